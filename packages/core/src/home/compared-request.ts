import type { Address, Assurance } from '@doorstep/contract';
import { mailbox } from '../mailbox.ts';
import type { HomeIdentity } from './home-keys.ts';
import type { ComparedRequest } from './home-store.ts';

interface SavedRequest {
  homeIds: string[];
  contact: { name: string; email: string };
  assurance: Assurance;
  address: Address;
}

export function comparedRequest(
  { homeIds, contact, assurance }: SavedRequest,
  { scopeId, buildingHash, doorHash }: Pick<HomeIdentity, 'buildingHash' | 'doorHash'> & { scopeId: string },
): ComparedRequest {
  const { name, email } = contact;
  return {
    scopeId,
    buildingHash,
    doorHash,
    homeIds,
    name: name.toLowerCase(),
    email: email === '' ? '' : mailbox(email),
    isTyped: assurance === 'typed',
  };
}
