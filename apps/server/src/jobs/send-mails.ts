import { countMail, mailLinks, serviceDaysAgo, type Context, type OutboxEntry } from '@doorstep/core';
import type { FastifyBaseLogger } from 'fastify';
import type { ErrorLog } from '../http/error-log.ts';
import { composeMail } from '../mail/compose-mail.ts';
import { mailMatter } from '../mail/mail-matter.ts';
import type { MailWatch } from '../mail/watch-mail.ts';
import { MailNotSent, sendDeadlineMs, type MailSender } from '../mail/smtp-sender.ts';
import type { Job } from './job-runner.ts';

const batchSize = 5;
/** Longer than sending a batch in parallel; the mails of a killed server are sent after this. */
const leaseMs = sendDeadlineMs + 15_000;
const firstRetryMs = 30_000;
const maxRetryMs = 3_600_000;
/** Service days after which unsent mails expire, because a late receipt helps no one. */
const maxWaitDays = 3;

/** @property requestId  of the HTTP request that caused it; null for a job or a command. */
type LoggedMail = Pick<OutboxEntry, 'id' | 'attempts' | 'requestId'>;

/** At-least-once sending, in order per request. Retries after 30 s, 1 min, 2 min, … up to 1 h, for three days. */
export function sendMails(parts: {
  context: Pick<Context, 'store' | 'secrets' | 'mailSite'>;
  sender: MailSender;
  watch: MailWatch;
  /** Called without the mail, because logs must not contain addresses. */
  report: { sent: (entry: LoggedMail) => void; failed: (entry: LoggedMail, error: unknown) => void };
}): Job {
  const { context, sender, watch, report } = parts;
  const { store } = context;

  async function send(entry: OutboxEntry): Promise<void> {
    const { id, order, attempts, requestId } = entry;
    const logged = { id, attempts, requestId };
    if (!(await countMail(context, entry))) return store.outbox.done(id, await store.now(), 'limited');
    try {
      const matter = await mailMatter(store, entry);
      await sender.send(composeMail(order, await mailLinks(context, entry), matter), id);
    } catch (error) {
      report.failed(logged, error);
      watch.failed(error, order.to);
      const reason = error instanceof Error && error.name === 'MailNotSent' ? error.message : 'not sent';
      return store.outbox.retry(id, (await store.now()) + retryAfterMs(attempts), reason);
    }
    report.sent(logged);
    watch.sent();
    await store.outbox.done(id, await store.now());
  }

  return {
    name: 'send mails',
    everyMs: 2000,
    async run(signal) {
      const at = await store.now();
      await store.outbox.giveUp(await serviceDaysAgo(store, { days: maxWaitDays, at }), at);
      const entries = await store.outbox.lease(at, at + leaseMs, batchSize);
      if (signal.aborted) {
        // Not attempted: another process, or the next start, sends them at once.
        for (const { id } of entries) await store.outbox.retry(id, at, '');
        return false;
      }
      await Promise.all(entries.map(send));
      return entries.length === batchSize;
    },
  };
}

/** @param attempts  including this one. */
export function retryAfterMs(attempts: number): number {
  return Math.min(maxRetryMs, firstRetryMs * 2 ** Math.max(0, attempts - 1));
}

export function logMails(log: Pick<FastifyBaseLogger, 'info' | 'warn'>, errorLog: Pick<ErrorLog, 'report'>) {
  return {
    sent: (mail: LoggedMail) => log.info(mail, 'a mail was sent'),
    failed(mail: LoggedMail, error: unknown): void {
      if (error instanceof MailNotSent) log.warn({ ...mail, code: error.message }, 'a mail was not sent');
      else errorLog.report(error, 'a mail was not sent', { ...mail });
    },
  };
}
