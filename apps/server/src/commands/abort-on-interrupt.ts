import { CommandError } from '../command-error.ts';

export function abortOnInterrupt(): AbortSignal {
  const controller = new AbortController();
  const stop = (): void => controller.abort(new CommandError('Stopped. Nothing was changed.'));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  return controller.signal;
}
