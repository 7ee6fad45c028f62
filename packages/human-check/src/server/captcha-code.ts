import type { HumanCheckRejection } from './human-check-provider.ts';

/** The meaning of an error code that a provider answers. */
export type CaptchaCode =
  | { kind: 'rejected'; reason: HumanCheckRejection }
  /** Our settings are wrong; `message` tells staff what to do, `wrong` names the part. */
  | { kind: 'misconfigured'; message: string; wrong: 'secret' | 'keys' | 'call' }
  /** The provider failed; its error says nothing about the visitor. */
  | { kind: 'unavailable'; message: string };

export type CaptchaCodes = ReadonlyMap<string, CaptchaCode>;

export const rejected = (reason: HumanCheckRejection): CaptchaCode => ({ kind: 'rejected', reason });
