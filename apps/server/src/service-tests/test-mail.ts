import type { ServiceTestFinding } from '@doorstep/contract';
import type { Transporter } from 'nodemailer';
import type { Config } from '../config.ts';
import { MailNotSent } from '../mail/smtp-sender.ts';

type MailConfig = Pick<Config, 'smtpUrl'>;

/** Whether the mail server answers and lets us sign in. Sends nothing. */
export async function testMail({ smtpUrl }: MailConfig, timeoutMs: number): Promise<ServiceTestFinding> {
  return withServer('mail_server', smtpUrl, timeoutMs, async (transport, host) => {
    await transport.verify();
    return found('mail_server', 'ok', 'mail_server_answers', { host });
  });
}

export async function sendTestMessage(
  { smtpUrl, from, to }: MailConfig & { from: string; to: string },
  timeoutMs: number,
): Promise<ServiceTestFinding> {
  return withServer('mail_message', smtpUrl, timeoutMs, async (transport, host) => {
    try {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject: 'Test message from Doorstep',
        text: 'Emails from Doorstep reach you. You asked for this message in Settings, under Services.',
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      return found('mail_message', 'ok', 'mail_message_taken', { host, to });
    } catch (error) {
      const { status, code } = new MailNotSent(error);
      if (status === null || code === 'EAUTH') throw error;
      // The message goes to the person who asked, so the server's reply reveals nobody else's address.
      const { response = '' } = error as { response?: string };
      const provider = { description: response.slice(0, 500), cause: '', resolution: '' };
      return { ...found('mail_message', 'wrong', 'mail_message_refused', { host, to, code: status }), provider };
    }
  });
}

async function withServer(
  subject: ServiceTestFinding['subject'],
  smtpUrl: string | null,
  timeoutMs: number,
  ask: (transport: Transporter, host: string) => Promise<ServiceTestFinding>,
): Promise<ServiceTestFinding> {
  if (smtpUrl === null) return found(subject, 'note', 'mail_is_off');
  const { host } = new URL(smtpUrl);
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  try {
    return await ask(transport, host);
  } catch (error) {
    const { code, status } = new MailNotSent(error);
    if (code === 'EAUTH') return found(subject, 'wrong', 'mail_sign_in_refused', { host, code: status ?? code });
    return code === 'ETIMEDOUT'
      ? found(subject, 'wrong', 'timed_out', { host, seconds: timeoutMs / 1000 })
      : found(subject, 'wrong', 'unreachable', { host });
  } finally {
    transport.close();
  }
}

function found(
  subject: ServiceTestFinding['subject'],
  state: ServiceTestFinding['state'],
  outcome: ServiceTestFinding['outcome'],
  values: ServiceTestFinding['values'] = {},
): ServiceTestFinding {
  return { subject, state, outcome, values, provider: null };
}
