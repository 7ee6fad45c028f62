import { createTransport } from 'nodemailer';
import type { Mail } from './compose-mail.ts';

/** Hands mails to whoever delivers them. */
export interface MailSender {
  /**
   * @param id The same at every attempt, so that a mail sent twice can be recognised.
   * @throws when it was not taken over.
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
    async send({ to, subject, text, html }, id) {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
}

/** Who mails come from when nobody has said: `doorstep` at the host that people open. */
export function defaultSender(baseUrl: string): string {
  return `doorstep@${new URL(baseUrl).hostname}`;
}
