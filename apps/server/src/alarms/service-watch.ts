/** What is wrong with a third-party service, in words for staff. Nothing that a visitor typed is in it. */
export interface ServiceIssue {
  /** The provider's own code, or `timeout`, `network`, `http`, `answer`; of mail an SMTP status or a network's code. */
  code: string;
  /** `unavailable` may pass by itself; `misconfigured` and `account` wait for somebody to put them right. */
  kind: 'unavailable' | 'misconfigured' | 'account';
  /** What happened and what to do, in the provider's words where it has some. */
  message: string;
}

/** Hears from whoever calls a third-party service how that goes, and tells staff. Neither call is waited for. */
export interface ServiceWatch {
  failed(issue: ServiceIssue): void;
  worked(): void;
}
