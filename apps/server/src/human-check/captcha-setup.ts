import type { CaptchaOptions, CaptchaProvider } from '@doorstep/human-check/server';
import {
  type Setting,
  day,
  oneOf,
  secretSetting,
  setting,
  text,
  thirdPartyHost,
  webAddress,
} from '../setting-kinds.ts';

/** The settings that all captchas have, without the prefix of their names. */
export const sharedSettings = {
  SITE_KEY: setting(text, 'the site key', null),
  SECRET: secretSetting(text, 'the secret of the account', null),
  API_HOST: setting(webAddress, thirdPartyHost, null),
  VERIFY_URL: setting(webAddress, thirdPartyHost, null),
  WHEN: setting(oneOf('always', 'suspicion'), '"always" or "suspicion"', 'always'),
  FALLBACK: setting(oneOf('held', 'pow'), '"held" or "pow"', 'held'),
  MONITOR_UNTIL: setting(day, 'a day such as 2026-03-31', null),
};

// oxlint-disable-next-line typescript/no-explicit-any -- any value, any default
export type SettingTable = Record<string, Setting<any, any>>;

type ValuesOf<Table extends SettingTable> = {
  [Name in keyof Table]: Table[Name] extends Setting<infer Value, infer Default> ? Value | Default : never;
};

export type SharedValues = ValuesOf<typeof sharedSettings>;

/** Options from a provider's own settings, beyond the shared ones. */
export type OwnOptions = Pick<CaptchaOptions, 'script' | 'reports' | 'reportOrigin' | 'maxScore'>;

export interface CaptchaSetup<Own extends SettingTable> {
  create(options: CaptchaOptions): CaptchaProvider;
  settings: Own;
  addresses: readonly (keyof Own & string)[];
  optionsOf(values: SharedValues & ValuesOf<Own>): OwnOptions;
}

/** The setup of a provider without settings of its own, and without a service for reports. */
export const sharedSetup = (create: (options: CaptchaOptions) => CaptchaProvider): CaptchaSetup<{}> => ({
  create,
  settings: {},
  addresses: [],
  optionsOf: () => ({ reports: false }),
});
