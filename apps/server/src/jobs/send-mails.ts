import type { OutboxStore, Store } from '@doorstep/core';
import { composeMail } from '../mail/compose-mail.ts';
import type { MailSender } from '../mail/smtp-sender.ts';
import type { Job } from './job-runner.ts';

const atOnce = 20;
/** Long enough for a slow mail server to take all of one lease, one after the other. */
const leaseMs = 15 * 60_000;
const firstRetryMs = 30_000;
const longestRetryMs = 6 * 3_600_000;

/**
 * Sends what the outbox holds, at least once, in order for each request. A mail that was not taken over is tried again
 * after 30 s, 1 min, 2 min, … up to 6 h.
 */
export function sendMails(parts: {
  store: Pick<Store, 'now'> & { outbox: OutboxStore };
  sender: MailSender;
  /** Told without the mail: a log holds no addresses. */
  report: (error: unknown, entry: { id: string; attempts: number }) => void;
}): Job {
  const { store, sender, report } = parts;
  return {
    name: 'send mails',
    everyMs: 2000,
    async run(signal) {
      const at = await store.now();
      const entries = await store.outbox.lease(at, at + leaseMs, atOnce);
      for (const { id, order, attempts } of entries) {
        if (signal.aborted) {
          // Not tried: another process, or the next start, takes it at once.
          await store.outbox.retry(id, at, '');
          continue;
        }
        try {
          await sender.send(composeMail(order), id);
        } catch (error) {
          report(error, { id, attempts });
          await store.outbox.retry(id, (await store.now()) + retryAfterMs(attempts), describe(error));
          continue;
        }
        await store.outbox.done(id, await store.now());
      }
      return entries.length === atOnce;
    },
  };
}

/** @param attempts How often it was tried, this time included. */
export function retryAfterMs(attempts: number): number {
  return Math.min(longestRetryMs, firstRetryMs * 2 ** Math.max(0, attempts - 1));
}

/** What kept a mail from being sent, for staff; a mail server's own words may repeat the address. */
function describe(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return [code, responseCode].filter((each) => each !== undefined).join(' ') || 'not sent';
}
