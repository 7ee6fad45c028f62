import { languageCode } from '../captcha/language-code.ts';
import { hcaptchaLanguages } from './hcaptcha-languages.ts';

export interface ScriptOptions {
  /** hCaptcha's own if absent. */
  scriptOrigin?: string;
  /** Other hosts than hCaptcha's. */
  script?: { host?: string; endpoint?: string; assethost?: string; imghost?: string; reportapi?: string };
  /** Whether errors are reported to the provider; they are if absent. */
  reports?: boolean;
  /** BCP 47. */
  language: string;
}

export const onloadName = 'hCaptchaOnLoad';

/** Without `recaptchacompat`, like the provider's own loader: these pages have no reCAPTCHA. */
export function scriptAddress(options: ScriptOptions): string {
  const { scriptOrigin = 'https://js.hcaptcha.com', script = {}, reports = true, language } = options;
  const parameters = [
    ['onload', onloadName],
    ['render', 'explicit'],
    ['sentry', reports ? '' : 'false'],
    ['assethost', script.assethost],
    ['imghost', script.imghost],
    ['reportapi', script.reportapi],
    ['endpoint', script.endpoint],
    ['host', script.host],
    ['hl', languageCode(language, hcaptchaLanguages)],
  ] as const;
  const query = parameters
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`);
  return `${scriptOrigin}/1/api.js?${query.join('&')}`;
}
