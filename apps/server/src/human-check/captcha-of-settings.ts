import { captchaNames, captchas, type Captcha } from '@doorstep/contract';
import type { SettingName, SettingValues } from '../settings.ts';
import { SettingError } from '../setting-kinds.ts';
import {
  type CaptchaSetup,
  type OwnOptions,
  type SettingTable,
  type SharedValues,
  sharedSettings,
} from './captcha-setup.ts';
import { captchaSetups } from './captcha-setups.ts';

export interface CaptchaConfig {
  provider: Captcha;
  siteKey: string;
  secret: string;
  apiHost: string | null;
  verifyUrl: string | null;
  /** For every visitor, or only on suspicion of a machine; the built-in check covers the rest. */
  when: 'always' | 'suspicion';
  /** For a visitor who cannot reach the provider: the built-in check instead, or a request that is held. */
  fallback: 'held' | 'pow';
  /** Milliseconds since 1970. Until then the captcha is measured next to the built-in check, and not enforced. */
  monitorUntil: number | null;
  own: OwnOptions;
}

const setupOf = (name: Captcha) => captchaSetups[name] as unknown as CaptchaSetup<SettingTable>;
const nameOf = (captcha: Captcha, key: string) => `${captchas[captcha].settings}_${key}` as SettingName;

/** Null: the built-in check alone. The settings must be free of conflicts. */
export function captchaOfSettings(values: SettingValues): CaptchaConfig | null {
  const provider = values.DOORSTEP_HUMAN_CHECK;
  if (provider === 'pow') return null;
  const { settings, optionsOf } = setupOf(provider);
  const own = Object.fromEntries(
    Object.keys({ ...sharedSettings, ...settings }).map((key) => [key, values[nameOf(provider, key)]]),
  ) as SharedValues;
  return {
    provider,
    siteKey: own.SITE_KEY ?? '',
    secret: own.SECRET ?? '',
    apiHost: own.API_HOST,
    verifyUrl: own.VERIFY_URL,
    when: own.WHEN,
    fallback: own.FALLBACK,
    monitorUntil: own.MONITOR_UNTIL,
    own: optionsOf(own),
  };
}

export const captchaHosts = captchaNames.flatMap((name) =>
  ['API_HOST', 'VERIFY_URL', ...setupOf(name).addresses].map((key): [SettingName, readonly string[]] => [
    nameOf(name, key),
    captchas[name].domains,
  ]),
);

export function neededForCaptcha({ DOORSTEP_HUMAN_CHECK: inUse }: SettingValues): [SettingName, because: string][] {
  if (inUse === 'pow') return [];
  return ['SITE_KEY', 'SECRET'].map((key) => [nameOf(inUse, key), `DOORSTEP_HUMAN_CHECK is ${inUse}`]);
}

/** Two captchas with keys: one of them is a mistake, and which one cannot be guessed. */
export function captchaConflicts(values: SettingValues): SettingError[] {
  const [first, ...others] = captchaNames.flatMap((name) => {
    const key = ['SITE_KEY', 'SECRET'].map((each) => nameOf(name, each)).find((each) => values[each] !== null);
    return key === undefined ? [] : [key];
  });
  return others.map((key) => new SettingError(key, null, `nothing while ${first} is set: there is one human check`));
}

/** Test keys let everyone pass, so production rejects them. */
export function captchaTestKeys(values: SettingValues): SettingError[] {
  const inUse = values.DOORSTEP_HUMAN_CHECK;
  if (inUse === 'pow') return [];
  const { name, testKeys } = captchas[inUse];
  return (
    [
      ['SITE_KEY', testKeys.siteKey, `your own site key; ${name}'s test keys let everybody pass and are`],
      ['SECRET', testKeys.secret, `your own secret; ${name}'s test secret lets everybody pass and is`],
    ] as const
  ).flatMap(([key, pattern, takes]) => {
    const setting = nameOf(inUse, key);
    const value = String(values[setting] ?? '');
    if (!pattern.test(value)) return [];
    return [new SettingError(setting, key === 'SECRET' ? null : value, `${takes} for DOORSTEP_ENV=development`)];
  });
}
