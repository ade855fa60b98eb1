"""What becomes a record, a question or a verdict, and when."""
