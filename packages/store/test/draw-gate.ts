// An offer with a draw, from its opening to the day when its value is known.
import type { OfferInput } from '@doorstep/contract';
import { enterDrawValue, fixAfterMs, type Context, type Offer, type ServiceRequest } from '@doorstep/core';
import type { Gate } from './gate.ts';
import type { TestStore } from './stores.ts';

export const hourMs = 3_600_000;
export const format = { kind: 'hex', length: 1 } as const;

export interface DrawGate {
  /** A published offer with a draw. */
  draw(changes?: Partial<OfferInput>): Promise<Offer>;
  /** Moves the offer's times into the past: it has closed, and the value is known. */
  close(offer: Offer, closedFor?: number): Promise<void>;
  /** Sends entries, each for a different home. */
  enter(offer: Offer, count: number): Promise<ServiceRequest[]>;
  byReference(reference: string): Promise<ServiceRequest>;
  /** The state that a request is in now. */
  stateOf: (request: { id: string }) => Promise<string | undefined>;
  asPerson(id: string, name: string): Context;
  /** A second person, who may enter a value. */
  second(): Context;
  /** Two people enter the same value. @param confirming The second person's context. */
  confirmValue(entered: { offerId: string; value: string }, confirming?: Context): Promise<void>;
}

export function createDrawGate(gate: Gate, stores: TestStore): DrawGate {
  const draws: DrawGate = {
    draw: (changes = {}) =>
      gate.open({
        allocation: 'draw',
        closesAt: new Date(Date.now() + hourMs).toISOString(),
        draw: {
          value: { en: 'The lottery of 1 December' },
          format,
          knownAt: new Date(Date.now() + 2 * hourMs).toISOString(),
        },
        ...changes,
      }),
    async close(offer, closedFor = fixAfterMs + 1000) {
      const closesAt = new Date(Date.now() - closedFor).toISOString();
      const knownAt = new Date(Date.now() - closedFor + 1).toISOString();
      const { id, version, definition } = (await stores.store.offers.find(offer.id)) ?? offer;
      const draw = definition.draw === null ? null : { ...definition.draw, knownAt };
      await stores.store.offers.saveVersion({ id, version, definition: { ...definition, closesAt, draw } }, Date.now());
    },
    async enter(offer, count) {
      const requests: ServiceRequest[] = [];
      for (let number = 0; number < count; number += 1) {
        const request = await gate.sent(offer);
        if (request.state !== 'entered') throw new Error(`an entry is ${request.state}`);
        requests.push(request);
      }
      return requests;
    },
    async byReference(reference) {
      const request = await stores.store.requests.findByReference(reference);
      if (request === null) throw new Error(`no request ${reference}`);
      return request;
    },
    stateOf: async ({ id }) => (await stores.store.requests.find(id))?.state,
    asPerson: (id, name) => ({ ...gate.staff, actor: { kind: 'person', id, name, role: 'editor' } }),
    second: () => draws.asPerson('editor-2', 'Ezra Fictional'),
    async confirmValue(entered, confirming = draws.second()) {
      await enterDrawValue(gate.staff, entered);
      await enterDrawValue(confirming, entered);
    },
  };
  return draws;
}
