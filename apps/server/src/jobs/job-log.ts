// What jobs log of mails and webhooks. `requestId` is the name that the line of the request has, too.
import type { FastifyBaseLogger } from 'fastify';
import type { PostOutcome } from '../webhooks/post-webhook.ts';
import type { LoggedDelivery } from './deliver-webhooks.ts';
import type { LoggedMail } from './send-mails.ts';

type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

export function logMails(log: Log) {
  return {
    sent: (mail: LoggedMail) => log.info(mail, 'a mail was sent'),
    failed: (mail: LoggedMail, error: unknown) => log.error({ ...mail, err: error }, 'a mail was not sent'),
  };
}

export function logDeliveries(log: Log) {
  return (delivery: LoggedDelivery, outcome: PostOutcome): void => {
    if (outcome.kind === 'failed') log.warn({ ...delivery, code: outcome.code }, 'a webhook was not delivered');
    else if (outcome.status >= 200 && outcome.status < 300) log.info({ ...delivery }, 'a webhook was delivered');
    else log.warn({ ...delivery, status: outcome.status }, 'a webhook was not delivered');
  };
}
