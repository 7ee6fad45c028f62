import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AddressIndex } from '@doorstep/address-index';
import { watchedServices } from '@doorstep/contract';
import { CommandError } from '../command-error.ts';
import { unknownSettings, type Config } from '../config.ts';
import { webDist } from '../http/web-bundles.ts';
import { openIndexLookup } from '../lookup/index-lookup.ts';
import { addressFolder } from '../lookup/wire-lookup.ts';
import type { Installation } from '../open-installation.ts';
import { createServiceTests } from '../service-tests/create-service-tests.ts';
import { findingText } from '../service-tests/finding-text.ts';
import { withInstallation } from './command-context.ts';
import { print, type Command } from './command.ts';

type Finding = { state: 'ok' | 'note' | 'wrong'; about: string; says: string };

export const doctor: Command = {
  words: 'doctor',
  usage: '',
  summary: 'Looks whether everything that Doorstep needs is there, one line each.',
  options: {},
  arguments: { least: 0, most: 0 },
  async run() {
    // A setting, folder, secret or database that cannot be used ends this with its own line.
    const findings = await withInstallation(async (installation) => [
      settingsFinding(),
      storeFinding(installation),
      ...(await addressFindings(installation)),
      pagesFinding(),
      baseUrlFinding(installation.config),
      await mailFinding(installation.config),
    ]);
    for (const { state, about, says } of findings) print(`${state.padEnd(5)}  ${about}: ${says}`);
    const wrong = findings.filter(({ state }) => state === 'wrong').length;
    if (wrong > 0) throw new CommandError(`${wrong} of ${findings.length} things are wrong.`);
  },
};

function settingsFinding(): Finding {
  const unknown = unknownSettings();
  return unknown.length === 0
    ? { state: 'ok', about: 'settings', says: 'all of them can be used' }
    : { state: 'note', about: 'settings', says: `not known here, most likely misspelt: ${unknown.join(', ')}` };
}

function storeFinding({ config }: Installation): Finding {
  const place = config.databaseUrl === null ? `SQLite in ${config.dataFolder}` : 'PostgreSQL';
  return { state: 'ok', about: 'store', says: `${place}, up to date, with the secret that it was made with` };
}

async function addressFindings({ config, masterSecret }: Installation): Promise<Finding[]> {
  const { index } = openIndexLookup({ folder: addressFolder(config.dataFolder), masterSecret });
  try {
    const datasets = index.datasets();
    const addresses = datasets.reduce((sum, dataset) => sum + dataset.addresses, 0);
    const about = 'address data';
    return [
      ...index.faults().map(({ message }): Finding => ({ state: 'wrong', about, says: message })),
      datasets.length === 0
        ? { state: 'note', about, says: 'none yet; addresses can only be typed by hand' }
        : { state: 'ok', about, says: `${addresses.toLocaleString('en')} addresses in ${datasets.length} data sets` },
      ...(await serviceFindings(config, index)),
    ];
  } finally {
    index.close();
  }
}

/** What the console's Test buttons find, one line a service. The own index has its line already. */
async function serviceFindings(config: Readonly<Config>, index: AddressIndex): Promise<Finding[]> {
  const tests = createServiceTests(config, index);
  const services = config.lookup === 'index' ? (['human-check'] as const) : watchedServices;
  return Promise.all(
    services.map(async (service): Promise<Finding> => {
      const found = await tests[service]();
      const state = (['wrong', 'note'] as const).find((one) => found.some((each) => each.state === one)) ?? 'ok';
      return { state, about: service.replace('-', ' '), says: found.map(findingText).join(' ') };
    }),
  );
}

function pagesFinding(): Finding {
  const missing = ['public', 'server', 'console'].filter((name) => !existsSync(join(webDist, name)));
  return missing.length === 0
    ? { state: 'ok', about: 'pages', says: 'built' }
    : { state: 'wrong', about: 'pages', says: `not built: ${missing.join(', ')}; run npm run build` };
}

function baseUrlFinding({ baseUrl, isDevelopment }: Config): Finding {
  const about = 'address of the site';
  if (isDevelopment) return { state: 'note', about, says: 'DOORSTEP_ENV is development: not for real visitors' };
  if (baseUrl === null) return { state: 'note', about, says: 'DOORSTEP_BASE_URL is not set: links name this machine' };
  return baseUrl.startsWith('https:')
    ? { state: 'ok', about, says: baseUrl }
    : { state: 'note', about, says: `${baseUrl} is not encrypted` };
}

async function mailFinding({ smtpUrl }: Config): Promise<Finding> {
  const about = 'mail';
  if (smtpUrl === null) return { state: 'note', about, says: 'SMTP_URL is not set: mails are kept and shown to staff' };
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url: smtpUrl, connectionTimeout: 10_000, greetingTimeout: 10_000 });
  try {
    await transport.verify();
    return { state: 'ok', about, says: 'the mail server answers' };
  } catch (error) {
    return { state: 'wrong', about, says: `the mail server cannot be used (${(error as { code?: string }).code})` };
  } finally {
    transport.close();
  }
}
