"""What `dev.py` does: environments, playing, testing. It runs on the bare Python that is there, so on nothing else."""
