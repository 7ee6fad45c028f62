/** What is wrong with a third-party service, in words for staff. Nothing that a visitor typed is in it. */
export interface ServiceIssue {
  /** The provider's own code, or `timeout`, `network`, `http`, `answer`; of mail an SMTP status or a network's code. */
  code: string;
  /** `unavailable` may pass by itself; `misconfigured` and `account` last until somebody fixes them. */
  kind: 'unavailable' | 'misconfigured' | 'account';
  /** What happened and what to do, in the provider's words where it has some. */
  message: string;
}

/** Callers of a third-party service report here how each call went; staff see the result. Neither call is awaited. */
export interface ServiceWatch {
  failed(issue: ServiceIssue): void;
  worked(): void;
}
