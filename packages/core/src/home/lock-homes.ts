import type { Context } from '../context.ts';
import { DoorstepError } from '@doorstep/contract';
import type { Repositories } from '../store.ts';
import type { Home } from './home-store.ts';

/**
 * Locks two homes of one scope until the transaction ends, each as the home it is merged into.
 * @throws DoorstepError `home_not_found`; `state_conflict` when they are one, or of two scopes.
 */
export async function lockTwoHomes(tx: Repositories, ids: [string, string]): Promise<[Home, Home]> {
  for (const id of ids) if ((await tx.homes.find(id)) === null) throw new DoorstepError('home_not_found');
  await tx.homes.lock(ids);
  const [one, other] = [await standingFor(tx, ids[0]), await standingFor(tx, ids[1])];
  if (one.id === other.id || one.scopeId !== other.scopeId) throw new DoorstepError('state_conflict');
  return [one, other];
}

async function standingFor(tx: Repositories, id: string): Promise<Home> {
  const home = await tx.homes.find(id);
  const root = home?.mergedInto == null ? home : await tx.homes.find(home.mergedInto);
  if (root === null) throw new DoorstepError('home_not_found');
  return root;
}

/** The name of the person who decided, for staff to read later. */
export function deciderOf({ actor }: Pick<Context, 'actor'>): string {
  return actor.kind === 'person' ? actor.name : actor.kind;
}
