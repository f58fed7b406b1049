"""The protocol's shapes: what comes in (strict, with limits) and what goes out. The schemas are made from these."""
