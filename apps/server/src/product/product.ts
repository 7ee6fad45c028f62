// The parts that the routes of the product share.
import type { Actor, Context } from '@doorstep/core';
import type { Config } from '../config.ts';
import type { PublicPages } from '../http/public-pages.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import type { VisitorSessions } from '../http/visitor-session.ts';
import type { HumanChecks } from '../human-check/human-checks.ts';
import type { AddressLookup } from '../lookup/address-lookup.ts';
import type { PageTickets } from '../lookup/page-tickets.ts';
import type { FormTokens } from './form-tokens.ts';

export interface Product {
  config: Readonly<Config>;
  /** Everything that a verb works with, for somebody. */
  contextFor(actor: Actor): Context;
  humanChecks: HumanChecks;
  lookup: AddressLookup;
  tickets: PageTickets;
  sessions: VisitorSessions;
  limits: RateLimits;
  formTokens: FormTokens;
  pages: PublicPages;
  /** Keyed hash of a sender's network, for grouping. */
  networkOf(address: string): string;
  /** Whether mails leave the house: without a mail server they are kept and shown to staff. */
  canSendMail: boolean;
}
