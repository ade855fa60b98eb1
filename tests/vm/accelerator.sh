#!/bin/sh
# Says how QEMU runs a machine here: as fast as the processor where it can, else emulated. A /dev/kvm alone is not
# enough: where the processor lends nothing (no vmx, no svm), a kernel's own code is emulated there, slower than by QEMU.
# Not every host lends its processor's word on speculation; no guest here needs it.
device=${1:-/dev/kvm} processor=${2:-/proc/cpuinfo}
if [ -c "$device" ] && (: <>"$device") 2>/dev/null && grep -Eqw 'vmx|svm' "$processor"; then
  echo '-accel kvm -cpu host,-arch-capabilities'
else
  echo '-accel tcg -cpu max'
fi
