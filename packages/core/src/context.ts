import type { Actor } from './actor.ts';
import type { Addresses } from './addresses.ts';
import type { HumanCheck } from './human-check.ts';
import type { Secrets } from './secrets.ts';
import type { Store } from './store.ts';

export interface Context {
  store: Store;
  secrets: Secrets;
  addresses: Addresses;
  humanCheck: HumanCheck;
  actor: Actor;
  /** For links in emails, without a trailing slash; never taken from a request. */
  mailSite: string;
}
