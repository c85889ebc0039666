"""What `vigil bench` measures: ratios of one run, so that a slow or busy machine says the same."""
