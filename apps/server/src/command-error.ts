/**
 * An error that the person who runs the command can fix: shown as one line, without a stack, with exit code 1. Not for
 * bugs of ours.
 */
export class CommandError extends Error {
  override name = 'CommandError';
}
