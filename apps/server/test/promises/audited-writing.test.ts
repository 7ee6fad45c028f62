// Every change leaves an entry in the audit log.
import { randomUUID } from 'node:crypto';
import { isReading } from '@doorstep/contract';
import { operationList, type ListedOperation, type OperationKey } from '@doorstep/contract/operations';
import {
  closeComposition,
  createApiToken,
  createOffer,
  dispatchBatch,
  handOver,
  holdRequest,
  inviteStaff,
  makeBatch,
  makeClaim,
  makePasswordLink,
  recordReturn,
  transitionOffer,
} from '@doorstep/core';
import { itemInput, offerInput, placeInput } from '@doorstep/testing';
import { beforeAll, expect, it } from 'vitest';
import { cookiesOf, staffServerForAll } from '../staff-server.ts';
import { validValue } from './arbitrary-of.ts';
import { makeKnownThings, type KnownThings } from './known-things.ts';

/** Operations other than GET that change nothing lasting. */
const silent: Partial<Record<OperationKey, string>> = {
  'POST /batches/preview': 'a preview',
  'POST /offers/preview': 'a preview',
  'POST /offers/:offer/effects': 'a preview',
  'POST /requests/networks/decline/preview': 'a preview',
  'POST /requests/decide/preview': 'a preview',
  'POST /requests/decide-matching/preview': 'a preview',
  'POST /addresses/verify': 'reads nothing but what it is sent',
  'POST /packing/:batch/show': 'a reading',
  'POST /services/human-check/test': 'asks a service',
  'POST /services/address-lookup/test': 'asks a service',
  'POST /services/mail/test': 'asks a service',
  'POST /services/mail/message': 'asks a service',
  'POST /account/second-factor/begin': 'counts once it is confirmed',
  'POST /account/second-factor/confirm': 'shown in account.slow.test.ts, as it takes the code of an app',
  'POST /account/second-factor/off': 'shown there too',
  'POST /account/second-factor/recovery-codes': 'shown there too',
  'POST /account/confirm': 'lasts half an hour; what it allows leaves entries',
  'POST /account/sessions/:session/end': 'shown there too',
  'POST /address-data/search': 'a reading',
  'POST /address-data/remove': 'shown in address-data.test.ts, as it needs data',
  'POST /address-files': 'nothing is there before its bytes',
  'PUT /address-files': 'shown in address-data.test.ts, as it needs a file',
  'POST /address-files/preview': 'a preview',
  'POST /address-files/remove': 'shown there too',
  'POST /address-imports': 'shown there too',
  'POST /address-imports/cancel': 'shown there too',
  'POST /polygons': 'kept for a day, unless an offer that names it is saved',
  'POST /pictures': 'kept for a day, unless an offer that names it is saved',
};

/** Run late, because they end what others work on. */
const lateOnes = [
  '/batches/:batch/dispatch',
  '/batches/:batch/dispatch/undo',
  '/returns',
  '/returns/:request/undo',
  '/returns/:request/send-again',
  '/returns/:request/close',
  '/batches/:batch/unlock',
  '/batches/:batch/take-out',
  '/batches/:batch/undo',
  '/batches/:batch/close',
  '/requests/:request/hand-over',
  '/requests/:request/hand-over/undo',
  '/claims/:claim/uphold',
  '/offers/:offer/close',
  '/offers/:offer/reopen',
  '/offers/:offer/archive',
  '/requests/:request/decline',
  '/requests/:request/withdraw',
  '/requests/:request/erase',
  '/people/:person/remove',
  '/webhooks/:webhook/remove',
];
const writing = operationList
  .filter(({ method, audit, key }) => method !== 'GET' && audit === undefined && !(key in silent))
  .toSorted((one, other) => lateOnes.indexOf(one.path) - lateOnes.indexOf(other.path));
const maxTries = 6;
const password = 'wheelbarrow in the rain';
const changedPassword = 'seven lanterns under ice';

const server = staffServerForAll();
let cookie = '';
let known: KnownThings;
beforeAll(async () => {
  cookie = cookiesOf(await server.join((await inviteStaff(server.staff, 'owner')).token, 'owner'));
  const { token } = await createApiToken(server.staff, { name: 'A program', scopes: ['requests.enter'] });
  known = await makeKnownThings(server, token);
});

/** Separate things and a body for operations whose effects on the known things others would undo. */
async function ownOf(key: OperationKey): Promise<{ names?: Record<string, string>; body?: unknown }> {
  const { staff } = server;
  const draft = async (changes: Parameters<typeof offerInput>[0] = {}) =>
    createOffer(staff, offerInput({ slug: `offer-${randomUUID().slice(0, 8)}`, ...changes }));
  const request = async (changes: Parameters<typeof offerInput>[0] = {}) => {
    const { id } = await draft({ items: [itemInput({ maxPerRequest: 2, maxPerHome: 2 })], ...changes });
    const offer = await transitionOffer(staff, { id, transition: 'publish' });
    const body = {
      lines: [{ item: offer.definition.items[0]?.id ?? '', quantity: 1 }],
      contact: { name: 'Robin Fictional', email: 'robin@example.org' },
      address: { typed: { line1: `12 ${randomUUID()}`, city: 'Marrow Vale', postcode: 'ZZ1 1AA', country: 'GB' } },
      ...(changes.collection === undefined ? {} : { collection: { place: 'hall' } }),
    };
    const headers = { cookie, 'idempotency-key': randomUUID() };
    const answer = await server.send('POST', `/api/v1/offers/${id}/requests`, { headers, body });
    const { reference = '' } = answer.problem as { reference?: string };
    const saved = await staff.store.requests.findByReference(reference);
    if (saved === null) throw new Error(JSON.stringify(answer.problem));
    return { saved, body, names: { ':request': saved.id, ':offer': id } };
  };
  const collected = () =>
    request({ collection: { isForEverybody: true, places: [placeInput(), placeInput({ id: 'library' })] } });
  const locked = async ({ saved }: Awaited<ReturnType<typeof request>>) => {
    const { id } = await makeBatch(staff, { offerId: saved.offerId, country: '', postcode: '', max: 10 });
    await closeComposition(staff, { id });
    return { names: { ':batch': id }, body: { requestIds: [saved.id] } };
  };
  const returned = { outcome: 'returned', reason: 'not_collected', isBackOnShelf: false } as const;
  switch (key) {
    case 'POST /offers/:offer/publish':
    case 'POST /offers/:offer/delete':
    case 'POST /offers/:offer/limit-group':
      return { names: { ':offer': (await draft()).id } };
    case 'PUT /offers/:offer': {
      const { id, version, slug } = await draft();
      return {
        names: { ':offer': id },
        body: { version, input: offerInput({ slug, summary: { en: 'For every garden.' } }) },
      };
    }
    case 'POST /offers/:offer/reopen': {
      const { saved, names } = await request();
      await transitionOffer(staff, { id: saved.offerId, transition: 'close' });
      return { names };
    }
    case 'POST /offers/:offer/requests': {
      const { names, body } = await request();
      return { names, body: { ...body, address: { typed: { ...body.address.typed, line1: '9 High Street' } } } };
    }
    case 'POST /privacy/person/erase':
      return { body: { requests: [(await request()).saved.id] } };
    case 'POST /requests/:request/accept': {
      const { saved, names } = await request();
      await holdRequest(staff, { id: saved.id, reason: '' });
      return { names, body: { reason: '' } };
    }
    case 'POST /requests/:request/lines': {
      const { body, names } = await request();
      return { names, body: { lines: [{ ...body.lines[0], quantity: 2 }], reason: 'They asked for two.' } };
    }
    case 'POST /requests/:request/place': {
      const { names, saved } = await collected();
      return { names, body: { place: 'library', revision: saved.revision } };
    }
    case 'POST /requests/:request/hand-over': {
      const { names, saved } = await collected();
      return { names, body: { revision: saved.revision } };
    }
    case 'POST /requests/:request/hand-over/undo': {
      const { names, saved } = await collected();
      const { revision } = await handOver(staff, saved);
      return { names, body: { revision } };
    }
    case 'POST /requests/:request/details': {
      const { names, saved } = await request();
      return { names, body: { contact: { name: 'Alex Fictional' }, reason: 'Misspelt.', revision: saved.revision } };
    }
    case 'POST /requests/:request/emails/send-again': {
      const { names, saved } = await request();
      const email = (await staff.store.outbox.ofSubject(saved.id)).at(-1)?.id ?? '';
      await staff.store.outbox.done(email, await staff.store.now(), 'given_up');
      return { names, body: { email } };
    }
    case 'POST /requests/decide-matching': {
      const { saved } = await request();
      const readAt = new Date(Date.now() + 60_000).toISOString();
      return { body: { offer: saved.offerId, state: saved.state, readAt, decision: 'hold', expected: 1 } };
    }
    case 'POST /batches': {
      const { saved } = await request();
      return { body: { offerId: saved.offerId, requestIds: [saved.id] } };
    }
    case 'POST /batches/:batch/unlock':
    case 'POST /batches/:batch/take-out':
      return locked(await request());
    case 'POST /batches/:batch/dispatch/undo': {
      const made = await request();
      const { names } = await locked(made);
      await dispatchBatch(staff, { id: names[':batch'] });
      return { names, body: { references: [made.saved.reference] } };
    }
    case 'POST /returns':
    case 'POST /returns/:request/undo':
    case 'POST /returns/:request/close': {
      const made = await request();
      await dispatchBatch(staff, { id: (await locked(made)).names[':batch'] });
      const { reference } = made.saved;
      if (key !== 'POST /returns') await recordReturn(staff, { reference, ...returned });
      return { names: made.names, body: { reference, ...returned } };
    }
    case 'POST /claims/:claim/uphold': {
      const { saved } = await request();
      const claim = await makeClaim(staff, {
        offerId: saved.offerId,
        homeIds: saved.homeIds,
        kind: 'moved_in',
        text: '',
        name: 'Robin Fictional',
        email: 'robin@example.org',
        addressLines: ['12 High Street'],
        language: 'en',
        network: '',
      });
      return { names: { ':claim': claim.id }, body: { allowance: 3, reason: 'They moved in.' } };
    }
    case 'POST /account/password':
      return { body: { current: password, password: changedPassword } };
    case 'POST /account/sessions/end-others':
      return { body: { password: changedPassword } };
    case 'PUT /second-factor-rule':
      return { body: { requiredFrom: null } };
    case 'POST /password-links':
      return { body: { email: 'owner@example.org' } };
    case 'POST /password-links/use': {
      await server.join((await inviteStaff(staff, 'viewer')).token, 'vera');
      const vera = (await staff.store.people.list()).find(({ name }) => name === 'vera');
      const { token } = await makePasswordLink(staff, { id: vera?.id ?? '' });
      return { body: { token, password: 'seven lanterns under ice' } };
    }
    case 'POST /invitations/accept': {
      const { token } = await inviteStaff(staff, 'viewer');
      return { body: { token, name: 'Viv', email: 'viv@example.org', password } };
    }
    default:
      return {};
  }
}

/**
 * Calls it until an audit entry is written.
 * @returns the answers.
 */
async function tryToWrite({ key, method, path, body }: ListedOperation): Promise<string[]> {
  const { db } = server.staff.store;
  const answers: string[] = [];
  for (let seed = 1; seed <= maxTries; seed += 1) {
    const own = await ownOf(key);
    const named = path.replaceAll(/(\w+)\/(:\w+)/g, (_, before: string, name: string) => {
      const names = known.names[`${before}/${name}`] ?? known.names[name] ?? [];
      return `${before}/${own.names?.[name] ?? names[seed % names.length] ?? 'unknown'}`;
    });
    const hasBody = body !== undefined && !('upload' in body);
    const values = { ...known.values, revision: [undefined] };
    const last = await db
      .selectFrom('audit')
      .select(({ fn }) => fn.max('seq').as('seq'))
      .executeTakeFirstOrThrow();
    const answer = await server.send(method, `/api/v1${named}`, {
      headers: { cookie, 'idempotency-key': randomUUID() },
      ...(hasBody ? { body: own.body ?? validValue(body, { known: values, seed }) } : {}),
    });
    const added = await db.selectFrom('audit').select('action').where('seq', '>', last.seq).execute();
    if (answer.ok && added.some(({ action }) => !isReading(action))) return [];
    answers.push(
      answer.ok
        ? 'nothing written'
        : `${answer.status} ${answer.problem.code} ${JSON.stringify(answer.problem.errors)}`,
    );
  }
  return [...new Set(answers)];
}

it('every operation that changes something leaves an entry in the audit log', async () => {
  const silentOnes: string[] = [];
  for (const operation of writing) {
    const answers = await tryToWrite(operation);
    if (answers.length > 0) silentOnes.push(`${operation.key}: ${answers.join(', ')}`);
  }
  expect(silentOnes).toEqual([]);
});
