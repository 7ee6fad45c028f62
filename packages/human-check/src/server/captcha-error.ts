export class CaptchaError extends Error {
  override name = 'CaptchaError';
  /** The provider's own code, or `timeout`, `network`, `http`, `answer`. */
  readonly code: string;

  constructor(code: string, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
  }
}
