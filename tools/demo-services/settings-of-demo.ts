import type { HcaptchaStandIn, LoqateStandIn } from '@doorstep/testing';

export interface DemoChoice {
  check: 'always' | 'suspicion' | 'monitor' | 'pow';
  lookup: 'relay' | 'direct' | 'index';
  fallback: 'index' | 'typing';
  port: number;
}

const dayMs = 86_400_000;

export function settingsOfDemo(
  { check, lookup, fallback }: DemoChoice,
  played: {
    hcaptcha: Pick<HcaptchaStandIn, 'origin' | 'siteKey' | 'secret' | 'verifyUrl'>;
    loqate: Pick<LoqateStandIn, 'url' | 'key' | 'browserKey'>;
    now: number;
  },
): Record<string, string> {
  const { hcaptcha, loqate, now } = played;
  return {
    DOORSTEP_ENV: 'development',
    DOORSTEP_DEMO: 'on',
    DOORSTEP_LOG_LEVEL: 'warn',
    ...(check === 'pow'
      ? {}
      : {
          DOORSTEP_HUMAN_CHECK: 'hcaptcha',
          HCAPTCHA_SITE_KEY: hcaptcha.siteKey,
          HCAPTCHA_SECRET: hcaptcha.secret,
          HCAPTCHA_API_HOST: hcaptcha.origin,
          HCAPTCHA_VERIFY_URL: hcaptcha.verifyUrl,
          HCAPTCHA_REPORTAPI: hcaptcha.origin,
          HCAPTCHA_WHEN: check === 'suspicion' ? 'suspicion' : 'always',
          ...(check === 'monitor'
            ? { HCAPTCHA_MONITOR_UNTIL: new Date(now + 7 * dayMs).toISOString().slice(0, 10) }
            : {}),
        }),
    ...(lookup === 'index'
      ? {}
      : {
          DOORSTEP_LOOKUP: `loqate-${lookup}`,
          LOQATE_KEY: loqate.key,
          LOQATE_URL: loqate.url,
          LOQATE_FALLBACK: fallback,
          ...(lookup === 'direct' ? { LOQATE_BROWSER_KEY: loqate.browserKey } : {}),
        }),
  };
}
