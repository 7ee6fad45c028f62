// The only place that reads the environment. Everything else receives the frozen result.
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import type { NetworkLimits } from '@doorstep/core';
import * as v from 'valibot';
import { isRelease } from './build-info.ts';
import { CommandError } from './command-error.ts';
import {
  captchaConflicts,
  captchaHosts,
  captchaOfSettings,
  captchaTestKeys,
  neededForCaptcha,
  type CaptchaConfig,
} from './human-check/captcha-of-settings.ts';
import { isNearby } from './is-nearby.ts';
import { SettingError } from './setting-kinds.ts';
import { settings, type SettingName, type SettingValues } from './settings.ts';

export interface Config {
  port: number;
  host: string;
  /** The public URL, without a trailing slash; null: the address that the server listens on. */
  baseUrl: string | null;
  embedOrigins: readonly string[];
  dataFolder: string;
  /** Null: SQLite under the data folder. */
  databaseUrl: string | null;
  /** Null: created once and kept under the data folder. */
  secret: string | null;
  isDevelopment: boolean;
  loadsDemo: boolean;
  /** False, the number of proxies in front, or their networks. */
  trustProxy: false | number | string[];
  /** The token for reading the metrics; null: they are not served. */
  metricsToken: string | null;
  /** Null: chosen by where the log goes. */
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent' | null;
  networkLimits: NetworkLimits;
  captcha: CaptchaConfig | null;
  lookup: 'index' | 'loqate-relay' | 'loqate-direct' | 'photon';
  /** Threads that search the embedded index; 0: the main thread searches. */
  findThreads: number;
  maxUploadBytes: number;
  loqate: {
    key: string | null;
    browserKey: string | null;
    url: string | null;
    /** What replaces Loqate during an outage: the embedded index, or typing by hand. */
    fallback: 'index' | 'typing';
    /** Per process, because Retrieves cost money. */
    retrievesADay: number;
  };
  photon: {
    url: string | null;
    /** What replaces Photon during an outage. */
    fallback: 'index' | 'typing';
  };
  /** Source of map tiles, with `{z}`, `{x}` and `{y}`, and the credit to show; null: no maps. */
  tiles: { url: string; attribution: string } | null;
  /** Null: mails are not sent, but kept and shown to staff. */
  smtpUrl: string | null;
  mailFrom: string | null;
}

function findThreadsFor(cores: number): number {
  return cores > 2 ? 2 : 1;
}

type Environment = Record<string, string | undefined>;

/**
 * Reads all settings; an empty one counts as absent.
 * @throws SettingError if one is invalid; CommandError naming all of them if several are.
 */
// oxlint-disable-next-line node/no-process-env -- the one reader
export function loadConfig(environment: Environment = process.env): Readonly<Config> {
  const { values, given, issues: unusable } = readSettings(environment);
  const [issue, ...others] = [...unusable, ...findConflicts(values, given)];
  if (issue !== undefined && others.length === 0) throw issue;
  if (issue !== undefined)
    throw new CommandError(
      `${others.length + 1} settings cannot be used:\n${[issue, ...others].map(({ message }) => `  ${message}`).join('\n')}`,
    );
  return Object.freeze({
    port: values.PORT,
    host: values.DOORSTEP_HOST,
    baseUrl: values.DOORSTEP_BASE_URL,
    embedOrigins: values.DOORSTEP_EMBED_ORIGINS,
    dataFolder: resolve(values.DOORSTEP_DATA ?? (isRelease ? 'data' : join(import.meta.dirname, '../../../data'))),
    databaseUrl: values.DATABASE_URL,
    secret: values.DOORSTEP_SECRET,
    isDevelopment: values.DOORSTEP_ENV === 'development',
    // Invented offers do not belong on a public site.
    loadsDemo: values.DOORSTEP_DEMO ?? values.DOORSTEP_BASE_URL?.startsWith('https:') !== true,
    // No proxy in front is the same as no trusted proxy.
    trustProxy: values.DOORSTEP_TRUST_PROXY === 0 ? false : values.DOORSTEP_TRUST_PROXY,
    logLevel: values.DOORSTEP_LOG_LEVEL,
    networkLimits: {
      maxPerTenMinutes: values.DOORSTEP_NETWORK_REQUESTS,
      maxUnidentifiedPerDay: values.DOORSTEP_UNIDENTIFIED_REQUESTS,
    },
    metricsToken: values.DOORSTEP_METRICS_TOKEN,
    captcha: captchaOfSettings(values),
    lookup: values.DOORSTEP_LOOKUP,
    findThreads: values.DOORSTEP_FIND_THREADS ?? findThreadsFor(availableParallelism()),
    maxUploadBytes: values.DOORSTEP_UPLOAD_MB * 1_000_000,
    loqate: {
      key: values.LOQATE_KEY,
      browserKey: values.LOQATE_BROWSER_KEY,
      url: values.LOQATE_URL,
      fallback: values.LOQATE_FALLBACK,
      retrievesADay: values.LOQATE_RETRIEVES_A_DAY,
    },
    photon: { url: values.PHOTON_URL, fallback: values.PHOTON_FALLBACK },
    tiles:
      values.DOORSTEP_TILE_URL === null
        ? null
        : { url: values.DOORSTEP_TILE_URL, attribution: values.DOORSTEP_TILE_ATTRIBUTION },
    smtpUrl: values.SMTP_URL,
    mailFrom: values.DOORSTEP_MAIL_FROM,
  });
}

interface ReadSettings {
  values: SettingValues;
  /** As given, including values from files. */
  given: Environment;
  issues: SettingError[];
}

function readSettings(environment: Environment): ReadSettings {
  const issues: SettingError[] = [];
  const given: Environment = {};
  const values = Object.keys(settings).map((key) => {
    const name = key as SettingName;
    const { schema, takes, byDefault, isSecret } = settings[name];
    try {
      const text = isSecret ? readSecret(name, environment) : environment[name]?.trim();
      given[name] = text;
      if (text === undefined || text === '') return [name, byDefault];
      const parsed = v.safeParse(schema, text);
      if (!parsed.success) throw new SettingError(name, isSecret ? null : text, takes);
      return [name, parsed.output];
    } catch (error) {
      if (!(error instanceof SettingError)) throw error;
      issues.push(error);
      return [name, byDefault];
    }
  });
  return { values: Object.fromEntries(values) as SettingValues, given, issues };
}

function readSecret(name: SettingName, environment: Environment): string | undefined {
  const own = environment[name]?.trim() ?? '';
  const file = environment[`${name}_FILE`]?.trim() ?? '';
  if (file === '') return own;
  if (own !== '') throw new SettingError(`${name}_FILE`, file, `nothing while ${name} is set: one of the two`);
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new SettingError(`${name}_FILE`, file, `a file that this user can read (${code})`);
  }
}

/** Checks combinations: values that are valid alone but contradict each other. */
function findConflicts(values: SettingValues, given: Environment): SettingError[] {
  const issues: SettingError[] = [];
  const need = (name: SettingName, because: string) => {
    if (values[name] === null) issues.push(new SettingError(name, '', `${settings[name].takes}, because ${because}`));
  };
  issues.push(...captchaConflicts(values));
  for (const [name, because] of neededForCaptcha(values)) need(name, because);
  if (values.DOORSTEP_LOOKUP === 'loqate-relay') need('LOQATE_KEY', 'DOORSTEP_LOOKUP is loqate-relay');
  if (values.DOORSTEP_LOOKUP === 'loqate-direct') {
    need('LOQATE_BROWSER_KEY', 'DOORSTEP_LOOKUP is loqate-direct');
    need(
      'LOQATE_KEY',
      'DOORSTEP_LOOKUP is loqate-direct: the server asks for each chosen address with a key of its own',
    );
    // The browser's key is part of every page.
    if (values.LOQATE_KEY !== null && values.LOQATE_KEY === values.LOQATE_BROWSER_KEY)
      issues.push(new SettingError('LOQATE_KEY', '', 'another key than LOQATE_BROWSER_KEY, which everybody can read'));
  }
  if (values.DOORSTEP_LOOKUP === 'photon') need('PHOTON_URL', 'DOORSTEP_LOOKUP is photon');
  return values.DOORSTEP_ENV === 'development' ? issues : [...issues, ...developmentSettings(values, given)];
}

const loqateDomains = ['addressy.com', 'postcodeanywhere.co.uk', 'loqate.com'];

/** These settings decide which code runs in the page, and who sees what visitors type. */
const thirdPartyHosts: [SettingName, domains: readonly string[]][] = [...captchaHosts, ['LOQATE_URL', loqateDomains]];

/** Rejects development settings in production: plain http, foreign hosts, and test keys that let everyone pass. */
function developmentSettings(values: SettingValues, given: Environment): SettingError[] {
  const issues: SettingError[] = [];
  for (const [name, domains] of thirdPartyHosts) {
    const value = values[name];
    if (typeof value !== 'string') continue;
    const { protocol, hostname } = new URL(value);
    const isTheirs = domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));
    if (protocol === 'https:' && isTheirs) continue;
    const takes = `an https:// address under ${domains.join(' or ')}; others are for DOORSTEP_ENV=development`;
    issues.push(new SettingError(name, given[name] ?? '', takes));
  }
  // What visitors type, or where they live, would travel unencrypted to another network.
  for (const name of ['PHOTON_URL', 'DOORSTEP_TILE_URL'] as const) {
    const url = values[name];
    if (url === null || url.startsWith('https:') || isNearby(url)) continue;
    const takes = 'an https:// address, or one of your own network; others are for DOORSTEP_ENV=development';
    issues.push(new SettingError(name, given[name] ?? '', takes));
  }
  return [...issues, ...captchaTestKeys(values)];
}
