import { ConnectionError } from '@doorstep/client';

/**
 * Loads the tracking number parser and its library only when needed, not with every batch page.
 * @throws ConnectionError
 */
export async function loadTrackingReader() {
  return import('./read-tracking-lines.ts').catch((cause: unknown) => {
    throw new ConnectionError('The reader of tracking numbers could not be loaded', { cause });
  });
}
