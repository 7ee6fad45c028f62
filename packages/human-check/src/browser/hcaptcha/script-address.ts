import { hcaptchaLanguage } from './hcaptcha-language.ts';

export interface ScriptOptions {
  scriptOrigin: string;
  script: { host?: string; endpoint?: string; assethost?: string; imghost?: string; reportapi?: string };
  reports: boolean;
  language: string;
}

export const onloadName = 'hCaptchaOnLoad';

/** Without `recaptchacompat`, like the provider's own loader: these pages have no reCAPTCHA. */
export function scriptAddress({ scriptOrigin, script, reports, language }: ScriptOptions): string {
  const parameters = [
    ['onload', onloadName],
    ['render', 'explicit'],
    ['sentry', reports ? '' : 'false'],
    ['assethost', script.assethost],
    ['imghost', script.imghost],
    ['reportapi', script.reportapi],
    ['endpoint', script.endpoint],
    ['host', script.host],
    ['hl', hcaptchaLanguage(language)],
  ] as const;
  const query = parameters
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`);
  return `${scriptOrigin}/1/api.js?${query.join('&')}`;
}
