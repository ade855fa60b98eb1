"""The microcontroller's side: the wire, the serial link, the virtual board."""
