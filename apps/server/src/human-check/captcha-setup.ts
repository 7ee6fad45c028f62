import type { CaptchaOptions, CaptchaProvider } from '@doorstep/human-check/server';
import type { SettingTable, SharedValues, ValuesOf } from './shared-settings.ts';

/** What one provider's settings say beyond those that all have. */
export type OwnOptions = Pick<CaptchaOptions, 'script' | 'reports' | 'reportOrigin' | 'maxScore'>;

export interface CaptchaSetup<Own extends SettingTable> {
  create(options: CaptchaOptions): CaptchaProvider;
  /** Its own settings, beside the shared ones, without the beginning of their names. */
  settings: Own;
  /** Those of its own settings that name hosts. */
  addresses: readonly (keyof Own & string)[];
  optionsOf(values: SharedValues & ValuesOf<Own>): OwnOptions;
}
