import { DoorstepError, type Role, type StaffAction } from '@doorstep/contract';
import type { Actor } from '../actor.ts';

export const permissions: Record<StaffAction, readonly Role[]> = {
  'offers.read': ['owner', 'editor', 'fulfiller', 'viewer'],
  'offers.write': ['owner', 'editor'],
  'addresses.manage': ['owner', 'editor'],
  'requests.read': ['owner', 'fulfiller'],
  'requests.decide': ['owner', 'fulfiller'],
  'requests.enter': ['owner', 'fulfiller'],
  'requests.export': ['owner', 'fulfiller'],
  'batches.read': ['owner', 'fulfiller'],
  'batches.write': ['owner', 'fulfiller'],
  // Packers only get the batches assigned to them.
  'batches.pack': ['owner', 'fulfiller', 'packer'],
  'homes.read': ['owner', 'fulfiller'],
  'homes.decide': ['owner', 'fulfiller'],
  'stock.write': ['owner', 'editor', 'fulfiller'],
  'mails.read': ['owner', 'fulfiller'],
  'privacy.manage': ['owner'],
  'people.manage': ['owner'],
  'tokens.manage': ['owner'],
  'alarms.read': ['owner', 'fulfiller'],
  'services.manage': ['owner'],
  'audit.read': ['owner'],
};

export function mayDo(actor: Actor, action: StaffAction): boolean {
  switch (actor.kind) {
    case 'person':
      return permissions[action].includes(actor.role);
    case 'token':
      return actor.scopes.some((scope) => scope === action);
    case 'command_line':
    case 'system':
      return true;
    case 'visitor':
      return false;
  }
}

/** Offers that an actor is limited to; null for all. */
export function limitedTo(actor: Actor): readonly string[] | null {
  return actor.kind === 'token' ? actor.offerIds : null;
}

/** Whether an actor may see an offer and everything that belongs to it. */
export function reachesOffer(actor: Actor, offerId: string): boolean {
  return limitedTo(actor)?.includes(offerId) ?? true;
}

/** @throws DoorstepError `not_allowed`, or `not_signed_in` for a visitor. */
export function requireAction(actor: Actor, action: StaffAction): void {
  if (mayDo(actor, action)) return;
  throw new DoorstepError(actor.kind === 'visitor' ? 'not_signed_in' : 'not_allowed');
}
