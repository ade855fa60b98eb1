"""What a page sees and hears: values of the table as JSON in a language, and sentences said aloud."""
