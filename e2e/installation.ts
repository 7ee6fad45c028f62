// A worker's own Doorstep: real processes, data folder and store.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import {
  createDataFolder,
  createTestDatabase,
  runDoorstep,
  startMailSink,
  startPostgresCluster,
  startProxy,
  startServer,
  type CommandResult,
} from '@doorstep/testing';
import { writeFileSync } from 'node:fs';

// The journeys' address data: a small invented town, in OpenAddresses format.

const header = 'LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,POSTCODE,ID';

function houses(street: string, count: number, postcode: string): string[] {
  return Array.from({ length: count }, (_, index) => `,,${index + 1},${street},,Marrow Vale,,Westshire,${postcode},`);
}

function flats(number: number, street: string, count: number, postcode: string): string[] {
  return Array.from(
    { length: count },
    (_, index) => `,,${number},${street},Flat ${index + 1},Marrow Vale,,Westshire,${postcode},`,
  );
}

/**
 * Houses in Pebble Lane (1–60), Quay Street (1–40) and Farway (1–20, in another postcode); eight flats at 7 Dyers Row,
 * and four at 9, which is also listed itself; and one postcode with two streets: the odd side of Mill Lane, and Station
 * Approach with six flats at 6.
 */
function writeMarrowVale(file: string): void {
  const rows = [
    ...houses('Pebble Lane', 60, 'ZZ1 1AA'),
    ...houses('Quay Street', 40, 'ZZ1 2BB'),
    ...houses('Farway', 20, 'ZZ9 9ZZ'),
    ...flats(7, 'Dyers Row', 8, 'ZZ1 3CC'),
    `,,9,Dyers Row,,Marrow Vale,,Westshire,ZZ1 3CC,`,
    ...flats(9, 'Dyers Row', 4, 'ZZ1 3CC'),
    ...houses('Mill Lane', 24, 'ZZ1 4DD').filter((_, at) => at % 2 === 0),
    ...houses('Station Approach', 11, 'ZZ1 4DD').filter((_, at) => at !== 5),
    ...flats(6, 'Station Approach', 6, 'ZZ1 4DD'),
  ];
  writeFileSync(file, `${[header, ...rows].join('\n')}\n`);
}

export interface InstallationOptions {
  /** SQLite with one server, or PostgreSQL with two behind a balancer. */
  store: 'sqlite' | 'postgres';
}

export interface Installation {
  /** The public URL. */
  url: string;
  /** Runs the command line next to the servers. */
  doorstep(...words: string[]): Promise<CommandResult>;
  /** How many requests each server has answered. */
  answered(): number[];
  /** The servers' output. */
  output(): string;
  /** The texts of the mails to an address. */
  mailsTo(address: string): string[];
  /** Waits for a mail to an address whose text matches: mails are sent after the request is saved. */
  mailTo(address: string, text: RegExp): Promise<string>;
  stop(): Promise<void>;
}

export async function startInstallation(
  { store }: InstallationOptions,
  settings: Record<string, string> = {},
): Promise<Installation> {
  const ends: (() => unknown)[] = [];
  const stop = async () => {
    for (const end of ends.toReversed()) await end();
  };
  try {
    const folder = createDataFolder();
    ends.push(() => folder.remove());
    const targets: string[] = [];
    const proxy = await startProxy(targets);
    ends.push(() => proxy.stop());
    const mail = await startMailSink();
    ends.push(() => mail.close());
    // Two hops: the proxy, and the visitor's network, which each journey names. So the default limits apply (20 requests
    // per network in ten minutes).
    const env: Record<string, string> = {
      DOORSTEP_TRUST_PROXY: '2',
      DOORSTEP_BASE_URL: proxy.url,
      DOORSTEP_LOG_LEVEL: 'warn',
      DOORSTEP_DEMO: 'off',
      SMTP_URL: mail.url,
      ...settings,
    };
    if (store === 'postgres') {
      env['DATABASE_URL'] = await createDatabase(ends);
      env['DOORSTEP_SECRET'] = randomBytes(32).toString('hex');
    }
    const outputs: (() => string)[] = [];
    for (let count = store === 'postgres' ? 2 : 1; count > 0; count -= 1) {
      const server = await startServer({ dataFolder: folder.path, env });
      targets.push(server.url);
      ends.push(() => server.stop());
      outputs.push(() => server.output());
    }
    const doorstep = (...words: string[]) => runDoorstep(words, { dataFolder: folder.path, env });
    if (env['DOORSTEP_DEMO'] === 'off') await importMarrowVale(folder.path, doorstep);
    return {
      url: proxy.url,
      doorstep,
      answered: () => proxy.counts(),
      output: () => outputs.map((output) => output()).join(''),
      mailsTo: (address) => mail.mails.filter(({ to }) => to.includes(address)).map(({ text }) => text),
      mailTo: async (address, text) => (await mail.mailTo(address, { text })).text,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

export async function importMarrowVale(folder: string, doorstep: Installation['doorstep']): Promise<void> {
  const file = join(folder, 'marrow-vale.csv');
  writeMarrowVale(file);
  const done = await doorstep('addresses', 'import', file, '--dataset', 'marrow-vale', '--country', 'GB');
  if (done.code !== 0) throw new Error(`The addresses of the journeys were not imported:\n${done.stderr}`);
}

async function createDatabase(ends: (() => unknown)[]): Promise<string> {
  // `npm test` starts a cluster; a single journey run by hand starts its own.
  if ((process.env['DOORSTEP_TEST_POSTGRES'] ?? '') === '') {
    const cluster = await startPostgresCluster();
    process.env['DOORSTEP_TEST_POSTGRES'] = cluster.url;
    ends.push(() => cluster.stop());
    ends.push(() => delete process.env['DOORSTEP_TEST_POSTGRES']);
  }
  const database = await createTestDatabase();
  ends.push(() => database.drop());
  return database.url;
}
