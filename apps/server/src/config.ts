// The one place that reads the environment. Everything else is handed the frozen result.
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { SettingError } from './setting-error.ts';
import { settings, type SettingName, type SettingValues } from './settings.ts';

export interface Config {
  port: number;
  host: string;
  /** What people open, without a slash at the end; null: the address that the server listens on. */
  baseUrl: string | null;
  /** Absolute. */
  dataFolder: string;
  /** Null: SQLite under the data folder. */
  databaseUrl: string | null;
  /** Null: made once and kept under the data folder. */
  secret: string | null;
  isDevelopment: boolean;
  loadsDemo: boolean;
  /** False, the number of proxies in front, or their networks. */
  trustProxy: false | number | string[];
  /** Null: chosen by where the log goes. */
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent' | null;
  humanCheck: 'pow' | 'hcaptcha';
  hcaptcha: {
    siteKey: string | null;
    secret: string | null;
    apiHost: string | null;
    verifyUrl: string | null;
    reports: boolean;
    host: string | null;
    endpoint: string | null;
    assetHost: string | null;
    imageHost: string | null;
    reportApi: string | null;
    /** Asked of everybody, or only where something looks like a machine; the built-in check does for the rest. */
    when: 'always' | 'suspicion';
    /** What a visitor has whom the provider does not reach: the built-in check instead, or a request that is held. */
    otherWay: 'held' | 'pow';
    /** Milliseconds since 1970: until then it is measured beside the built-in check, and not enforced. */
    monitorUntil: number | null;
  };
  lookup: 'index' | 'loqate-relay' | 'loqate-direct';
  /** Threads that search the embedded index; 0: the one that does everything else. */
  findThreads: number;
  loqate: {
    key: string | null;
    browserKey: string | null;
    /** Everything before `/Find/…`; null: Loqate's own. */
    url: string | null;
    /** What answers while Loqate does not: the embedded index, or the visitor's own typing. */
    fallback: 'index' | 'typing';
    /** Retrieves cost money: how many this process may send in a day. */
    retrievesADay: number;
  };
  /** Null: mails are kept and shown to staff. */
  smtpUrl: string | null;
  mailFrom: string | null;
}

/** What the thread that receives requests can keep busy. */
const mostUsefulFindThreads = 2;

type Environment = Record<string, string | undefined>;

/**
 * Reads every setting; an empty one counts as absent.
 * @throws SettingError for the first one that cannot be used.
 */
// oxlint-disable-next-line node/no-process-env -- the one reader
export function loadConfig(environment: Environment = process.env): Readonly<Config> {
  const values = readSettings(environment);
  refuseWhatDoesNotFit(values, environment);
  return Object.freeze({
    port: values.PORT,
    host: values.DOORSTEP_HOST,
    baseUrl: values.DOORSTEP_BASE_URL,
    dataFolder: resolve(values.DOORSTEP_DATA ?? join(import.meta.dirname, '../../../data')),
    databaseUrl: values.DATABASE_URL,
    secret: values.DOORSTEP_SECRET,
    isDevelopment: values.DOORSTEP_ENV === 'development',
    loadsDemo: values.DOORSTEP_DEMO,
    // No proxy in front is the same as trusting none.
    trustProxy: values.DOORSTEP_TRUST_PROXY === 0 ? false : values.DOORSTEP_TRUST_PROXY,
    logLevel: values.DOORSTEP_LOG_LEVEL,
    humanCheck: values.DOORSTEP_HUMAN_CHECK,
    hcaptcha: {
      siteKey: values.HCAPTCHA_SITE_KEY,
      secret: values.HCAPTCHA_SECRET,
      apiHost: values.HCAPTCHA_API_HOST,
      verifyUrl: values.HCAPTCHA_VERIFY_URL,
      reports: values.HCAPTCHA_REPORT,
      host: values.HCAPTCHA_HOST,
      endpoint: values.HCAPTCHA_ENDPOINT,
      assetHost: values.HCAPTCHA_ASSETHOST,
      imageHost: values.HCAPTCHA_IMGHOST,
      reportApi: values.HCAPTCHA_REPORTAPI,
      when: values.HCAPTCHA_WHEN,
      otherWay: values.HCAPTCHA_OTHER_WAY,
      monitorUntil: values.HCAPTCHA_MONITOR_UNTIL,
    },
    lookup: values.DOORSTEP_LOOKUP,
    findThreads: values.DOORSTEP_FIND_THREADS ?? Math.min(mostUsefulFindThreads, availableParallelism()),
    loqate: {
      key: values.LOQATE_KEY,
      browserKey: values.LOQATE_BROWSER_KEY,
      url: values.LOQATE_URL,
      fallback: values.LOQATE_FALLBACK,
      retrievesADay: values.LOQATE_RETRIEVES_A_DAY,
    },
    smtpUrl: values.SMTP_URL,
    mailFrom: values.DOORSTEP_MAIL_FROM,
  });
}

/** Names that look like settings of Doorstep and are none: most likely misspelt. */
export function unknownSettings(
  // oxlint-disable-next-line node/no-process-env -- the one reader
  environment: Environment = process.env,
): string[] {
  return Object.keys(environment).filter((name) => /^(DOORSTEP|HCAPTCHA|LOQATE)_/.test(name) && !(name in settings));
}

function readSettings(environment: Environment): SettingValues {
  const values = Object.keys(settings).map((key) => {
    const name = key as SettingName;
    const { schema, takes, byDefault, isSecret } = settings[name];
    const given = environment[name]?.trim();
    if (given === undefined || given === '') return [name, byDefault];
    const parsed = v.safeParse(schema, given);
    if (!parsed.success) throw new SettingError(name, isSecret ? null : given, takes);
    return [name, parsed.output];
  });
  return Object.fromEntries(values) as SettingValues;
}

/** What each setting allows alone, and the others do not. */
function refuseWhatDoesNotFit(values: SettingValues, environment: Environment): void {
  const need = (name: SettingName, because: string) => {
    if (values[name] === null) throw new SettingError(name, '', `${settings[name].takes}, because ${because}`);
  };
  if (values.DOORSTEP_HUMAN_CHECK === 'hcaptcha') {
    need('HCAPTCHA_SITE_KEY', 'DOORSTEP_HUMAN_CHECK is hcaptcha');
    need('HCAPTCHA_SECRET', 'DOORSTEP_HUMAN_CHECK is hcaptcha');
  }
  if (values.DOORSTEP_LOOKUP === 'loqate-relay') need('LOQATE_KEY', 'DOORSTEP_LOOKUP is loqate-relay');
  if (values.DOORSTEP_LOOKUP === 'loqate-direct') {
    need('LOQATE_BROWSER_KEY', 'DOORSTEP_LOOKUP is loqate-direct');
    need(
      'LOQATE_KEY',
      'DOORSTEP_LOOKUP is loqate-direct: the server asks for each chosen address with a key of its own',
    );
  }
  if (values.DOORSTEP_ENV !== 'development') refuseWhatIsForTrying(values, environment);
}

const hcaptchaDomains = ['hcaptcha.com'];
const loqateDomains = ['addressy.com', 'postcodeanywhere.co.uk', 'loqate.com'];

/** They decide which code runs in the page, and who sees what visitors type. */
const thirdPartyHosts: [SettingName, domains: string[]][] = [
  ['HCAPTCHA_API_HOST', hcaptchaDomains],
  ['HCAPTCHA_VERIFY_URL', hcaptchaDomains],
  ['HCAPTCHA_ENDPOINT', hcaptchaDomains],
  ['HCAPTCHA_ASSETHOST', hcaptchaDomains],
  ['HCAPTCHA_IMGHOST', hcaptchaDomains],
  ['HCAPTCHA_REPORTAPI', hcaptchaDomains],
  ['LOQATE_URL', loqateDomains],
];

/** Plain http, hosts of others and keys that let everybody pass are for trying things out. */
function refuseWhatIsForTrying(values: SettingValues, environment: Environment): void {
  for (const [name, domains] of thirdPartyHosts) {
    const value = values[name];
    if (typeof value !== 'string') continue;
    const { protocol, hostname } = new URL(value);
    const isTheirs = domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));
    if (protocol === 'https:' && isTheirs) continue;
    const takes = `an https:// address under ${domains.join(' or ')}; others are for DOORSTEP_ENV=development`;
    throw new SettingError(name, environment[name] ?? '', takes);
  }
  if (values.DOORSTEP_HUMAN_CHECK !== 'hcaptcha') return;
  const isTestKey = /^[123]0000000-ffff-ffff-ffff-00000000000[123]$/i.test(values.HCAPTCHA_SITE_KEY ?? '');
  if (isTestKey)
    throw new SettingError(
      'HCAPTCHA_SITE_KEY',
      environment['HCAPTCHA_SITE_KEY'] ?? '',
      "your own site key; hCaptcha's test keys let everybody pass and are for DOORSTEP_ENV=development",
    );
  if (/^0x0+$/i.test(values.HCAPTCHA_SECRET ?? ''))
    throw new SettingError(
      'HCAPTCHA_SECRET',
      null,
      "your own secret; hCaptcha's test secret lets everybody pass and is for DOORSTEP_ENV=development",
    );
}
