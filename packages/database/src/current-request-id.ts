import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Runs a request's handler; mails and webhooks that it causes carry its id, and the log of their jobs names it. */
export function withRequestId<T>(id: string, work: () => T): T {
  return current.run(id, work);
}

/** Id of the HTTP request being answered; null in a job or command. */
export function currentRequestId(): string | null {
  return current.getStore() ?? null;
}
