import { hcaptcha } from '@doorstep/human-check/server';
import { onOrOff, score, setting, text, thirdPartyHost, webAddress } from '../../setting-kinds.ts';
import type { CaptchaSetup } from '../captcha-setup.ts';

const settings = {
  REPORT: setting(onOrOff, '"on" or "off"', true),
  HOST: setting(text, 'a host name', null),
  ENDPOINT: setting(webAddress, thirdPartyHost, null),
  ASSETHOST: setting(webAddress, thirdPartyHost, null),
  IMGHOST: setting(webAddress, thirdPartyHost, null),
  REPORTAPI: setting(webAddress, thirdPartyHost, null),
  MAX_SCORE: setting(score, 'a number from 0 to 1', 0.8),
};

export const hcaptchaSetup: CaptchaSetup<typeof settings> = {
  create: hcaptcha,
  settings,
  addresses: ['ENDPOINT', 'ASSETHOST', 'IMGHOST', 'REPORTAPI'],
  optionsOf: ({ HOST, ENDPOINT, ASSETHOST, IMGHOST, REPORTAPI, REPORT, MAX_SCORE, API_HOST }) => ({
    script: withoutNulls({
      host: HOST,
      endpoint: ENDPOINT,
      assethost: ASSETHOST,
      imghost: IMGHOST,
      reportapi: REPORTAPI,
    }),
    reports: REPORT,
    reportOrigin: standInOf(API_HOST),
    maxScore: MAX_SCORE,
  }),
};

function standInOf(apiHost: string | null): string | undefined {
  return apiHost === null || new URL(apiHost).hostname.endsWith('hcaptcha.com') ? undefined : apiHost;
}

function withoutNulls(values: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== null));
}
