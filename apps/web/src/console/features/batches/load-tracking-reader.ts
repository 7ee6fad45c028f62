import { ConnectionError } from '@doorstep/client';

/**
 * What reads tracking numbers, with its library: brought when there are some, not with the page of every batch.
 * @throws ConnectionError
 */
export async function loadTrackingReader() {
  return import('./read-tracking-lines.ts').catch((cause: unknown) => {
    throw new ConnectionError('The reader of tracking numbers could not be loaded', { cause });
  });
}
