import * as v from 'valibot';
import { captchaNames, type Captcha } from './captchas.ts';

export const humanChecks = ['pow', ...captchaNames] as const;

export const humanCheckQuerySchema = v.object({
  /** One of the offer's checks; the first if absent. */
  provider: v.optional(v.picklist(humanChecks)),
  /** `other`: the fallback for a visitor who cannot reach the provider. */
  way: v.optional(v.picklist(['other'])),
});

export interface ProofOfWorkSettings {
  provider: 'pow';
  challengeUrl: string;
}

export interface CaptchaSettings {
  provider: Captcha;
  siteKey: string;
  scriptOrigin: string;
  script: Record<string, string>;
  reports: boolean;
  /** Where errors are reported, if not to the provider's own service (a stand-in, in development). */
  reportOrigin?: string;
  /** For a visitor who cannot reach the provider: the built-in check, or null if the request is held instead. */
  fallback: ProofOfWorkSettings | null;
}

export type HumanCheckSettings = ProofOfWorkSettings | CaptchaSettings;

/** Result of a measured, not enforced, check for one request. */
export const monitoredOutcomes = [
  'passed',
  'rejected_missing',
  'rejected_invalid',
  'rejected_expired',
  'rejected_used',
  'unavailable',
  'misconfigured',
  /** The page reported an error: the script was blocked or the widget failed. */
  'browser_error',
  /** The request came without a result: another page, a program, no JavaScript. */
  'not_provided',
] as const;

export type MonitoredOutcome = (typeof monitoredOutcomes)[number];
