"""The referee: rules, tracking, journal, daemon and phone pages."""

__version__ = "0.1.0+dev"
