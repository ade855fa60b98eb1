"""Every sentence that a person reads, in all languages; how seats, places and pieces are called."""
