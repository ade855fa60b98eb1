"""Chance that everybody can check.

- `dice`: a number from a secret and a share; `commitments`: what is drawn, sealed before and opened after.
"""
