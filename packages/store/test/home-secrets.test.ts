// How long a scope keeps its hashing secret and keys, which tell which homes have asked.
import { randomUUID } from 'node:crypto';
import type { OfferTransition } from '@doorstep/contract';
import {
  createLimitGroup,
  createOffer,
  destroyHomeSecrets,
  joinLimitGroup,
  saveLimitGroup,
  transitionOffer,
} from '@doorstep/core';
import { itemInput, offerInput, retrievedAddress, serveDays } from '@doorstep/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { createGate, outcomeOf, type Gate } from './gate.ts';
import { databases, useStore } from './stores.ts';

const dayMs = 86_400_000;

describe.each(databases)('on %s', (kind) => {
  const stores = useStore(kind);
  let gate: Gate;
  beforeAll(async () => {
    // The server runs without a break.
    await serveDays(stores.store, 400, Date.now() + 400 * 86_400_000);
    gate = createGate(stores.store);
  });

  const sent: Gate['sent'] = (offer, changes) => gate.sent(offer, changes);
  const house = (number: string) => retrievedAddress({ number });
  const twoUnits = { items: [itemInput({ openingStock: 5 })] };
  const after = (days: number) => ({
    secrets: gate.context.secrets,
    store: { ...stores.store, now: async () => Date.now() + days * dayMs },
  });

  describe('hashing secrets', () => {
    it('are destroyed with the keys once the offer is archived and its window is over; the counts stay', async () => {
      const offer = await gate.open({ ...twoUnits, limits: { unitsPerHome: 1, windowDays: 30 } });
      const other = await gate.open(twoUnits);
      const request = await sent(offer, { home: house('1') });
      await sent(other, { home: house('1') });
      await transitionOffer(gate.staff, { id: offer.id, transition: 'close' });
      await transitionOffer(gate.staff, { id: offer.id, transition: 'archive' });
      expect(await destroyHomeSecrets(after(29))).toBe(0);
      expect(await stores.store.offers.scopeSecret(offer.scopeId)).not.toBeNull();
      expect(await destroyHomeSecrets(after(32))).toBe(1);
      expect(await destroyHomeSecrets(after(32))).toBe(0);
      expect(await stores.store.offers.scopeSecret(offer.scopeId)).toBeNull();
      const left = stores.database.db.selectFrom('home_key').selectAll();
      expect(await left.where('scope_id', '=', offer.scopeId).execute()).toEqual([]);
      expect(await left.where('scope_id', '=', other.scopeId).execute()).toHaveLength(1);
      expect((await stores.store.requests.find(request.id))?.homeIds).toEqual(request.homeIds);
      expect((await stores.store.audit.of('offer', offer.id)).at(-1)?.action).toBe('offer.home_keys_destroyed');
    });

    describe('of a limit group', () => {
      const isKept = async (scopeId: string) => (await stores.store.offers.scopeSecret(scopeId)) !== null;
      const groupOf = (windowDays: number | null) =>
        createLimitGroup(gate.staff, { name: 'Garden', limits: { unitsPerHome: 1, windowDays } });
      const draftIn = async (groupId: string) => {
        const input = offerInput({ slug: `offer-${randomUUID().slice(0, 8)}`, ...twoUnits });
        const { id } = await createOffer(gate.staff, input);
        await joinLimitGroup(gate.staff, { offerId: id, groupId });
        return id;
      };
      const step = (id: string, transition: OfferTransition) => transitionOffer(gate.staff, { id, transition });
      async function archivedIn(groupId: string) {
        const id = await draftIn(groupId);
        const offer = await step(id, 'publish');
        await sent(offer, { home: house('1') });
        await step(id, 'close');
        await step(id, 'archive');
        return offer;
      }

      it('stay until the window of the group is over, even an earlier, longer one', async () => {
        const { id } = await groupOf(365);
        await archivedIn(id);
        const limits = { unitsPerHome: 1, windowDays: 30 };
        await saveLimitGroup(gate.staff, { id, version: 1, input: { name: 'Garden', limits } });
        await destroyHomeSecrets(after(364));
        expect(await isKept(id)).toBe(true);
        await destroyHomeSecrets(after(367));
        expect(await isKept(id)).toBe(false);
      });

      it('stay while one of its offers is not archived', async () => {
        const { id } = await groupOf(30);
        await archivedIn(id);
        await draftIn(id);
        await destroyHomeSecrets(after(400));
        expect(await isKept(id)).toBe(true);
      });

      it('are created anew for an offer that joins after they were destroyed', async () => {
        const { id } = await groupOf(30);
        await archivedIn(id);
        await destroyHomeSecrets(after(32));
        const offer = await step(await draftIn(id), 'publish');
        expect(offer.scopeId).toBe(id);
        expect(await outcomeOf(gate.send(offer, { home: house('1') }))).toBe('accepted');
        expect(await outcomeOf(gate.send(offer, { home: house('1') }))).toBe('already_asked');
      });

      it('of a group without a window close it to new offers once destroyed', async () => {
        const { id } = await groupOf(null);
        await archivedIn(id);
        await destroyHomeSecrets(after(2));
        expect(await isKept(id)).toBe(false);
        await expect(draftIn(id)).rejects.toThrow('limit_group_ended');
      });

      it('exist for an offer that joins while they are being destroyed', async () => {
        for (let time = 0; time < 8; time += 1) {
          const { id } = await groupOf(30);
          await archivedIn(id);
          const [joined] = await Promise.all([draftIn(id), destroyHomeSecrets(after(32))]);
          expect(await isKept(id)).toBe(true);
          const offer = await step(joined, 'publish');
          expect(await outcomeOf(gate.send(offer, { home: house('2') }))).toBe('accepted');
        }
      });
    });
  });
});
