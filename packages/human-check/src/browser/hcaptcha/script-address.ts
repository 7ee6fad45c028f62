export interface ScriptOptions {
  /** Such as `https://js.hcaptcha.com`. */
  scriptOrigin: string;
  /** Those that the operator configured; the provider's own defaults hold for the others. */
  script: { host?: string; endpoint?: string; assethost?: string; imghost?: string; reportapi?: string };
  /** Whether errors are reported to the provider, by its script and by this page. */
  reports: boolean;
  /** Language of the page. */
  language: string;
}

export const onloadName = 'hCaptchaOnLoad';

/**
 * The address of the provider's script, its options in the provider's order. `recaptchacompat` stays out, as it does in
 * the provider's own loader: no other check is on these pages for its alias to get in the way of.
 */
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
    ['hl', language],
  ] as const;
  const query = parameters
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`);
  return `${scriptOrigin}/1/api.js?${query.join('&')}`;
}
