import { CommandError } from './command-error.ts';

/** An invalid setting: its one line names the setting, its value and what it accepts. */
export class SettingError extends CommandError {
  override name = 'SettingError';
  readonly setting: string;

  /** @param got As it was given, or null for a value that must not be shown. */
  constructor(setting: string, got: string | null, takes: string) {
    super(`${setting}: got ${got === null ? 'a value that is not shown' : JSON.stringify(got)}; it takes ${takes}.`);
    this.setting = setting;
  }
}
