import { captchaNames, captchas, type Captcha } from '@doorstep/contract';
import { turnstile } from '@doorstep/human-check/server';
import { sharedSettings, sharedSetup } from './captcha-setup.ts';
import { hcaptchaSetup } from './hcaptcha/hcaptcha-setup.ts';

export const captchaSetups = { hcaptcha: hcaptchaSetup, turnstile: sharedSetup(turnstile) } satisfies Record<
  Captcha,
  unknown
>;

type SettingsOf<Name extends Captcha> = typeof sharedSettings & (typeof captchaSetups)[Name]['settings'];
type Prefixed<Name extends Captcha> = {
  [Key in keyof SettingsOf<Name> & string as `${(typeof captchas)[Name]['settings']}_${Key}`]: SettingsOf<Name>[Key];
};
type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (each: infer All) => void
  ? All
  : never;

export const captchaSettings = Object.fromEntries(
  captchaNames.flatMap((name) =>
    Object.entries({ ...sharedSettings, ...captchaSetups[name].settings }).map(([key, setting]) => [
      `${captchas[name].settings}_${key}`,
      setting,
    ]),
  ),
) as Intersection<{ [Name in Captcha]: Prefixed<Name> }[Captcha]>;
