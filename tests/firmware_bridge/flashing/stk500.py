"""What bootloaders speak, from the device's side: STK500 version 1 (Optiboot) and version 2 (Arduino Mega).

Bytes in, bytes out; flash is a bytearray. Numbers from Atmel's application notes AVR061 and AVR068.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

OK, IN_SYNC, CRC_EOP = 0x10, 0x14, 0x20
Written = Callable[[int, bytes], None]
"""Called with the byte address of a page and its bytes."""


SIZES = {0x41: 1, 0x42: 20, 0x45: 5, 0x55: 2, 0x56: 4, 0x74: 3}
"""Command of version 1 -> bytes that follow it, before the end."""


class Stk500(Protocol):
    """One bootloader: what it says to these bytes, and whether the host has let it go."""

    left: bool

    def feed(self, data: bytes) -> bytes: ...


class Stk500v1:
    """Optiboot: no checksum, addresses of words, two bytes."""

    def __init__(self, signature: bytes, flash: bytearray, written: Written) -> None:
        self.left = False
        self._signature, self._flash, self._written = signature, flash, written
        self._in, self._address = bytearray(), 0

    def feed(self, data: bytes) -> bytes:
        self._in += data
        out = b""
        while self._in and len(self._in) >= (size := self._size()):
            command, self._in = bytes(self._in[:size]), self._in[size:]
            out += bytes((IN_SYNC,)) + self._do(command) + bytes((OK,)) if command[-1] == CRC_EOP else b""
        return out

    def _size(self) -> int:
        """How long the whole command is, its end included."""
        if self._in[0] == 0x64:
            return 5 + int.from_bytes(self._in[1:3]) if len(self._in) > 3 else 5
        return 2 + SIZES.get(self._in[0], 0)

    def _do(self, command: bytes) -> bytes:
        match command[0]:
            case 0x41:
                return {0x81: b"\x08", 0x82: b"\x00"}.get(command[1], b"\x03")
            case 0x55:
                self._address = 2 * int.from_bytes(command[1:3], "little")
            case 0x56:
                return b"\x00"
            case 0x64:
                self._written(self._address, command[4:-1])
            case 0x74:
                return bytes(self._flash[self._address : self._address + int.from_bytes(command[1:3])])
            case 0x75:
                return self._signature
            case 0x51:
                self.left = True
        return b""


class Stk500v2:
    """The Mega's: frames with a sequence and a checksum, addresses of words, four bytes."""

    def __init__(self, signature: bytes, flash: bytearray, written: Written) -> None:
        self.left = False
        self._signature, self._flash, self._written = signature, flash, written
        self._in, self._address = bytearray(), 0

    def feed(self, data: bytes) -> bytes:
        self._in += data
        out = b""
        while (start := self._in.find(0x1B)) >= 0:
            del self._in[:start]
            if len(self._in) < 5 or len(self._in) < (size := 6 + int.from_bytes(self._in[2:4])):
                break
            frame, self._in = bytes(self._in[:size]), self._in[size:]
            body = self._do(frame[5:-1])
            answer = bytes((0x1B, frame[1])) + len(body).to_bytes(2) + b"\x0e" + body
            check = 0
            for byte in answer:
                check ^= byte
            out += answer + bytes((check,))
        return out

    def _do(self, body: bytes) -> bytes:
        done = bytes((body[0], 0))
        match body[0]:
            case 0x01:
                return done + b"\x08AVRISP_2"
            case 0x03:
                return done + b"\x0a"
            case 0x06:
                self._address = 2 * (int.from_bytes(body[1:5]) & 0x7FFFFFFF)
            case 0x11:
                self.left = True
            case 0x13:
                data = body[10 : 10 + int.from_bytes(body[1:3])]
                self._written(self._address, data)
                self._address += len(data)
            case 0x14:
                size = int.from_bytes(body[1:3])
                data = bytes(self._flash[self._address : self._address + size])
                self._address += size
                return done + data + b"\0"
            case 0x1B:
                return done + bytes((self._signature[body[4] % 3], 0))
        return done
