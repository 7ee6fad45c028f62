import { DoorstepError } from '@doorstep/contract';
import { recordAudit } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import type { Instant } from '../instant.ts';
import { requireAction } from '../staff/permissions.ts';
import type { Repositories } from '../store.ts';
import type { Home, PossibleDuplicate } from './home-store.ts';

export interface HomeLink {
  id: string;
  scopeId: string;
  kind: 'merged' | 'apart';
  homeId: string;
  otherId: string;
  reason: string;
  actor: string;
  at: Instant;
  undoneAt: Instant | null;
  undoneBy: string | null;
}

export interface HomeLinkStore {
  insert(link: Omit<HomeLink, 'undoneAt' | 'undoneBy'>): Promise<void>;
  find(id: string): Promise<HomeLink | null>;
  ofHomes(homeIds: string[]): Promise<HomeLink[]>;
  undo(id: string, by: { at: Instant; actor: string }): Promise<boolean>;
}

declare module '../store.ts' {
  interface Repositories {
    homeLinks: HomeLinkStore;
  }
}

interface LinkInput {
  homeId: string;
  otherId: string;
  reason: string;
}

/**
 * Merges two homes: from now on `otherId` counts for both, with the sum of what both had. Nothing is taken back, even
 * if the sum exceeds the allowance.
 * @throws DoorstepError `home_not_found`, `not_allowed`, `request_invalid` without a reason; `state_conflict` if they
 * are already one, were kept apart, or belong to two offers.
 */
export async function mergeHomes(context: Context, { homeId, otherId, reason }: LinkInput): Promise<HomeLink> {
  return link(context, { homeId, otherId, reason }, 'merged');
}

/** Records that two homes are distinct, so that staff are not asked again. @throws DoorstepError as `mergeHomes`. */
export async function keepHomesApart(context: Context, { homeId, otherId, reason }: LinkInput): Promise<HomeLink> {
  const [first, second] = homeId < otherId ? [homeId, otherId] : [otherId, homeId];
  return link(context, { homeId: first, otherId: second, reason }, 'apart');
}

/**
 * Undoes a decision about two homes. After undoing a merge, each home counts its own requests again.
 * @throws DoorstepError `home_not_found`, `not_allowed`, `state_conflict` when it was undone before.
 */
export async function undoHomeLink(context: Context, { id }: { id: string }): Promise<HomeLink> {
  requireAction(context.actor, 'homes.decide');
  return context.store.transaction(async (tx) => {
    const found = await tx.homeLinks.find(id);
    if (found === null) throw new DoorstepError('home_not_found');
    await tx.homes.lock([found.homeId, found.otherId]);
    const at = await tx.now();
    const actor = deciderOf(context);
    if (!(await tx.homeLinks.undo(id, { at, actor }))) throw new DoorstepError('state_conflict');
    if (found.kind === 'merged') await separate(tx, found);
    await recordAudit(context, tx, {
      at,
      action: found.kind === 'merged' ? 'home.unmerged' : 'home.no_longer_apart',
      subjectKind: 'home',
      subjectId: found.homeId,
      detail: { other: found.otherId },
    });
    return { ...found, undoneAt: at, undoneBy: actor };
  });
}

async function link(context: Context, input: LinkInput, kind: HomeLink['kind']): Promise<HomeLink> {
  requireAction(context.actor, 'homes.decide');
  const { reason } = input;
  if (reason === '') throw new DoorstepError('request_invalid', { fields: [{ field: 'reason', code: 'required' }] });
  return context.store.transaction(async (tx) => {
    const [home, other] = await lockTwoHomes(tx, [input.homeId, input.otherId]);
    if (await areApart(tx, home.id, other.id)) throw new DoorstepError('state_conflict');
    const at = await tx.now();
    const made = {
      id: context.secrets.newId(),
      scopeId: home.scopeId,
      kind,
      homeId: home.id,
      otherId: other.id,
      reason,
      actor: deciderOf(context),
      at,
    };
    await tx.homeLinks.insert(made);
    if (kind === 'merged') {
      const members = await tx.homes.members([home.id]);
      await tx.homes.setMergedInto([
        ...members.map(({ id }) => ({ homeId: id, mergedInto: other.id })),
        { homeId: other.id, mergedInto: null },
      ]);
    }
    await recordAudit(context, tx, {
      at,
      action: kind === 'merged' ? 'home.merged' : 'home.kept_apart',
      subjectKind: 'home',
      subjectId: home.id,
      detail: { other: other.id, reason },
    });
    return { ...made, undoneAt: null, undoneBy: null };
  });
}

/** Whether staff keep these two homes, or any homes merged into them, apart. */
async function areApart(tx: Repositories, home: string, other: string): Promise<boolean> {
  const [ones, others] = [await tx.homes.members([home]), await tx.homes.members([other])];
  const [oneIds, otherIds] = [new Set(ones.map(({ id }) => id)), new Set(others.map(({ id }) => id))];
  const links = await tx.homeLinks.ofHomes([...oneIds]);
  return links.some(
    ({ kind, homeId, otherId, undoneAt }) =>
      kind === 'apart' &&
      undoneAt === null &&
      ((oneIds.has(homeId) && otherIds.has(otherId)) || (otherIds.has(homeId) && oneIds.has(otherId))),
  );
}

async function separate(tx: Repositories, undone: HomeLink): Promise<void> {
  const members = await tx.homes.members([undone.homeId, undone.otherId]);
  const links = await tx.homeLinks.ofHomes(members.map(({ id }) => id));
  const parents = new Map(
    links
      .filter(({ kind, undoneAt }) => kind === 'merged' && undoneAt === null)
      .map(({ homeId, otherId }) => [homeId, otherId]),
  );
  const rootOf = (id: string): string => {
    const parent = parents.get(id);
    return parent === undefined ? id : rootOf(parent);
  };
  await tx.homes.setMergedInto(
    members.map(({ id }) => ({ homeId: id, mergedInto: rootOf(id) === id ? null : rootOf(id) })),
  );
}

/**
 * Locks two homes of one scope until the transaction ends, each as the home it is merged into.
 * @throws DoorstepError `home_not_found`; `state_conflict` if they are one or of two scopes.
 */
async function lockTwoHomes(tx: Repositories, ids: [string, string]): Promise<[Home, Home]> {
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

export function deciderOf({ actor }: Pick<Context, 'actor'>): string {
  return actor.kind === 'person' ? actor.name : actor.kind;
}

const maxPairs = 50;

/**
 * Pairs of homes that may be one, except those that staff keep apart.
 * @param ofHomes Only pairs with one of these; all when absent.
 * @throws DoorstepError `not_allowed`.
 */
export async function possibleDuplicates(
  { store, actor }: Pick<Context, 'store' | 'actor'>,
  scopeIds: string[],
  ofHomes?: string[],
): Promise<PossibleDuplicate[]> {
  requireAction(actor, 'homes.read');
  return store.homes.possibleDuplicates(scopeIds, maxPairs, ofHomes);
}
