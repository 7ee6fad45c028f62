import { hcaptcha, type HcaptchaOptions, type HcaptchaProvider } from '@doorstep/human-check/server';
import type { Config } from '../config.ts';

/** hCaptcha as configured; null while it is not in use. */
export function hcaptchaOfConfig(
  { humanCheck, hcaptcha: settings, baseUrl }: Pick<Config, 'humanCheck' | 'hcaptcha' | 'baseUrl'>,
  report: Pick<HcaptchaOptions, 'onOutcome' | 'onUnknownCode'> = {},
): HcaptchaProvider | null {
  const { siteKey, secret } = settings;
  if (humanCheck !== 'hcaptcha' || siteKey === null || secret === null) return null;
  const { host, endpoint, assetHost: assethost, imageHost: imghost, reportApi: reportapi } = settings;
  return hcaptcha({
    siteKey,
    secret,
    scriptOrigin: settings.apiHost ?? undefined,
    verifyUrl: settings.verifyUrl ?? undefined,
    script: withoutNulls({ host, endpoint, assethost, imghost, reportapi }),
    reports: settings.reports,
    reportOrigin: standInOf(settings.apiHost),
    hostname: baseUrl === null ? null : new URL(baseUrl).hostname,
    maxScore: settings.maxScore,
    ...report,
  });
}

/** In development a stand-in for the provider's script receives its error reports as well. */
function standInOf(apiHost: string | null): string | undefined {
  return apiHost === null || new URL(apiHost).hostname.endsWith('hcaptcha.com') ? undefined : apiHost;
}

function withoutNulls<Name extends string>(values: Record<Name, string | null>): { [name in Name]?: string } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as {
    [name in Name]?: string;
  };
}
