export interface ServiceIssue {
  /** The provider's code, or `timeout`, `network`, `http`, `answer`; for mail an SMTP status or a network code. */
  code: string;
  /** `unavailable` may pass; `misconfigured` and `account` last until someone fixes them. */
  kind: 'unavailable' | 'misconfigured' | 'account';
  message: string;
}

/** Notified of each call to a third-party service; staff see the result. Do not await. */
export interface ServiceWatch {
  failed(issue: ServiceIssue): void;
  worked(): void;
}
