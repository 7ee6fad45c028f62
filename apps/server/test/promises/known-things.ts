// One of everything that a path or a body can name. Without existing things, a route would only ever report that they
// are missing.
import { randomUUID } from 'node:crypto';
import {
  addWebhook,
  closeComposition,
  createApiToken,
  createLimitGroup,
  createOffer,
  dispatchBatch,
  fixDueDraws,
  inviteStaff,
  keepHomesApart,
  mailLinks,
  makeBatch,
  makeClaim,
  makePasswordLink,
  recordReturn,
  testWebhook,
  transitionOffer,
  uploadPicture,
  uploadPolygon,
  type Offer,
  type ServiceRequest,
} from '@doorstep/core';
import type { OfferInput, SubmissionBody } from '@doorstep/contract';
import { itemInput, offerInput, placeInput } from '@doorstep/testing';
import type { StaffServer } from '../staff-server.ts';
import type { KnownValues } from './arbitrary-of.ts';

export interface KnownThings {
  /** For paths: by parameter name (`:batch`) where that is unique; `:id` by the segment before it (`offers/:id`). */
  names: Readonly<Record<string, readonly string[]>>;
  /** For bodies. */
  values: KnownValues;
}

/** @param token Of a program that may enter requests. */
export async function makeKnownThings({ staff, send, join }: StaffServer, token: string): Promise<KnownThings> {
  const publish = async (changes: Partial<OfferInput>): Promise<Offer> => {
    const { id } = await createOffer(staff, offerInput({ items: [itemInput({ openingStock: 1000 })], ...changes }));
    return transitionOffer(staff, { id, transition: 'publish' });
  };
  /** For a new home; from a program by default. */
  const request = async (
    { slug, definition }: Offer,
    { path = '/api/v1', contact = {}, ...others }: { path?: string } & Partial<SubmissionBody> = {},
  ): Promise<ServiceRequest> => {
    const line1 = `12 ${randomUUID()} Street`;
    const { problem } = await send('POST', `${path}/offers/${slug}/requests`, {
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
      body: {
        lines: [{ item: definition.items[0]?.id ?? '', quantity: 1 }],
        contact: { name: 'Robin Fictional', ...contact },
        address: { typed: { line1, city: 'Marrow Vale', postcode: 'ZZ1 1AA', country: 'GB' } },
        ...others,
      } satisfies SubmissionBody,
    });
    const { reference = '' } = problem as { reference?: string };
    const saved = await staff.store.requests.findByReference(reference);
    if (saved === null) throw new Error(JSON.stringify(problem));
    return saved;
  };

  // Visitors use another offer than staff, whose changes would affect them.
  const visited = await publish({ slug: 'bins' });
  const past = (ms: number) => new Date(Date.now() - ms).toISOString();
  const drawn = await publish({
    slug: 'kits',
    allocation: 'draw',
    closesAt: past(3_600_000),
    draw: {
      value: { en: 'The lottery of 5 December' },
      format: { kind: 'numbers', count: 3, min: 1, max: 49, order: 'ascending' },
      knownAt: past(3_599_000),
    },
  });
  await fixDueDraws(staff);
  const shown = await request(visited);
  const unconfirmed = await request(visited, { path: '/api', contact: { email: 'robin@example.org' } });
  const [mail] = await staff.store.outbox.ofSubject(unconfirmed.id);
  const { confirm } =
    mail === undefined ? { confirm: null } : await mailLinks(staff, { subject: unconfirmed.id, ...mail });

  const kept = await publish({
    slug: 'seeds',
    collection: { isForEverybody: false, places: [placeInput()] },
  });
  const batchOf = async ({ id }: ServiceRequest) =>
    makeBatch(staff, { offerId: kept.id, requestIds: [id], country: '', postcode: '', max: 10 });
  const lockedOf = async (packed: ServiceRequest) => {
    const batch = await batchOf(packed);
    await closeComposition(staff, batch);
    return batch;
  };
  const collected = await publish({ slug: 'trees', collection: { isForEverybody: true, places: [placeInput()] } });
  const toCollect = await request(collected, { collection: { place: 'hall' } });
  const open = await batchOf(await request(kept));
  const locked = await lockedOf(await request(kept));
  const packed = await request(kept);
  const packing = await lockedOf(packed);
  const returned = await request(kept);
  const left = await lockedOf(returned);
  await dispatchBatch(staff, left);
  const back = { outcome: 'returned', reason: 'not_collected', isBackOnShelf: false } as const;
  await recordReturn(staff, { reference: returned.reference, ...back });

  const [accepted, other] = [await request(kept), await request(kept)];
  const [homeId = '', otherId = ''] = [accepted.homeIds[0], other.homeIds[0]];
  const link = await keepHomesApart(staff, { homeId, otherId, reason: 'Two doors.' });
  const claim = await makeClaim(staff, {
    offerId: kept.id,
    homeIds: [homeId],
    kind: 'moved_in',
    text: '',
    name: 'Robin Fictional',
    email: 'robin@example.org',
    addressLines: ['12 High Street'],
    language: 'en',
    network: '',
  });
  const group = await createLimitGroup(staff, { name: 'Garden', limits: { unitsPerHome: 2, windowDays: null } });
  const square = [
    [0, 50],
    [1, 50],
    [1, 51],
    [0, 50],
  ];
  const polygon = await uploadPolygon(staff, { type: 'Polygon', coordinates: [square] });
  const bytes = Buffer.from('no picture, but nobody looks into it');
  const picture = { id: 'a'.repeat(64), width: 1, height: 1, small: bytes, large: bytes };
  await uploadPicture(staff, picture);
  // Off, so nothing is sent to it.
  const webhook = await addWebhook(staff, { url: 'https://receiver.example', events: [], isOn: false });
  await testWebhook(staff, webhook.id);
  const [delivery] = (await staff.store.webhooks.deliveries({ limit: 1 })).rows;
  const program = await createApiToken(staff, { name: 'Another', scopes: ['offers.read'] });
  await join((await inviteStaff(staff, 'packer')).token, 'packer');
  const packer = (await staff.store.people.list()).find(({ role }) => role === 'packer');
  const { invitation } = await inviteStaff(staff, 'viewer');
  const owner = (await staff.store.people.list()).find(({ role }) => role === 'owner');
  await send('POST', '/api/auth/sign-in/email', { body: { email: owner?.email, password: 'wheelbarrow in the rain' } });
  // From the sign-in library; the latest session belongs to none of the callers.
  const sessions = staff.store.db.selectFrom('auth_session' as 'setting').select('id' as 'name');
  const [session] = await sessions
    .where('userId' as 'name', '=', owner?.accountId ?? '')
    .orderBy('createdAt' as 'name', 'desc')
    .execute();
  const entries = await staff.store.db.selectFrom('audit').select('seq').where('subject_id', '=', kept.id).execute();

  const itemOf = ({ definition }: Offer) => definition.items[0]?.id ?? '';
  const requests = [accepted.id, unconfirmed.id, returned.id, toCollect.id];
  const names = {
    ':slug': [visited.slug, drawn.slug],
    ':reference': [shown.reference],
    ':secret': [staff.secrets.receiptSecret(shown.id)],
    ':product': ['Interactive'],
    ':service': ['Elsewhere'],
    ':version': ['v1.10', 'v1', 'v1.20'],
    ':format': ['json3.ws', 'json6.ws'],
    ':item': [itemOf(kept), itemOf(drawn)],
    ':file': ['small.webp'],
    'confirm/:token': [new URL(confirm ?? '').pathname.split('/').at(-1) ?? ''],
    ':session': [(session as { id?: string } | undefined)?.id ?? ''],
    ':entry': [String(entries[0]?.seq ?? '')],
    'password-links/:token': [(await makePasswordLink(staff, { id: packer?.id ?? '' })).token],
    'invitations/:token': [(await inviteStaff(staff, 'viewer')).token],
    'pictures/:id': [picture.id],
    ':person': [packer?.id ?? ''],
    ':invitation': [invitation.id],
    ':country': ['GB', 'us'],
    ':polygon': [polygon.id],
    ':offer': [kept.id, drawn.id, collected.id],
    ':group': [group.id],
    ':request': requests,
    ':batch': [locked.id, open.id, left.id],
    'packing/:batch': [packing.id],
    'returns/:request': [returned.id],
    ':home': [homeId],
    ':link': [link.id],
    ':claim': [claim.id],
    'tokens/:token': [program.kept.id],
    ':webhook': [webhook.id],
    ':delivery': [delivery?.id ?? ''],
    ':field': ['name', 'email', 'phone', 'items'],
  };
  const values = {
    input: [offerInput(), { name: 'Garden', limits: { unitsPerHome: 2, windowDays: null } }],
    lines: [[{ item: itemOf(visited), quantity: 1 }]],
    quantity: [1],
    answers: [{}],
    humanCheck: [undefined],
    address: [{ typed: { line1: '14 High Street', city: 'Marrow Vale', postcode: 'ZZ1 1AA', country: 'GB' } }],
    contact: [{ name: 'Robin Fictional' }],
    email: ['robin@example.org'],
    offerId: [kept.id],
    groupId: [group.id],
    secret: [staff.secrets.receiptSecret(shown.id)],
    id: requests,
    requestIds: requests,
    homeId: [homeId],
    otherId: [otherId],
    reference: [packed.reference],
    references: [packed.reference],
    reason: ['They moved away.'],
    allowance: [1],
    website: [''],
    personIds: names[':person'],
    sheet: ['avery-l7160'],
    startPosition: [1],
    carrier: ['generic'],
    columns: ['Name=name'],
    revision: [accepted.revision],
    value: ['4 8 15'],
    place: ['hall'],
    text: [toCollect.collection?.code ?? '', 'Robin'],
    counter: [null, { offer: collected.id, place: 'hall' }],
    version: [kept.version],
    url: [webhook.url],
  };
  return { names, values };
}
