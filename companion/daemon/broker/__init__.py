"""The broker of the house, as it is chosen on the page of the care: found, tried, kept, told, forgotten."""
