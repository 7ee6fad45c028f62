interface CaptchaRow {
  name: string;
  company: string;
  /** Prefix of its settings, without the underscore. */
  settings: string;
  /** Domains that its settings may name in production. */
  domains: readonly string[];
  privacyUrl: string;
  termsUrl: string;
  /** The provider's test keys, which let everybody pass. */
  testKeys: { siteKey: RegExp; secret: RegExp };
}

/**
 * Third parties that can provide the human check: one row each, with a folder on each side in
 * packages/human-check. See docs/guides/add-a-captcha.md.
 */
export const captchas = {
  hcaptcha: {
    name: 'hCaptcha',
    company: 'Intuition Machines, Inc.',
    settings: 'HCAPTCHA',
    domains: ['hcaptcha.com'],
    privacyUrl: 'https://www.hcaptcha.com/privacy',
    termsUrl: 'https://www.hcaptcha.com/terms',
    testKeys: { siteKey: /^[123]0000000-ffff-ffff-ffff-00000000000[123]$/i, secret: /^0x0+$/i },
  },
  turnstile: {
    name: 'Cloudflare Turnstile',
    company: 'Cloudflare, Inc.',
    settings: 'TURNSTILE',
    domains: ['challenges.cloudflare.com'],
    privacyUrl: 'https://www.cloudflare.com/turnstile-privacy-policy/',
    termsUrl: 'https://www.cloudflare.com/website-terms/',
    testKeys: { siteKey: /^[123]x0{20}[a-f]{2}$/i, secret: /^[123]x0{31}[a-f]{2}$/i },
  },
} as const satisfies Record<string, CaptchaRow>;

export type Captcha = keyof typeof captchas;

export const captchaNames = Object.keys(captchas) as [Captcha, ...Captcha[]];
