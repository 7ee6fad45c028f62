import { join } from 'node:path';
import type { Addresses, CounterStore } from '@doorstep/core';
import type { FastifyInstance } from 'fastify';
import type { ServiceWatch } from '../alarms/create-service-watch.ts';
import type { BaseUrl } from '../base-url.ts';
import { createPrefixHashes } from '../http/network-hashes.ts';
import type { VisitorSessions } from '../http/visitor-session.ts';
import type { Metrics } from '../http/metrics.ts';
import type { Installation } from '../open-installation.ts';
import { addLookupRoutes } from '../routes/lookup-routes.ts';
import { addLookupIssueRoutes } from '../routes/issue-routes.ts';
import { addressCoverage, type AddressCoverage } from './address-coverage.ts';
import { createAreaPosition, type AreaPosition } from './area-position.ts';
import { createAddressLookup, type AddressLookup } from './address-lookup.ts';
import { createAddressProofs, type AddressProofs } from './address-proofs.ts';
import { createFindCache } from './find-cache.ts';
import { openIndexLookup, type IndexLookup } from './index-lookup.ts';
import { createLookupAuthorizer, createKeyFinder } from './authorize-lookup.ts';
import { createLookupBudgets } from './lookup-budgets.ts';
import type { LookupService } from './lookup-service.ts';
import { createAccountBudget } from './loqate/account-budget.ts';
import {
  createLoqateLookup,
  findDeadlineMs,
  retrieveDeadlineMs,
  type LoqateLookupParts,
} from './loqate/loqate-lookup.ts';
import { loqateClient, loqateService, type LoqateService } from './loqate/loqate-service.ts';
import { createPageTickets, type PageTickets } from './page-tickets.ts';
import { createPhotonClient } from './photon/photon-client.ts';
import { createPhotonLookup, photonDeadlineMs, type PhotonLookupParts } from './photon/photon-lookup.ts';
import { createProductAddresses, type Requester } from './product-addresses.ts';
import { createShownIds } from './shown-ids.ts';
import { chargeLimitsFor, createVisitorCharges } from './visitor-charges.ts';
import type { Config } from '../config.ts';

export interface WiredLookup {
  lookup: AddressLookup;
  tickets: PageTickets;
  addressesFor: (requester: Requester | null) => Addresses;
  proofs: AddressProofs;
  loqate: LoqateService | null;
  /** The parts of an area without address data; third parties cover everything. */
  missingAddressData: AddressCoverage;
  /** ISO 3166-1 alpha-2; empty for a third party, which has all countries. */
  addressCountries: () => string[];
  areaPosition: AreaPosition;
}

export function addressFolder(dataFolder: string): string {
  return join(dataFolder, 'addresses');
}

/** Call `refresh` every second, and `close` at the end. */
export function openLookupProvider(
  { config, masterSecret }: Installation,
  threadEnded: (cause: unknown) => void,
): IndexLookup {
  return openIndexLookup({
    folder: addressFolder(config.dataFolder),
    masterSecret,
    findThreads: config.findThreads,
    threadEnded,
  });
}

export async function wireLookup(
  http: FastifyInstance,
  parts: {
    installation: Installation;
    provider: IndexLookup;
    sessions: VisitorSessions;
    metrics: Metrics;
    watch: ServiceWatch;
    baseUrl: BaseUrl;
  },
): Promise<WiredLookup> {
  const { installation, provider, sessions, metrics, watch, baseUrl } = parts;
  const { config, masterSecret, store, secrets } = installation;
  const proofs = createAddressProofs(masterSecret);
  const tickets = createPageTickets(masterSecret);
  const loqate = loqateService(config);
  const photon = photonService(config);
  const isOwn = loqate === null && photon === null;
  const origin = () => baseUrl.get();
  const { counters } = store;
  const hashNetwork = createPrefixHashes(store);
  // Answers of the embedded index change only with its data, whose generation is part of the key.
  const cache = createFindCache({ tellsWordEnds: isOwn, ...(isOwn ? { forMs: 3_600_000 } : {}) });
  if (isOwn) provider.onPrepared(cache.prepare);
  const lookup = createAddressLookup({
    service:
      loqate !== null
        ? overLoqate(loqate, { index: provider, watch, origin, counters })
        : photon !== null
          ? overPhoton(photon, { index: provider, watch })
          : provider,
    cache,
    budgets: createLookupBudgets({ counters, hashNetwork }),
    charges: createVisitorCharges({
      counters,
      hashNetwork,
      ...(loqate === null ? {} : { limits: chargeLimitsFor(loqate.retrievesADay) }),
    }),
    // When browsers call Loqate themselves, the server never saw the ids that they choose.
    idRule: isOwn ? null : { ids: createShownIds(masterSecret), accepts: loqate?.mode === 'direct' ? 'any' : 'signed' },
    proofs,
    count: (call, outcome) => metrics.countLookup(call, outcome),
  });
  const findKey = createKeyFinder(store.lookupKeys, secrets);
  await addLookupRoutes(http, { lookup, access: createLookupAuthorizer({ findKey, tickets, sessions }) });
  if (loqate?.mode === 'direct') addLookupIssueRoutes(http, { tickets, watch, origin });
  return {
    lookup,
    tickets,
    addressesFor: (requester) => createProductAddresses({ index: provider.index, proofs, lookup }, requester),
    proofs,
    loqate,
    missingAddressData: isOwn ? addressCoverage(provider) : () => null,
    addressCountries: () => (isOwn ? provider.countries() : []),
    areaPosition: createAreaPosition(provider, store.polygons),
  };
}

function overPhoton(photon: PhotonService, parts: Pick<PhotonLookupParts, 'index' | 'watch'>): LookupService {
  const client = createPhotonClient({ url: photon.url, timeoutMs: photonDeadlineMs });
  return createPhotonLookup({ ...parts, client, fallback: photon.fallback });
}

function overLoqate(
  loqate: LoqateService,
  { counters, ...parts }: Pick<LoqateLookupParts, 'index' | 'watch' | 'origin'> & { counters: CounterStore },
): LookupService {
  return createLoqateLookup({
    ...parts,
    finder: loqateClient(loqate, findDeadlineMs),
    retriever: loqateClient(loqate, retrieveDeadlineMs),
    fallback: loqate.fallback,
    account: createAccountBudget({ counters, retrievesADay: loqate.retrievesADay }),
  });
}

interface PhotonService {
  url: string;
  fallback: 'index' | 'typing';
}

function photonService({ lookup, photon }: Pick<Config, 'lookup' | 'photon'>): PhotonService | null {
  return lookup === 'photon' ? { url: photon.url ?? '', fallback: photon.fallback } : null;
}
