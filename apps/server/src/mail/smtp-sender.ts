import { createTransport } from 'nodemailer';
import { within } from '../within.ts';
import type { Mail } from './compose-mail.ts';
import { MailNotSent } from './mail-not-sent.ts';

/** A mail not accepted within this time is retried later. */
export const sendDeadlineMs = 45_000;

export interface MailSender {
  /** @param id  equal at every attempt, so duplicates can be recognised. @throws MailNotSent */
  send(mail: Mail, id: string): Promise<void>;
  close(): void;
}

/** @param from `offers@example.org` or `Offers <offers@example.org>`. */
export function createSmtpSender({ smtpUrl, from }: { smtpUrl: string; from: string }): MailSender {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // Mails consist of texts, which must not reference files or URLs to load.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ to, subject, text, html, replyTo, calendar }, id) {
      const sending = transport.sendMail({
        from,
        to: { name: '', address: to },
        ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        html,
        ...(calendar === undefined
          ? {}
          : {
              attachments: [
                { filename: 'collect.ics', content: calendar, contentType: 'text/calendar; charset=utf-8' },
              ],
            }),
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      // A server that trickles single bytes would otherwise block the outbox without limit.
      await within(sendDeadlineMs, sending).catch((error: unknown) => {
        throw new MailNotSent(error);
      });
    },
    close: () => transport.close(),
  };
}

/** The default: `doorstep` at the public host. */
export function defaultSender(baseUrl: string): string {
  return `doorstep@${new URL(baseUrl).hostname}`;
}
