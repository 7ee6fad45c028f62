// A gate for requests: the real verbs on a real store. Only outside parts are faked: the server's signature over an
// address is the address itself, and any text that begins with `pass-` is a pass.
import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { OfferInput, RetrievedAddress, Submission } from '@doorstep/contract';
import {
  createOffer,
  DoorstepError,
  findDiscrepancies,
  mailLinks,
  submitRequest,
  transitionOffer,
  type Actor,
  type Context,
  type Discrepancy,
  type Offer,
  type ServiceRequest,
  type Store,
  type SubmitRequestInput,
  type SubmitRequestResult,
} from '@doorstep/core';
import { offerInput, retrievedAddress } from '@doorstep/testing';
import { beforeAll } from 'vitest';
import { type databases, useStore, type TestStore } from './stores.ts';

const owner: Actor = { kind: 'person', id: 'owner-1', name: 'Olive Fictional', role: 'owner' };

export interface Gate {
  context: Context;
  staff: Context;
  /** A published offer; its slug is new each time. */
  open(changes?: Partial<OfferInput>): Promise<Offer>;
  /** Sends a request; by default with a pass, and for a new home. */
  send(offer: Offer, changes?: SendChanges): Promise<SubmitRequestResult>;
  /** Like `send`, but returns the saved request. */
  sent(offer: Offer, changes?: SendChanges): Promise<ServiceRequest>;
  /** The token in the mailed link that confirms a request. */
  mailedToken(reference: string): Promise<string>;
  /** The request as it is now. */
  found(request: { id: string }): Promise<ServiceRequest>;
  /** What is taken of each item. */
  takenOf(offer: { id: string }): Promise<number[]>;
  discrepancies(): Promise<Discrepancy[]>;
  /** @throws Error when a count differs from a recount. */
  reconciles(): Promise<void>;
}

export interface SendChanges extends Partial<SubmitRequestInput> {
  home?: RetrievedAddress;
  lines?: Submission['lines'];
  contact?: Submission['contact'];
  answers?: Submission['answers'];
  /** The visitor's typing; next to a `home`, the edited version of its proof. */
  typed?: Submission['address']['typed'];
  /** The address that `typed` is a copy of. */
  id?: string;
  /** `null` sends no pass. */
  pass?: string | null;
  unit?: string;
  /** The place of collection. */
  place?: string;
  ifShort?: Submission['ifShort'];
}

/** A store for all tests of the calling block, and a gate to it. */
export function useGate(kind: (typeof databases)[number]): { stores: TestStore; gate: Gate } {
  const stores = useStore(kind);
  const gate = {} as Gate;
  beforeAll(() => {
    Object.assign(gate, createGate(stores.store));
  });
  return { stores, gate };
}

export function createGate(store: Store): Gate {
  const context: Context = {
    store,
    secrets: {
      newId: randomUUID,
      newPublicId: randomUUID,
      newReference: () => (randomUUID().toUpperCase().replaceAll('-', '').match(/.{4}/g) ?? []).slice(0, 3).join('-'),
      newCollectionCode: () => randomUUID().toUpperCase().replaceAll('-', '').slice(0, 5),
      newToken: randomUUID,
      hash: (text) => createHash('sha256').update(text).digest('hex'),
      keyedHash: (secret, text) => createHmac('sha256', secret).update(text).digest('hex'),
      receiptSecret: (id) => createHmac('sha256', 'receipts of this test').update(id).digest('base64url'),
      confirmToken: (id) => createHmac('sha256', 'confirmations of this test').update(id).digest('base64url'),
      encrypt: (text) => Buffer.from(text).toString('base64url'),
      decrypt: (encrypted) => Buffer.from(encrypted, 'base64url').toString(),
      pseudonym: (text) => createHmac('sha256', 'pseudonyms of this test').update(text).digest('hex'),
    },
    addresses: {
      verifyProof(proof) {
        if (!proof.startsWith('{')) return { kind: 'forged' };
        const { expired, ...address } = JSON.parse(proof) as RetrievedAddress & { expired?: true };
        return { kind: expired === true ? 'expired' : 'valid', address };
      },
      retrieve: async () => ({ kind: 'unknown' }),
      match: async () => null,
      formKnowledge: () => ({ needsTown: false, isAmbiguous: false, alsoAs: [] }),
    },
    humanCheck: {
      async verify({ token }) {
        if (token === 'down') return { kind: 'unavailable', cause: 'it is down' };
        if (typeof token !== 'string' || !token.startsWith('pass-')) return { kind: 'rejected', reason: 'invalid' };
        return { kind: 'passed', provider: 'test', passId: token, expiresAt: Date.now() + 60_000 };
      },
    },
    actor: { kind: 'visitor' },
    mailSite: 'http://doorstep.example',
  };
  const staff = { ...context, actor: owner };
  let houseNumber = 0;

  const gate: Gate = {
    context,
    staff,
    async open(changes = {}) {
      const draft = await createOffer(staff, offerInput({ slug: `offer-${randomUUID().slice(0, 8)}`, ...changes }));
      return transitionOffer(staff, { id: draft.id, transition: 'publish' });
    },
    async send(offer, changes = {}) {
      houseNumber += 1;
      const {
        home = retrievedAddress({ number: String(houseNumber) }),
        lines,
        contact,
        answers = {},
        pass,
        unit,
        place,
        ifShort,
        typed,
        id,
        ...input
      } = changes;
      const submission: Submission = {
        lines: lines ?? [{ item: offer.definition.items[0]?.id ?? '', quantity: 1 }],
        contact: { name: 'Robin Fictional', email: '', phone: '', ...contact },
        answers,
        address:
          typed === undefined
            ? { proof: JSON.stringify(home) }
            : {
                typed,
                ...(id === undefined ? {} : { id }),
                ...(changes.home === undefined ? {} : { proof: JSON.stringify(home) }),
              },
        unit: unit ?? '',
        ...(place === undefined ? {} : { collection: { place } }),
        ...(pass === null ? {} : { humanCheck: pass ?? `pass-${randomUUID()}` }),
        language: 'en',
        ifShort: ifShort ?? 'ask',
        formToken: '',
        website: '',
      };
      return submitRequest(context, {
        slug: offer.slug,
        submission,
        idempotencyKey: randomUUID(),
        receivedAt: Date.now(),
        language: 'en',
        source: 'web',
        visitor: '',
        network: randomUUID(),
        remoteAddress: '127.0.0.1',
        suspicions: [],
        ...input,
      });
    },
    async sent(offer, changes) {
      const { answer } = await gate.send(offer, changes);
      const request = await store.requests.findByReference(answer.reference);
      if (request === null) throw new Error('it was not saved');
      return request;
    },
    async mailedToken(reference) {
      const { id: subject } = (await store.requests.findByReference(reference)) ?? { id: '' };
      const mails = await store.outbox.ofSubject(subject);
      const mail = mails.find(({ order }) => order.kind === 'confirm_link');
      if (mail === undefined) throw new Error('no mail to confirm it was queued');
      const { confirm } = await mailLinks(context, { subject, order: mail.order });
      return confirm?.split('/').at(-1) ?? '';
    },
    async found({ id }) {
      const request = await store.requests.find(id);
      if (request === null) throw new Error('it is gone');
      return request;
    },
    takenOf: async ({ id }) => (await store.stock.ofOffer(id)).map(({ taken }) => taken),
    discrepancies: () => Array.fromAsync(findDiscrepancies(staff)),
    async reconciles() {
      const discrepancies = await gate.discrepancies();
      if (discrepancies.length > 0) throw new Error(`Discrepancies: ${JSON.stringify(discrepancies)}`);
    },
  };
  return gate;
}

/** The error code of a rejected promise, or the state of a resolved one. */
export async function outcomeOf(result: Promise<SubmitRequestResult>): Promise<string> {
  try {
    return (await result).answer.state;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The error code of a rejected promise, or `done`. */
export async function codeOf(work: Promise<unknown>): Promise<string> {
  return (await errorOf(work))?.code ?? 'done';
}

/** Like `codeOf`, or each field with its error. */
export async function problemOf(work: Promise<unknown>): Promise<string> {
  const error = await errorOf(work);
  return error?.details.fields?.map(({ field, code }) => `${field} ${code}`).join() ?? error?.code ?? 'done';
}

async function errorOf(work: Promise<unknown>): Promise<DoorstepError | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (error instanceof DoorstepError) return error;
    throw error;
  }
}

/** The number of each outcome. */
export async function countOutcomes(results: Promise<SubmitRequestResult>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const outcome of await Promise.all(results.map(outcomeOf))) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}
