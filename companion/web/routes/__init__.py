"""What answers at each address, a file for each part of the pages."""
