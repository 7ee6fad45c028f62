import { parseReference, type ErrorCode } from '@doorstep/contract';
import type { Operation, operations, ParamOf } from '@doorstep/contract/operations';
import { claimRows, DoorstepError, limitedTo, reachesOffer, type Context, type Offer } from '@doorstep/core';

/** How a path parameter belongs to an offer: the error code if it is missing, and its offers; null if missing. */
interface Owned {
  missing: ErrorCode;
  offerIds(context: Context, name: string): Promise<string[] | null>;
}

const offer: Owned = {
  missing: 'offer_not_found',
  async offerIds({ store }, name) {
    const found = (await store.offers.find(name)) ?? (await store.offers.findBySlug(name));
    return found && [found.id];
  },
};
const request: Owned = {
  missing: 'request_not_found',
  async offerIds({ store }, name) {
    const found = (await store.requests.find(name)) ?? (await store.requests.findByReference(parseReference(name)));
    return found && [found.offerId];
  },
};
const home: Owned = {
  missing: 'home_not_found',
  async offerIds(context, id) {
    const found = await context.store.homes.find(id);
    return found && ofScope(context, found.scopeId);
  },
};
const named = { offer, request, home };

/** By path parameter; null if it belongs to no offer, or to the offer earlier in the path. */
const owners: Record<ParamOf<typeof operations>, Owned | null> = {
  offer,
  request,
  home,
  batch: {
    missing: 'batch_not_found',
    async offerIds({ store }, id) {
      const found = await store.batches.find(id);
      return found && [found.offerId];
    },
  },
  claim: {
    missing: 'claim_not_found',
    async offerIds(context, id) {
      const found = await claimRows.find(context.store, id);
      const about = found && (await context.store.offers.find(found.offerId));
      // A decision about it changes the allowance of its homes.
      return about && ofScope(context, about.scopeId);
    },
  },
  link: {
    missing: 'home_not_found',
    async offerIds(context, id) {
      const found = await context.store.homeLinks.find(id);
      return found && ofScope(context, found.scopeId);
    },
  },
  item: null,
  polygon: null,
  group: null,
  webhook: null,
  delivery: null,
  token: null,
  person: null,
  invitation: null,
  entry: null,
  session: null,
};

async function ofScope({ store }: Context, scopeId: string): Promise<string[]> {
  return (await store.offers.list()).filter((each) => each.scopeId === scopeId).map(({ id }) => id);
}

/**
 * A caller who is limited to some offers gets the same answer for anything of another offer as for something that does
 * not exist. A home of a limit group belongs to all offers of the group.
 * @param given Path, query and body.
 * @throws DoorstepError with the `not found` code of the parameter.
 */
export async function requireReach(
  context: Context,
  { names = {} }: Pick<Operation, 'names'>,
  given: { params: Record<string, string>; query: object; body: unknown },
): Promise<void> {
  if (limitedTo(context.actor) === null) return;
  const { params, query, body } = given;
  const sent = (name: string) => [query, body].map((part) => (part as Record<string, unknown> | undefined)?.[name]);
  const things = [
    ...Object.entries(params).map(([name, value]) => [owners[name as keyof typeof owners], value] as const),
    ...Object.entries(names).flatMap(([name, noun]) => sent(name).map((value) => [named[noun], value] as const)),
  ];
  for (const [owned, value] of things) {
    if (owned === null || typeof value !== 'string') continue;
    const offerIds = await owned.offerIds(context, value);
    if (offerIds !== null && !areReached(context, offerIds)) throw new DoorstepError(owned.missing);
  }
}

/** The offers whose homes a caller may see: those that share no home with an offer hidden from the caller. */
export function offersOfHomes(context: Pick<Context, 'actor'>, all: Offer[]): Offer[] {
  if (limitedTo(context.actor) === null) return all;
  const byScope = Map.groupBy(all, ({ scopeId }) => scopeId);
  return [...byScope.values()]
    .filter((sharing) =>
      areReached(
        context,
        sharing.map(({ id }) => id),
      ),
    )
    .flat();
}

function areReached({ actor }: Pick<Context, 'actor'>, offerIds: readonly string[]): boolean {
  return offerIds.length > 0 && offerIds.every((id) => reachesOffer(actor, id));
}
