"""The hall on this board: the packaged broker with files of ours, who may tell it, and the hall's program."""
