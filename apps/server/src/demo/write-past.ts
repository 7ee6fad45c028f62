// Inserts ended and newly arrived requests directly as rows, because submitting each one would take too long.
import { dayMs, type Address, type RequestState } from '@doorstep/contract';
import {
  homeKeys,
  takesStock,
  type AuditEntry,
  type Context,
  type Instant,
  type Offer,
  type Repositories,
  type ServiceRequest,
} from '@doorstep/core';
import { linesOf, nameOf } from './demo-submission.ts';
import { choose, spread } from './spread.ts';

const daysBack = 60;
/** Requests of the last days, this many, have not ended yet. */
const recentDays = 4;
/** Each time slice is one transaction, with a delivery of the units that it takes. */
const slices = 10;
const maxPerSlice = 20_000;

export interface WritePastOptions {
  requests: number;
  before: number;
  offers: Offer[];
  homeAt(number: number): Address;
  networkOf(number: number): string;
  onProgress(made: number): void;
}

interface Life {
  state: RequestState;
  steps: { state: RequestState; at: Instant; by: 'visitor' | 'staff' | 'system'; reason?: string }[];
}

/**
 * Writes requests of the last 60 days, each with a home, a history and its units. The units are delivered with them, so
 * the counts reconcile after each slice and queues do not change.
 * @returns the number of requests written.
 */
export async function writePast(
  { store, secrets }: Pick<Context, 'store' | 'secrets'>,
  { requests, before, offers, homeAt, networkOf, onProgress }: WritePastOptions,
): Promise<number> {
  const end = await store.now();
  const count = Math.max(slices, Math.ceil(requests / maxPerSlice));
  let made = 0;
  for (let slice = 0; slice < count; slice += 1) {
    const from = Math.floor((requests * slice) / count);
    const until = Math.floor((requests * (slice + 1)) / count);
    made += await store.transaction(async (tx) => {
      const written: ServiceRequest[] = [];
      const audit: AuditEntry[] = [];
      for (let at = from; at < until; at += 1) {
        const offer = offers[at % offers.length];
        if (offer === undefined) continue;
        const receivedAt = Math.floor(end - daysBack * dayMs * (1 - (at + spread(at, 3)) / requests));
        const request = await write(tx, { offer, number: before + at, receivedAt });
        if (request === null) continue;
        written.push(request.saved);
        audit.push(...request.audit);
      }
      await tx.audit.recordMany(audit);
      await stockUp(tx, written, Math.floor(end - daysBack * dayMs * (1 - slice / count)));
      return written.length;
    });
    onProgress(made);
  }
  return made;

  async function write(
    tx: Repositories,
    { offer, number, receivedAt }: { offer: Offer; number: number; receivedAt: Instant },
  ): Promise<{ saved: ServiceRequest; audit: AuditEntry[] } | null> {
    const address = homeAt(number);
    const scopeSecret = await tx.offers.scopeSecret(offer.scopeId);
    if (scopeSecret === null) return null;
    const identity = homeKeys(secrets, scopeSecret, address);
    const [home] = await tx.homes.claim([{ scopeId: offer.scopeId, ...identity }]);
    if (home === undefined || !home.isNew) return null;
    const { ownerIds } = home;
    const { state, steps } = lifeOf(number, { receivedAt, end });
    const id = secrets.newId();
    const name = nameOf(number);
    const accepted = steps.find((step) => step.state === 'accepted');
    const saved: ServiceRequest = {
      id,
      reference: secrets.newReference(),
      secretHash: secrets.hash(secrets.receiptSecret(id)),
      offerId: offer.id,
      offerVersion: offer.version,
      state,
      hasPass: state !== 'lapsed',
      holdReasons: state === 'held' || state === 'lapsed' ? ['too_fast'] : [],
      lines: linesOf(offer, number).map(({ item, quantity }) => ({ itemId: item, quantity })),
      contact: {
        name,
        email: number % 10 < 7 ? `${name.replace(' ', '.').toLowerCase()}.${number}@example.org` : '',
        phone: '',
      },
      answers: {},
      address,
      assurance: number % 19 === 7 ? 'typed' : 'retrieved',
      checkProvider: 'pow',
      source: number % 7 === 3 ? 'embed' : 'web',
      language: address.countryCode === 'FR' ? 'fr' : 'en',
      network: networkOf(number),
      collection: null,
      homeIds: ownerIds,
      queueNumber: null,
      receivedAt,
      acceptedAt: accepted?.at ?? null,
      updatedAt: steps.at(-1)?.at ?? receivedAt,
      changedAt: receivedAt,
      erasedAt: null,
      revision: 1,
    };
    await tx.requests.insert([saved]);
    return {
      saved,
      audit: steps.map(({ state: to, at, by, reason }) => ({
        at,
        action: `request.${to}`,
        subjectKind: 'request',
        subjectId: id,
        actorKind: by === 'staff' ? 'person' : by,
        actorId: by === 'staff' ? 'demo' : null,
        actorName: by === 'staff' ? 'Olive Fictional' : '',
        detail: { state: to, ...(reason === undefined ? {} : { reason, note: '' }) },
      })),
    };
  }

  async function stockUp(tx: Repositories, written: ServiceRequest[], at: Instant): Promise<void> {
    const taken = new Map<string, number>();
    for (const { itemId, quantity } of written.filter(takesStock).flatMap(({ lines }) => lines))
      taken.set(itemId, (taken.get(itemId) ?? 0) + quantity);
    const lines = [...taken].map(([itemId, quantity]) => ({ itemId, quantity }));
    for (const { itemId, quantity } of lines.toSorted((a, b) => (a.itemId < b.itemId ? -1 : 1))) {
      const movement = { id: secrets.newId(), itemId, kind: 'delivery' as const, change: quantity };
      await tx.stock.move({ ...movement, reason: '', actor: 'Olive Fictional', at });
    }
    if (!(await tx.stock.takeAll(lines))) throw new Error('What was delivered is not there.');
  }
}

const refusals = [
  'The address is a shop.',
  'Asked for twice by mistake.',
  'Outside the towns that we deliver to.',
] as const;

function lifeOf(number: number, { receivedAt, end }: { receivedAt: Instant; end: Instant }): Life {
  const chance = spread(number, 2);
  const arrived = { at: receivedAt, by: 'visitor' } as const;
  const after = (days: number) => Math.min(end, Math.floor(receivedAt + days * dayMs * (0.5 + spread(number, 0) / 2)));
  const accepted = { state: 'accepted', ...arrived } as const;
  const held = { state: 'held', ...arrived } as const;
  if (chance < 0.04) return lived(accepted, { state: 'withdrawn', at: after(1), by: 'visitor' });
  if (end - receivedAt < recentDays * dayMs) return chance < 0.2 ? lived(held) : lived(accepted);
  if (chance < 0.08)
    return lived(held, { state: 'declined', at: after(2), by: 'staff', reason: choose(refusals, number, 1) });
  if (chance < 0.1 && end - receivedAt > 14 * dayMs)
    return lived(held, { state: 'lapsed', at: receivedAt + 14 * dayMs, by: 'system' });
  const dispatched = { state: 'dispatched', at: after(2), by: 'staff' } as const;
  if (chance > 0.99) return lived(accepted, dispatched, { state: 'lost', at: after(4), by: 'staff' });
  return lived(accepted, dispatched, { state: 'closed', at: after(4), by: 'system' });
}

function lived(...steps: [Life['steps'][number], ...Life['steps']]): Life {
  return { state: steps.at(-1)?.state ?? steps[0].state, steps };
}
