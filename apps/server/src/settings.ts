import { isIP } from 'node:net';
import { humanChecks } from '@doorstep/contract';
import { defaultNetworkLimits } from '@doorstep/core';
import * as v from 'valibot';
import { captchaSettings } from './human-check/captcha-setups.ts';
import {
  address,
  count,
  oneOf,
  onOrOff,
  secretSetting,
  setting,
  text,
  thirdPartyHost,
  webAddress,
} from './setting-kinds.ts';

/** Several hosts go into the query, which libpq also reads: `a:1,b:2` with ports is no URL. */
const databaseAddress = v.pipe(
  text,
  v.transform((value) => {
    const [, scheme, hosts = '', rest = ''] =
      /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]*,[^/?]*)([^]*)$/.exec(value) ?? [];
    if (scheme === undefined) return value;
    const parts = hosts.split(',').map((host) => /^(.*?)(?::(\d+))?$/.exec(host) ?? []);
    const [path = '', query] = rest.split('?');
    const names = parts.map(([, host = '']) => host).join(',');
    const ports = parts.map(([, , port = '5432']) => port).join(',');
    const list = `host=${names}&port=${ports}`;
    return `${scheme}${parts[0]?.[1]}${path}?${list}${query === undefined ? '' : `&${query}`}`;
  }),
  address('postgres:', 'postgresql:'),
);

const hops = v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.maxValue(20));
const networks = v.pipe(
  v.string(),
  v.transform((value) => value.split(',').map((part) => part.trim())),
  v.check((parts) => parts.every(isNetwork)),
);

function isNetwork(value: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return true;
  const [ip = '', bits, ...rest] = value.split('/');
  const family = isIP(ip);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/** On a single host, which the console's policy names. */
const tileAddress = v.pipe(
  address('http:', 'https:'),
  v.check((value) => ['{z}', '{x}', '{y}'].every((part) => value.includes(part)) && !new URL(value).host.includes('{')),
);

const originOnly = v.pipe(
  webAddress,
  v.check((value) => new URL(value).origin === value),
);

const maxEmbedOrigins = 50;
const origins = v.pipe(
  v.string(),
  v.maxLength(4096),
  v.transform((value) => [...new Set(value.split(/[\s,]+/).filter((part) => part !== ''))]),
  v.array(originOnly),
  v.maxLength(maxEmbedOrigins),
);

export const settings = {
  PORT: setting(
    v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535)),
    'a port from 0 to 65535, where 0 picks a free one',
    3000,
  ),
  DOORSTEP_HOST: setting(
    v.pipe(v.string(), v.regex(/^[\w.:-]{1,253}$/)),
    'an address of this machine to listen on, such as 127.0.0.1 or 0.0.0.0',
    '127.0.0.1',
  ),
  DOORSTEP_BASE_URL: setting(originOnly, 'the address that people open, such as https://offers.example, no path', null),
  DOORSTEP_EMBED_ORIGINS: setting(
    origins,
    `up to ${maxEmbedOrigins} origins such as https://www.example.org, with commas between them, no paths and no wildcards`,
    [],
  ),
  DOORSTEP_DATA: setting(text, 'a folder', null),
  DATABASE_URL: secretSetting(
    databaseAddress,
    'an address that starts with postgres://, of one server or of several: postgres://…@one,other/doorstep',
    null,
  ),
  DOORSTEP_SECRET: secretSetting(v.pipe(text, v.minLength(32)), 'at least 32 characters', null),
  DOORSTEP_ENV: setting(oneOf('production', 'development'), '"production" or "development"', 'production'),
  DOORSTEP_DEMO: setting(onOrOff, '"on" or "off"', null),
  DOORSTEP_TRUST_PROXY: setting(
    v.union([
      v.pipe(
        v.literal('off'),
        v.transform(() => false as const),
      ),
      hops,
      networks,
    ]),
    '"off", the number of proxies in front (1 to 20), or their networks such as 10.0.0.0/8,loopback',
    false,
  ),
  DOORSTEP_LOG_LEVEL: setting(
    oneOf('debug', 'info', 'warn', 'error', 'silent'),
    '"debug", "info", "warn", "error" or "silent"',
    null,
  ),
  DOORSTEP_NETWORK_REQUESTS: setting(
    count,
    'how many requests one network may send in ten minutes before those after it are held',
    defaultNetworkLimits.maxPerTenMinutes,
  ),
  DOORSTEP_UNIDENTIFIED_REQUESTS: setting(
    count,
    'how many requests with neither a session nor a form one network may send in a day before those after it are held',
    defaultNetworkLimits.maxUnidentifiedPerDay,
  ),
  DOORSTEP_METRICS_TOKEN: secretSetting(v.pipe(text, v.minLength(16)), 'at least 16 characters', null),
  DOORSTEP_HUMAN_CHECK: setting(oneOf(...humanChecks), humanChecks.map((check) => `"${check}"`).join(' or '), 'pow'),
  ...captchaSettings,
  DOORSTEP_LOOKUP: setting(
    oneOf('index', 'loqate-relay', 'loqate-direct', 'photon'),
    '"index", "loqate-relay", "loqate-direct" or "photon"',
    'index',
  ),
  DOORSTEP_TILE_URL: setting(
    tileAddress,
    'the address of a map tile with {z}, {x} and {y}, such as https://tile.example/{z}/{x}/{y}.png',
    null,
  ),
  DOORSTEP_TILE_ATTRIBUTION: setting(text, 'whose map it is, in words', '© OpenStreetMap contributors'),
  DOORSTEP_FIND_THREADS: setting(
    v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.maxValue(64)),
    'a number of threads from 0 to 64',
    null,
  ),
  DOORSTEP_UPLOAD_MB: setting(
    v.pipe(count, v.minValue(1)),
    'how many megabytes an uploaded address file may have, from 1 to 9999999',
    2000,
  ),
  LOQATE_KEY: secretSetting(text, 'the key of the account', null),
  LOQATE_BROWSER_KEY: setting(text, 'a key restricted to your site', null),
  LOQATE_URL: setting(webAddress, thirdPartyHost, null),
  LOQATE_FALLBACK: setting(oneOf('index', 'typing'), '"index" or "typing"', 'index'),
  LOQATE_RETRIEVES_A_DAY: setting(count, 'how many addresses may be paid for in a day, at most 9999999', 2000),
  PHOTON_URL: setting(webAddress, 'the address of a Photon server such as http://127.0.0.1:2322', null),
  PHOTON_FALLBACK: setting(oneOf('index', 'typing'), '"index" or "typing"', 'index'),
  SMTP_URL: secretSetting(address('smtp:', 'smtps:'), 'an address that starts with smtp:// or smtps://', null),
  DOORSTEP_MAIL_FROM: setting(
    v.pipe(text, v.regex(/^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/)),
    'a sender such as offers@example.org or Offers <offers@example.org>',
    null,
  ),
};

type Settings = typeof settings;
export type SettingName = keyof Settings;
export type SettingValues = {
  [Name in SettingName]: v.InferOutput<Settings[Name]['schema']> | Settings[Name]['byDefault'];
};
