import { daySchema } from '@doorstep/contract';
import * as v from 'valibot';
import { CommandError } from './command-error.ts';

export class SettingError extends CommandError {
  override name = 'SettingError';
  readonly setting: string;

  /** @param got As given, or null for a value that must not be shown. */
  constructor(setting: string, got: string | null, takes: string) {
    super(`${setting}: got ${got === null ? 'a value that is not shown' : JSON.stringify(got)}; it takes ${takes}.`);
    this.setting = setting;
  }
}

export interface Setting<Value, Default> {
  schema: v.GenericSchema<string, Value>;
  /** Completes "it takes …". */
  takes: string;
  byDefault: Default;
  /** The value is never shown, not even when it is invalid. */
  isSecret: boolean;
}

export function setting<Value, const Default>(
  schema: v.GenericSchema<string, Value>,
  takes: string,
  byDefault: Default,
): Setting<Value, Default> {
  return { schema, takes, byDefault, isSecret: false };
}

export function secretSetting<Value, const Default>(
  schema: v.GenericSchema<string, Value>,
  takes: string,
  byDefault: Default,
): Setting<Value, Default> {
  return { schema, takes, byDefault, isSecret: true };
}

export const text = v.pipe(v.string(), v.maxLength(4096));
export const onOrOff = v.pipe(
  v.picklist(['on', 'off']),
  v.transform((word) => word === 'on'),
);

export function oneOf<const Words extends string[]>(...words: Words) {
  return v.picklist(words) as v.GenericSchema<string, Words[number]>;
}

export function address(...protocols: string[]) {
  return v.pipe(
    v.string(),
    v.check((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol) && isDecodable(value)),
  );
}

/** `%zz` is valid in a URL, and no text: not as a name, a password or a database. */
function isDecodable(value: string): boolean {
  // A map's `{z}` and the like hold no percent sign.
  return [...value.matchAll(/(?:%.{0,2})+/gs)].every(([escapes]) => {
    try {
      decodeURIComponent(escapes);
      return true;
    } catch {
      return false;
    }
  });
}

export const webAddress = v.pipe(
  address('http:', 'https:'),
  v.transform((value) => value.replace(/\/+$/, '')),
);

/** The end of the day (UTC), in milliseconds since 1970. */
export const day = v.pipe(
  daySchema,
  v.transform((value) => Date.parse(`${value}T23:59:59.999Z`)),
);

export const score = v.pipe(v.string(), v.regex(/^(0(\.\d{1,3})?|1(\.0{1,3})?)$/), v.transform(Number));

export const count = v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number));

export const thirdPartyHost = 'an address such as https://host.example';
