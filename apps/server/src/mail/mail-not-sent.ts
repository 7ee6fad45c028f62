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
