@rem `exec`, as the scripts of package.json call it, where the shell of npm is not a POSIX one.
@%*
