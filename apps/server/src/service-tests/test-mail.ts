import type { ServiceTestFinding } from '@doorstep/contract';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { MailNotSent } from '../mail/mail-not-sent.ts';

/** Whether the mail server answers and lets us sign in. Sends nothing. */
export async function testMail({ smtpUrl }: Pick<Config, 'smtpUrl'>, timeoutMs: number): Promise<ServiceTestFinding> {
  const finding = (
    state: ServiceTestFinding['state'],
    outcome: ServiceTestFinding['outcome'],
    values: ServiceTestFinding['values'] = {},
  ): ServiceTestFinding => ({ subject: 'mail_server', state, outcome, values, provider: null });
  if (smtpUrl === null) return finding('note', 'mail_is_off');
  const { host } = new URL(smtpUrl);
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  try {
    await transport.verify();
    return finding('ok', 'mail_server_answers', { host });
  } catch (error) {
    const { code, status } = new MailNotSent(error);
    if (code === 'EAUTH') return finding('wrong', 'mail_sign_in_refused', { host, code: status ?? code });
    return code === 'ETIMEDOUT'
      ? finding('wrong', 'timed_out', { host, seconds: timeoutMs / 1000 })
      : finding('wrong', 'unreachable', { host });
  } finally {
    transport.close();
  }
}
