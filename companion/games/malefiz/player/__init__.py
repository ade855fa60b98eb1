"""A computer player: what its net looks at. The net is learned by `make train`."""
