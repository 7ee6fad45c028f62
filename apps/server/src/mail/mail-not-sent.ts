/**
 * A mail was not accepted by the mail server. It gives codes only: a mail server's own text repeats the recipient, and would
 * end up in logs and in the console.
 */
export class MailNotSent extends Error {
  override name = 'MailNotSent';
  /** Of the network or of the sending library, such as `ETIMEDOUT` or `EENVELOPE`; empty when there is none. */
  readonly code: string;
  /** What the mail server answered; null when it did not. */
  readonly status: number | null;
  /** The SMTP command that it answered, such as `RCPT TO`; empty before the first one. */
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
