"""What make runs beside the package itself."""
