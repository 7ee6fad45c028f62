import * as v from 'valibot';
import { captchaNames, type Captcha } from './captchas.ts';

export const humanChecks = ['pow', ...captchaNames] as const;

export const humanCheckQuerySchema = v.object({
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
  'unavailable',
  'misconfigured',
  /** The page told of an error: its script was blocked, or the widget failed. */
  'browser_error',
  'not_provided',
] as const;

export type MonitoredOutcome = (typeof monitoredOutcomes)[number];
