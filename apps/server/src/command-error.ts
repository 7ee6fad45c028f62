/**
 * Something that whoever runs the command can put right: shown as its one line, without a stack, with exit code 1.
 * Not for defects of ours.
 */
export class CommandError extends Error {
  override name = 'CommandError';
}
