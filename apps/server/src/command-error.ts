export class CommandError extends Error {
  override name = 'CommandError';
}
