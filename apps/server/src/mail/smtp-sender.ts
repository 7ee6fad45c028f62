import type { Transporter } from 'nodemailer';
import { within } from '../within.ts';
import type { Mail } from './compose-mail.ts';

export class MailNotSent extends Error {
  override name = 'MailNotSent';
  /** The network's or the mail library's, such as `ETIMEDOUT` or `EENVELOPE`; "" for none. */
  readonly code: string;
  /** The SMTP status; null without a response. */
  readonly status: number | null;
  /** The SMTP command that failed, such as `RCPT TO`; "" before the first one. */
  readonly command: string;

  constructor(cause: unknown) {
    const { code, responseCode, command } = (cause ?? {}) as Record<string, unknown>;
    const codes = [code, responseCode].filter((each) => typeof each === 'string' || typeof each === 'number');
    super(codes.join(' ') || 'not sent');
    this.code = typeof code === 'string' ? code : '';
    this.status = typeof responseCode === 'number' ? responseCode : null;
    this.command = typeof command === 'string' ? command : '';
  }
}

/** A mail not accepted within this time is retried later. */
export const sendDeadlineMs = 45_000;

export interface MailSender {
  /** @param id  equal at every attempt, so duplicates can be recognised. @throws MailNotSent */
  send(mail: Mail, id: string): Promise<void>;
  close(): void;
}

/** @param from `offers@example.org` or `Offers <offers@example.org>`. */
export function createSmtpSender({ smtpUrl, from }: { smtpUrl: string; from: string }): MailSender {
  let opened: Promise<Transporter> | null = null;
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: smtpUrl,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      // Mails consist of texts, which must not reference files or URLs to load.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  const domain = /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ to, subject, text, html, replyTo, calendar }, id) {
      const transport = await (opened ??= open());
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
    close: () => void opened?.then((transport) => transport.close()),
  };
}

/** The default: `doorstep` at the public host. */
export function defaultSender(baseUrl: string): string {
  return `doorstep@${new URL(baseUrl).hostname}`;
}
