"""What the touched board may mean: legal inputs that explain it, weighed against each other."""
