import { hcaptcha, type HcaptchaOptions, type HcaptchaProvider } from '@doorstep/human-check/server';
import type { Config } from '../config.ts';

/** hCaptcha as the settings have it; null while it is not in use. */
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

/** Where something plays the provider's script, in development, it hears of the errors too; the provider need not. */
function standInOf(apiHost: string | null): string | undefined {
  return apiHost === null || new URL(apiHost).hostname.endsWith('hcaptcha.com') ? undefined : apiHost;
}

function withoutNulls<Name extends string>(values: Record<Name, string | null>): { [name in Name]?: string } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as {
    [name in Name]?: string;
  };
}
