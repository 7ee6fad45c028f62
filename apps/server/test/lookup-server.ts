// A server with only the lookup routes and two addresses, with real keys, tickets, budgets and proofs.
import { join } from 'node:path';
import { foundItems } from '@doorstep/address-index';
import type { FindItem, FindQuery, RetrieveItem } from '@doorstep/address-lookup';
import type { LookupKey, LookupKeyStore } from '@doorstep/core';
import { openStore } from '@doorstep/store';
import { createDataFolder, retrievedAddress } from '@doorstep/testing';
import { createHttpServer } from '../src/http/create-http-server.ts';
import { createPrefixHashes } from '../src/http/network-hashes.ts';
import { createVisitorSessions } from '../src/http/visitor-session.ts';
import { createAddressLookup, type IdRule } from '../src/lookup/address-lookup.ts';
import { createAddressProofs } from '../src/lookup/address-proofs.ts';
import { createFindCache } from '../src/lookup/find-cache.ts';
import { createLookupAuthorizer, createKeyFinder } from '../src/lookup/authorize-lookup.ts';
import { createLookupBudgets, lookupLimits } from '../src/lookup/lookup-budgets.ts';
import type { LookupService } from '../src/lookup/lookup-service.ts';
import { createPageTickets } from '../src/lookup/page-tickets.ts';
import { createVisitorCharges } from '../src/lookup/visitor-charges.ts';
import { addLookupRoutes } from '../src/routes/lookup-routes.ts';
import { createProductSecrets } from '../src/secrets/product-secrets.ts';

export const masterSecret = 'm'.repeat(40);
const secrets = createProductSecrets(masterSecret);
export const openKey = 'AB12-CD34-EF56-GH78';
export const boundKey = 'ZY98-XW76-VU54-TS32';

export const address = retrievedAddress({
  number: '12A',
  street: 'Lantern Row',
  city: 'Wexmouth',
  lines: ['12A Lantern Row', 'Wexmouth', 'ZZ1 1AA'],
  latitude: 50.25,
  longitude: -3.5,
});

const found: FindItem = {
  Id: 'GB|demo|1',
  Type: 'Address',
  Text: '12A Lantern Row',
  Highlight: '0-3',
  Description: 'Wexmouth, ZZ1 1AA',
};

/** Finds two addresses; the text or id `crash` is an outage. Records its queries. */
function twoAddresses(): LookupService & { asked: FindQuery[] } {
  const asked: FindQuery[] = [];
  return {
    asked,
    knowsIpAddresses: false,
    generation: () => '1',
    async find(query) {
      asked.push(query);
      if (query.Text === 'crash') throw new Error('the index is broken');
      if (query.Text === 'down') return { kind: 'unavailable', cause: new Error('the index is away') };
      return {
        kind: 'found',
        items: foundItems(query.Text.startsWith('12') || query.Container !== undefined ? [found] : []),
      };
    },
    async retrieve(id) {
      if (id === 'crash') throw new Error('the index is broken');
      if (id === 'GB|demo|street') return { kind: 'invalid_id' };
      if (id !== found.Id) return { kind: 'unknown' };
      const item = { Id: id, Line1: '12A Lantern Row', City: 'Wexmouth', CountryIsoNumber: 826, Field1: '' };
      return { kind: 'found', items: [item as unknown as RetrieveItem], address };
    },
  };
}

function keysOf(...keys: { key: string; origins: string[] }[]): LookupKeyStore {
  const rows: LookupKey[] = keys.map(({ key, origins }) => ({
    id: key.slice(0, 4),
    name: 'Test',
    keyHash: secrets.hash(key),
    ending: key.slice(-4),
    origins,
    createdAt: 0,
    revokedAt: null,
  }));
  return {
    insert: async (key) => void rows.push(key),
    list: async () => rows,
    findByHash: async (keyHash) => rows.find((row) => row.keyHash === keyHash && row.revokedAt === null) ?? null,
    revoke: async (id, at) => {
      const row = rows.find((each) => each.id === id);
      if (row !== undefined) row.revokedAt = at;
      return row !== undefined;
    },
  };
}

export async function startLookupServer(limits: Partial<Record<keyof typeof lookupLimits, number>> = {}) {
  const service = twoAddresses();
  return { ...(await serveLookup(service, limits)), service };
}

/** A separate store for the counters. */
export async function openCounters() {
  const folder = createDataFolder();
  const { store } = await openStore(join(folder.path, 'doorstep.db'));
  return {
    store,
    async end() {
      await store.close();
      folder.remove();
    },
  };
}

/** Any provider behind the real routes. */
export async function serveLookup(
  service: LookupService,
  limits: Partial<Record<keyof typeof lookupLimits, number>> = {},
  more: { opened?: Awaited<ReturnType<typeof openCounters>>; idRule?: IdRule; now?: () => number } = {},
) {
  const opened = more.opened ?? (await openCounters());
  const { counters } = opened.store;
  const hashNetwork = createPrefixHashes(opened.store);
  const logged: string[] = [];
  const { Writable } = await import('node:stream');
  const stream = new Writable({
    write(chunk: Buffer, _, done) {
      logged.push(chunk.toString());
      done();
    },
  });
  const app = await createHttpServer({
    config: { trustProxy: false, baseUrl: null },
    log: { level: 'info', stream },
  });
  const sessions = createVisitorSessions(masterSecret);
  const tickets = createPageTickets(masterSecret);
  const proofs = createAddressProofs(masterSecret);
  const keys = keysOf({ key: openKey, origins: [] }, { key: boundKey, origins: ['https://shop.example'] });
  const lookup = createAddressLookup({
    service,
    cache: createFindCache({ tellsWordEnds: more.idRule === undefined }),
    budgets: createLookupBudgets({ counters, hashNetwork }, { ...lookupLimits, ...limits }),
    charges: createVisitorCharges({ counters, hashNetwork, ...(more.now === undefined ? {} : { now: more.now }) }),
    idRule: more.idRule ?? null,
    proofs,
    count: () => undefined,
  });
  const access = createLookupAuthorizer({ findKey: createKeyFinder(keys, secrets), tickets, sessions });
  await addLookupRoutes(app, { lookup, access });
  app.addHook('onClose', () => opened.end());
  app.get('/session', async (request, reply) => ({ session: sessions.ensure(request, reply) }));
  return { app, tickets, proofs, keys, logged };
}
