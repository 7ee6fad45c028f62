import { join } from 'node:path';
import type { Addresses } from '@doorstep/core';
import type { FastifyInstance } from 'fastify';
import type { VisitorSessions } from '../http/visitor-session.ts';
import type { Metrics } from '../http/metrics.ts';
import type { Installation } from '../open-installation.ts';
import { addLookupRoutes } from '../routes/lookup-routes.ts';
import { SettingError } from '../setting-error.ts';
import { createAddressLookup, type AddressLookup } from './address-lookup.ts';
import { createAddressProofs } from './address-proofs.ts';
import { createFindCache } from './find-cache.ts';
import { openIndexLookup, type IndexLookup } from './index-lookup.ts';
import { createLookupAccess } from './lookup-access.ts';
import { createLookupBudgets } from './lookup-budgets.ts';
import { createKeyFinder } from './lookup-keys.ts';
import { createPageTickets, type PageTickets } from './page-tickets.ts';
import { createProductAddresses } from './product-addresses.ts';

export interface WiredLookup {
  lookup: AddressLookup;
  tickets: PageTickets;
  addresses: Addresses;
}

/** Where an installation keeps its address data. */
export function addressFolder(dataFolder: string): string {
  return join(dataFolder, 'addresses');
}

/**
 * Opens what answers the lookup. It wants to be refreshed every second, and closed at the end.
 * @throws SettingError for a provider that this version does not have.
 */
export function openLookupProvider({ config, masterSecret }: Installation): IndexLookup {
  if (config.lookup !== 'index') {
    throw new SettingError('DOORSTEP_LOOKUP', config.lookup, '"index" in this version');
  }
  return openIndexLookup({ folder: addressFolder(config.dataFolder), masterSecret });
}

/** Builds the address lookup of an installation and opens its routes. */
export async function wireLookup(
  http: FastifyInstance,
  parts: { installation: Installation; provider: IndexLookup; sessions: VisitorSessions; metrics: Metrics },
): Promise<WiredLookup> {
  const { installation, provider, sessions, metrics } = parts;
  const { masterSecret, store, secrets } = installation;
  const proofs = createAddressProofs(masterSecret);
  const tickets = createPageTickets(masterSecret);
  const lookup = createAddressLookup({
    service: provider,
    cache: createFindCache(),
    budgets: createLookupBudgets(),
    proofs,
    count: (call, outcome) => metrics.countLookup(call, outcome),
  });
  const findKey = createKeyFinder(store.lookupKeys, secrets);
  await addLookupRoutes(http, { lookup, access: createLookupAccess({ findKey, tickets, sessions }) });
  return { lookup, tickets, addresses: createProductAddresses({ index: provider.index, proofs }) };
}
