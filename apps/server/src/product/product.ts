import type { Actor, Context } from '@doorstep/core';
import type { Config } from '../config.ts';
import type { PublicPages } from '../http/public-pages.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import type { HashNetwork, HashWiderNetworks } from '../http/network-hashes.ts';
import type { VisitorSessions } from '../http/visitor-session.ts';
import type { HumanChecks } from '../human-check/create-human-checks.ts';
import type { AreaPosition } from '../lookup/area-position.ts';
import type { AddressCoverage } from '../lookup/address-coverage.ts';
import type { AddressProofs } from '../lookup/address-proofs.ts';
import type { AddressLookup } from '../lookup/address-lookup.ts';
import type { LoqateService } from '../lookup/loqate/loqate-service.ts';
import type { PageTickets } from '../lookup/page-tickets.ts';
import type { Requester } from '../lookup/product-addresses.ts';
import type { ClaimTokens } from './claim-tokens.ts';
import type { FormTokens } from './form-tokens.ts';
import type { VisitCounts } from './visit-counts.ts';

export interface Product {
  config: Readonly<Config>;
  /** The context of verbs for an actor. Without `requester`, no address is retrieved by its id. */
  contextFor(actor: Actor, requester?: Requester | null): Context;
  humanChecks: HumanChecks;
  lookup: AddressLookup;
  /** Null where Loqate does not answer the lookup. */
  loqate: LoqateService | null;
  missingAddressData: AddressCoverage;
  addressCountries(): string[];
  areaPosition: AreaPosition;
  proofs: AddressProofs;
  tickets: PageTickets;
  sessions: VisitorSessions;
  limits: RateLimits;
  formTokens: FormTokens;
  claimTokens: ClaimTokens;
  pages: PublicPages;
  visits: VisitCounts;
  networkOf: HashNetwork;
  widerNetworksOf: HashWiderNetworks;
  /** False without a mail server: mails are then kept and shown to staff. */
  canSendMail: boolean;
}
