// Empty until its first module is written.
