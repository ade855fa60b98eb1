"""From touches to which piece may be where."""
