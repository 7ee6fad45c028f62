import type { FastifyBaseLogger } from 'fastify';
import type { ErrorLog } from '../http/error-log.ts';
import { MailNotSent } from '../mail/smtp-sender.ts';
import type { PostOutcome } from '../webhooks/post-webhook.ts';
import type { LoggedDelivery } from './deliver-webhooks.ts';
import type { LoggedMail } from './send-mails.ts';

type Log = Pick<FastifyBaseLogger, 'info' | 'warn'>;

export function logMails(log: Log, errorLog: Pick<ErrorLog, 'report'>) {
  return {
    sent: (mail: LoggedMail) => log.info(mail, 'a mail was sent'),
    failed(mail: LoggedMail, error: unknown): void {
      if (error instanceof MailNotSent) log.warn({ ...mail, code: error.message }, 'a mail was not sent');
      else errorLog.report(error, 'a mail was not sent', { ...mail });
    },
  };
}

export function logDeliveries(log: Log) {
  return (delivery: LoggedDelivery, outcome: PostOutcome): void => {
    if (outcome.kind === 'failed') log.warn({ ...delivery, code: outcome.code }, 'a webhook was not delivered');
    else if (outcome.status >= 200 && outcome.status < 300) log.info({ ...delivery }, 'a webhook was delivered');
    else log.warn({ ...delivery, status: outcome.status }, 'a webhook was not delivered');
  };
}
