import { createTransport } from 'nodemailer';
import { within } from '../within.ts';
import type { Mail } from './compose-mail.ts';
import { MailNotSent } from './mail-not-sent.ts';

/** A mail that the server has not accepted by then is tried again later. */
export const sendDeadlineMs = 45_000;

/** Sends mails. */
export interface MailSender {
  /**
   * @param id The same at every attempt, so that a mail sent twice can be recognised.
   * @throws MailNotSent when it was not accepted.
   */
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
    // A mail is made of texts alone; nothing in it may name a file or an address to load.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ to, subject, text, html, replyTo }, id) {
      const sending = transport.sendMail({
        from,
        to: { name: '', address: to },
        ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        html,
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      // A server that answers one byte now and then would otherwise block a mail, and those behind it, without limit.
      await within(sendDeadlineMs, sending).catch((error: unknown) => {
        throw new MailNotSent(error);
      });
    },
    close: () => transport.close(),
  };
}

/** The default sender: `doorstep` at the host that people open. */
export function defaultSender(baseUrl: string): string {
  return `doorstep@${new URL(baseUrl).hostname}`;
}
