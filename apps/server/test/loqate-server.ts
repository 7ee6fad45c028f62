// A server on the Loqate stand-in, over real HTTP, with real caches, budgets and breakers, and a clock that tests
// advance.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { foundItems, importAddresses, readItems } from '@doorstep/address-index';
import { createDataFolder, deadlineOf, startLoqateStandIn, type LoqateBehaviour } from '@doorstep/testing';
import { expect } from 'vitest';
import type { ServiceIssue } from '../src/alarms/create-service-watch.ts';
import { openIndexLookup } from '../src/lookup/index-lookup.ts';
import { createAccountBudget } from '../src/lookup/loqate/account-budget.ts';
import { createLoqateLookup } from '../src/lookup/loqate/loqate-lookup.ts';
import { loqateClient } from '../src/lookup/loqate/loqate-service.ts';
import { createShownIds } from '../src/lookup/shown-ids.ts';
import { masterSecret, openCounters, openKey, serveLookup } from './lookup-server.ts';

const town = `lon,lat,number,street,unit,city,district,region,postcode,id
-3.2,51.7,1,Heron Street,,Larkmere,,,LK1 1AA,own-house
`;

export interface LoqateSetting {
  /** The own index: with the town of the stand-in's first house, or empty. */
  data?: 'full' | 'none';
  fallback?: 'index' | 'typing';
  retrievesADay?: number;
  /** Loqate's behaviour; a silent one shortens the deadline. */
  behaviour?: LoqateBehaviour;
  /** Accepts ids that were not shown, as where browsers call Loqate themselves. */
  isDirect?: boolean;
}

/** A visitor by session, or a program with a key if empty, in the network 10.0.N.0/24. */
interface Requester {
  session: string;
  network: string;
}

export async function startLoqateGround() {
  const folders = { full: createDataFolder(), none: createDataFolder() };
  const loqate = await startLoqateStandIn();
  const file = join(folders.full.path, 'town.csv');
  writeFileSync(file, town);
  const indexFolder = join(folders.full.path, 'addresses');
  await importAddresses({ files: [file], dataset: 'town', country: 'GB', indexFolder });
  const openIndex = (folder: string) => openIndexLookup({ folder, masterSecret: 'm'.repeat(40) });
  const indexes = { full: openIndex(indexFolder), none: openIndex(join(folders.none.path, 'addresses')) };

  async function open(setting: LoqateSetting = {}) {
    const { data = 'none', fallback = 'index', retrievesADay = 100, behaviour, isDirect = false } = setting;
    const opened = await openCounters();
    const issues: ServiceIssue[] = [];
    const received: string[] = [];
    // At noon, so a test that advances by minutes stays within the day.
    const clock = { now: new Date().setUTCHours(12, 0, 0, 0) };
    const now = () => clock.now;
    const client = loqateClient(loqate, deadlineOf(behaviour));
    const service = createLoqateLookup({
      finder: client,
      retriever: client,
      index: indexes[data],
      fallback,
      account: createAccountBudget({ counters: opened.store.counters, retrievesADay, now }),
      watch: {
        failed: (issue) => {
          issues.push(issue);
          received.push(issue.code);
        },
        worked: () => void received.push('worked'),
      },
      origin: () => 'https://offers.example',
      now,
    });
    const ids = createShownIds(masterSecret, now);
    const idRule = { ids, accepts: isDirect ? 'any' : 'signed' } as const;
    const server = await serveLookup(service, {}, { opened, idRule, now });
    const ticket = (session: string) => server.tickets.issue({ session, offer: 'compost-bin' });
    const ask = async (verb: string, parameters: Record<string, string>, { session, network }: Requester) => {
      const query = new URLSearchParams({ Key: session === '' ? openKey : ticket(session), ...parameters });
      const url = `/Capture/Interactive/${verb}/json3.ws?${query.toString()}`;
      const answer = await server.app.inject({ url, remoteAddress: `10.0.${network}.1` });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).not.toContain(loqate.key);
      return (JSON.parse(answer.body) as { Items: Record<string, string>[] }).Items;
    };
    return {
      ...server,
      issues: issues,
      reports: received,
      clock,
      find: (
        Text: string,
        { container = '', session = 'visitor', network = '0', ...more }: Record<string, string> = {},
      ) => ask('Find/v1.10', { Text, Container: container, ...more }, { session, network }),
      /** With the id as given. */
      retrieve: (Id: string, { session = 'visitor', network = '0' } = {}) =>
        ask('Retrieve/v1.20', { Id }, { session, network }),
      /** With the id as shown to this visitor. */
      retrieveShown: (Id: string, { session = 'visitor', network = '0' } = {}) => {
        const shown = foundItems([{ Id, Type: 'Address', Text: '', Highlight: '', Description: '' }]);
        const [item] = readItems(ids.sign(shown, { kind: 'visitor', session, network }));
        return ask('Retrieve/v1.20', { Id: item?.Id ?? '' }, { session, network });
      },
      end: () => server.app.close(),
    };
  }

  return {
    loqate,
    /** Calls to Loqate since it last worked. */
    sent: (verb: 'Find' | 'Retrieve') => loqate.requests.filter(({ path }) => path.includes(`/${verb}/`)),
    /** Resets for the next test. */
    startAnew() {
      loqate.behaveWell();
      loqate.requests.length = 0;
    },
    /** The own index with data. */
    index: indexes.full,
    open,
    async end() {
      for (const index of Object.values(indexes)) await index.close();
      for (const folder of Object.values(folders)) folder.remove();
      await loqate.close();
    },
  };
}
