import { type AddressIndex, compareWithOrigins } from '@doorstep/address-index';
import { testedServices } from '@doorstep/contract';
import type { Offer } from '@doorstep/core';
import { type InspectedStore, inspectStore } from '@doorstep/store';
import { accessSync, constants, existsSync, statSync, statfsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from '../config.ts';
import { explainStoreError } from '../explain-store-error.ts';
import { openIndexLookup } from '../lookup/index-lookup.ts';
import { missingAddressData } from '../lookup/address-coverage.ts';
import { addressFolder } from '../lookup/wire-lookup.ts';
import { misspeltSettings } from '../misspelt-settings.ts';
import { describeStore, storePlace } from '../open-installation.ts';
import { findMasterSecret } from '../secrets/master-secret.ts';
import { secretFingerprint } from '../secrets/product-secrets.ts';
import { askService, createServiceTests, findingText } from '../service-tests/create-service-tests.ts';
import { webDist } from '../web-bundles.ts';

const noteAboveMs = 2000;
const wrongAboveMs = 60_000;

function storeFindings(config: Config, store: InspectedStore | Error): Finding[] {
  const about = 'store';
  if (store instanceof Error) return [{ state: 'wrong', about, text: explainStoreError(store, config).message }];
  const place = describeStore(config);
  if (store.kind === 'new')
    return store.mayCreateTables
      ? [{ state: 'note', about, text: `${place}: no tables yet; the first start makes them` }]
      : [
          {
            state: 'wrong',
            about,
            text: `${place}: no tables yet, and its user may not make them: GRANT CREATE ON SCHEMA public TO it`,
          },
        ];
  if (store.pending.length > 0)
    return [{ state: 'note', about, text: `${place}: the next start brings it up to date` }];
  if (store.isReadOnly)
    return [
      {
        state: 'wrong',
        about,
        text: `${place}: it takes no changes (a replica, or set to read-only); name the primary`,
      },
    ];
  return [
    { state: 'ok', about, text: `${place}, up to date` },
    secretFinding(store.settings.secretFingerprint, findMasterSecret(config)),
    ...clockFindings(config, store.clockAt),
  ];
}

function secretFinding(fingerprint: string | null, secret: string | null): Finding {
  const about = 'secret';
  if (fingerprint === null) return { state: 'note', about, text: 'the first start ties it to the store' };
  if (secret === null) return { state: 'wrong', about, text: 'there is none, and the store was made with one' };
  return secretFingerprint(secret) === fingerprint
    ? { state: 'ok', about, text: 'the one that the store was made with' }
    : { state: 'wrong', about, text: 'not the one that the store was made with; no server starts with it' };
}

function clockFindings({ databaseUrl }: Config, clockAt: number | null): Finding[] {
  const about = 'clock';
  if (clockAt === null) return [];
  const aheadMs = Date.now() - clockAt;
  // On SQLite the clock is the time of the last write, which is long ago on a quiet day but never in the future.
  const offMs = databaseUrl === null ? Math.max(0, -aheadMs) : Math.abs(aheadMs);
  const state = offMs > wrongAboveMs ? 'wrong' : offMs > noteAboveMs ? 'note' : 'ok';
  const seconds = Math.round(offMs / 1000);
  const text =
    databaseUrl === null
      ? `${seconds} s behind the last entry of the store; run a time service`
      : `${seconds} s from the database's; run a time service on both`;
  return [{ state, about, text: state === 'ok' ? 'agrees with the store' : text }];
}

const wrongBelowBytes = 200e6;
const noteBelowBytes = 1e9;

function folderFindings({ dataFolder }: Config): Finding[] {
  const about = 'data folder';
  const nearest = nearestFolder(dataFolder);
  try {
    accessSync(nearest, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    return [{ state: 'wrong', about, text: `${nearest} cannot be written by this user` }];
  }
  return [
    existsSync(dataFolder)
      ? { state: 'ok', about, text: dataFolder }
      : { state: 'note', about, text: `${dataFolder} is not there yet; the first start makes it` },
    permissions(dataFolder),
    disk(nearest),
  ];
}

function nearestFolder(folder: string): string {
  return existsSync(folder) ? folder : nearestFolder(dirname(folder));
}

function permissions(dataFolder: string): Finding {
  const about = 'permissions';
  const open = ['secret', 'doorstep.db']
    .map((name) => join(dataFolder, name))
    .filter((file) => existsSync(file) && (statSync(file).mode & 0o077) !== 0);
  if (open.length > 0)
    return { state: 'wrong', about, text: `others on this machine may read ${open.join(' and ')}: chmod 600` };
  const isOpen = existsSync(dataFolder) && (statSync(dataFolder).mode & 0o077) !== 0;
  return isOpen
    ? { state: 'note', about, text: `others on this machine may look into ${dataFolder}: chmod 700` }
    : { state: 'ok', about, text: 'nobody else on this machine can read the data' };
}

function disk(folder: string): Finding {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  const state = free < wrongBelowBytes ? 'wrong' : free < noteBelowBytes ? 'note' : 'ok';
  return { state, about: 'disk', text: `${(free / 1e9).toFixed(1)} GB free` };
}

/**
 * Checks everything that Doorstep needs, one line each.
 * @param onStep Called with the next check, since services may take seconds to answer.
 */
export async function examine(config: Readonly<Config>, onStep: (step: string) => void): Promise<Finding[]> {
  onStep('Looking at the store');
  const store = await inspectStore(storePlace(config)).catch((error: unknown) =>
    error instanceof Error ? error : new Error(String(error)),
  );
  const published = store instanceof Error || store.kind === 'new' ? [] : store.published;
  onStep('Looking at address data, and asking the services in use');
  const addresses = await addressFindings(config, published);
  onStep('Asking for a tile of the map');
  const map = await mapFindings(config);
  return [
    settingsFinding(),
    ...folderFindings(config),
    ...storeFindings(config, store),
    ...addresses,
    ...map,
    pagesFinding(),
    siteFinding(config),
    proxyFinding(config),
  ];
}

function settingsFinding(): Finding {
  const misspelt = misspeltSettings();
  return misspelt.length === 0
    ? { state: 'ok', about: 'settings', text: 'all of them can be used' }
    : { state: 'note', about: 'settings', text: `most likely misspelt: ${misspelt.join('; ')}` };
}

async function addressFindings(config: Readonly<Config>, published: Offer[]): Promise<Finding[]> {
  const masterSecret = findMasterSecret(config) ?? 'only looked at, never signed with';
  const { index, close } = openIndexLookup({ folder: addressFolder(config.dataFolder), masterSecret });
  try {
    const datasets = index.datasets();
    const addresses = datasets.reduce((sum, dataset) => sum + dataset.addresses, 0);
    const about = 'address data';
    return [
      ...index.damagedFiles().map(({ message }): Finding => ({ state: 'wrong', about, text: message })),
      datasets.length === 0
        ? { state: 'note', about, text: 'none yet; addresses can only be typed by hand' }
        : { state: 'ok', about, text: `${addresses.toLocaleString('en')} addresses in ${datasets.length} data sets` },
      ...(await originFindings(config)),
      ...(config.lookup === 'index' ? uncovered(index, published) : []),
      ...(await serviceFindings(config, index)),
    ];
  } finally {
    await close();
  }
}

/** Machines that serve the same visitors need the same builds, since they do not know each other's ids. */
async function originFindings({ dataFolder }: Pick<Config, 'dataFolder'>): Promise<Finding[]> {
  const compared = await compareWithOrigins(addressFolder(dataFolder), askOriginMs);
  return compared.map(({ dataset, url, state, detail }): Finding => {
    const about = `data set ${dataset}`;
    const { host } = new URL(url);
    if (state === 'same') return { state: 'ok', about, text: `the same as on ${host}` };
    return state === 'other'
      ? { state: 'wrong', about, text: `${host} has another one, of ${detail}: addresses pull ${url} --replace` }
      : { state: 'note', about, text: `cannot be compared with ${host}: ${detail}` };
  });
}

const askOriginMs = 5000;

/** Published offers with part of their area missing from the address data: visitors there must type their address. */
function uncovered(index: AddressIndex, published: Offer[]): Finding[] {
  return published.flatMap(({ slug, definition }) => {
    const missing = missingAddressData(index, definition.area);
    if (missing === null) return [];
    const parts = [...missing.countries, ...missing.postcodePrefixes];
    const where = parts.length > 0 ? ` of ${parts.join(', ')}` : '';
    const visitors = missing.isAll ? 'its visitors' : 'visitors from there';
    return [
      {
        state: 'wrong' as const,
        about: `offer ${slug}`,
        text: `there are no addresses${where}: ${visitors} can only type`,
      },
    ];
  });
}

async function serviceFindings(config: Readonly<Config>, index: AddressIndex): Promise<Finding[]> {
  const tests = createServiceTests(config, index);
  const services = testedServices.filter((service) => service !== 'address-lookup' || config.lookup !== 'index');
  return Promise.all(
    services.map(async (service): Promise<Finding> => {
      const found = await tests[service]();
      const state = (['wrong', 'note'] as const).find((one) => found.some((each) => each.state === one)) ?? 'ok';
      return { state, about: service.replace('-', ' '), text: found.map(findingText).join(' ') };
    }),
  );
}

/** Requests the tile of the whole world, which reveals no address. */
async function mapFindings({ tiles }: Pick<Config, 'tiles'>): Promise<Finding[]> {
  if (tiles === null) return [];
  const about = 'map';
  const url = tiles.url.replaceAll(/\{[zxy]\}/g, '0');
  const answer = await askService('server', url, { timeoutMs: 5000 });
  if (answer.kind === 'failed') return [{ state: 'wrong', about, text: findingText(answer.finding) }];
  const { host } = new URL(url);
  return answer.contentType.startsWith('image/')
    ? [{ state: 'ok', about, text: `tiles come from ${host}` }]
    : [{ state: 'wrong', about, text: `${host} answers with something other than a picture` }];
}

function pagesFinding(): Finding {
  const missing = ['public', 'server', 'console'].filter((name) => !existsSync(join(webDist, name)));
  return missing.length === 0
    ? { state: 'ok', about: 'pages', text: 'built' }
    : { state: 'wrong', about: 'pages', text: `not built: ${missing.join(', ')}; run npm run build` };
}

function siteFinding({ baseUrl, isDevelopment, smtpUrl }: Config): Finding {
  const about = 'address of the site';
  if (isDevelopment) return { state: 'note', about, text: 'DOORSTEP_ENV is development: not for real visitors' };
  if (baseUrl === null)
    return smtpUrl === null
      ? { state: 'note', about, text: 'DOORSTEP_BASE_URL is not set: links have the name that their reader used' }
      : { state: 'wrong', about, text: 'DOORSTEP_BASE_URL is not set: links in emails lead to this machine' };
  return baseUrl.startsWith('https:')
    ? { state: 'ok', about, text: baseUrl }
    : { state: 'note', about, text: `${baseUrl} is not encrypted` };
}

/** Doorstep itself serves plain http, so https needs a proxy. */
function proxyFinding({ baseUrl, trustProxy }: Config): Finding {
  const about = 'proxy';
  const hasProxy = baseUrl?.startsWith('https:') ?? false;
  if (trustProxy !== false) return { state: 'ok', about, text: 'DOORSTEP_TRUST_PROXY is set' };
  return hasProxy
    ? {
        state: 'wrong',
        about,
        text: 'DOORSTEP_TRUST_PROXY is off: all visitors have the address of the proxy, and share the limits of one network',
      }
    : { state: 'ok', about, text: 'none is trusted; set DOORSTEP_TRUST_PROXY when one stands in front' };
}

interface Finding {
  state: 'ok' | 'note' | 'wrong';
  about: string;
  text: string;
}
