"""Tests of the loopback Discord."""
