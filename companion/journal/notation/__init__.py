"""Games as text: written, parsed, read back."""
