"""What stands between people and the loop: panel, dice, devices that say inputs, asking to become host."""
