import * as v from 'valibot';
import { captchaNames, type Captcha } from './captchas.ts';

/** The built-in check, and those of third parties. */
export const humanChecks = ['pow', ...captchaNames] as const;

/** Query of GET /api/offers/:slug/human-check. */
export const humanCheckQuerySchema = v.object({
  /** One of several that the offer has; the first when absent. */
  provider: v.optional(v.picklist(humanChecks)),
  /** `other`: the fallback for a visitor who cannot reach the provider. */
  way: v.optional(v.picklist(['other'])),
});

/** The built-in check: a challenge of our own server, solved in the page. */
export interface ProofOfWorkSettings {
  provider: 'pow';
  challengeUrl: string;
}

export interface CaptchaSettings {
  provider: Captcha;
  siteKey: string;
  /** Where its script is loaded from, such as `https://js.captcha.example`. */
  scriptOrigin: string;
  /** Further parameters of the script's address; those that were not configured are absent. */
  script: Record<string, string>;
  /** Whether its errors are reported to the provider. */
  reports: boolean;
  /** Where they are reported to, when it is not the provider's own service (a stand-in's place, in development). */
  reportOrigin?: string;
  /** The fallback for a visitor who cannot reach the provider: the built-in check, or null when the request is held instead. */
  fallback: ProofOfWorkSettings | null;
}

export type HumanCheckSettings = ProofOfWorkSettings | CaptchaSettings;

/** How a check that is only measured did for one request. */
export const monitoredOutcomes = [
  'passed',
  'rejected_missing',
  'rejected_invalid',
  'rejected_expired',
  'rejected_used',
  /** The service gave no reliable answer. */
  'unavailable',
  'misconfigured',
  /** The page told of an error: its script was blocked, or the widget failed. */
  'browser_error',
  /** The request came without a result of it: another page, a program, no JavaScript. */
  'not_provided',
] as const;

export type MonitoredOutcome = (typeof monitoredOutcomes)[number];
