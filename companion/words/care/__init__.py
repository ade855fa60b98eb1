"""Sentences about board and machine: lights, copies, losses, updates, programs of boards, broker, Wi-Fi."""
