import { captchas, type Captcha } from '@doorstep/contract';
import type { CaptchaStandIn, LoqateStandIn } from '@doorstep/testing';

export interface DemoChoice {
  captcha: Captcha;
  check: 'always' | 'suspicion' | 'monitor' | 'pow';
  lookup: 'relay' | 'direct' | 'index';
  fallback: 'index' | 'typing';
  port: number;
}

const dayMs = 86_400_000;

export function settingsOfDemo(
  { captcha, check, lookup, fallback }: DemoChoice,
  played: {
    service: Pick<CaptchaStandIn, 'origin' | 'siteKey' | 'secret' | 'verifyUrl'>;
    loqate: Pick<LoqateStandIn, 'url' | 'key' | 'browserKey'>;
    now: number;
  },
): Record<string, string> {
  const { service, loqate, now } = played;
  const prefix = captchas[captcha].settings;
  return {
    DOORSTEP_ENV: 'development',
    DOORSTEP_DEMO: 'on',
    DOORSTEP_LOG_LEVEL: 'warn',
    ...(check === 'pow'
      ? {}
      : {
          DOORSTEP_HUMAN_CHECK: captcha,
          [`${prefix}_SITE_KEY`]: service.siteKey,
          [`${prefix}_SECRET`]: service.secret,
          [`${prefix}_API_HOST`]: service.origin,
          [`${prefix}_VERIFY_URL`]: service.verifyUrl,
          [`${prefix}_WHEN`]: check === 'suspicion' ? 'suspicion' : 'always',
          ...(check === 'monitor'
            ? { [`${prefix}_MONITOR_UNTIL`]: new Date(now + 7 * dayMs).toISOString().slice(0, 10) }
            : {}),
          ...(captcha === 'hcaptcha' ? { HCAPTCHA_REPORTAPI: service.origin } : {}),
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
