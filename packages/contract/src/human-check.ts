// What a page needs to begin a human check.

/** The built-in check: a challenge of our own server, solved in the page. */
export interface ProofOfWorkSettings {
  provider: 'pow';
  challengeUrl: string;
}

/** hCaptcha's public settings, as the operator configured them. */
export interface HcaptchaSettings {
  provider: 'hcaptcha';
  siteKey: string;
  /** Where its script is loaded from, such as `https://js.hcaptcha.com`. */
  scriptOrigin: string;
  /** Options of the script's address; those that were not configured are absent. */
  script: { host?: string; endpoint?: string; assethost?: string; imghost?: string; reportapi?: string };
  /** Whether its errors are reported to the provider. */
  reports: boolean;
  /** Where they are reported to, when it is not the provider's own service (a stand-in's place, in development). */
  reportOrigin?: string;
  /** For a visitor whom the provider does not reach: the built-in check, or null when the request is held instead. */
  otherWay: ProofOfWorkSettings | null;
}

export type HumanCheckSettings = ProofOfWorkSettings | HcaptchaSettings;
