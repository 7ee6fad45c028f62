// Staff's preparations for a journey, over the same API as the console.
import { randomUUID } from 'node:crypto';
import type {
  MovementInput,
  OfferInput,
  OfferTransition,
  RequestDetail,
  RequestPage,
  StaffEntryAnswer,
  StaffEntryBody,
  StaffOffer,
} from '@doorstep/contract';
import { offerInput } from '@doorstep/testing';
import type { Installation } from './installation.ts';

const owner = { name: 'Robin Field', email: 'robin@marrowvale.example', password: 'wheelbarrow in the rain' };

export interface StaffApi {
  /** Creates an offer and publishes it. */
  publishOffer(changes?: Partial<OfferInput>): Promise<StaffOffer>;
  offer(id: string): Promise<StaffOffer>;
  changeOffer(id: string, changes: Partial<OfferInput>): Promise<StaffOffer>;
  moveOffer(id: string, transition: OfferTransition): Promise<StaffOffer>;
  moveStock(offerId: string, itemId: string, movement: MovementInput): Promise<void>;
  requests(offerId: string): Promise<RequestPage>;
  /** A token for a program. */
  makeToken(scopes: string[]): Promise<string>;
  request(id: string): Promise<RequestDetail>;
  /** Enters a request for one of the offer's first item, for a resident of Marrow Vale. */
  enterRequest(offer: StaffOffer, somebody: Recipient): Promise<StaffEntryAnswer>;
  correctAddress(requestId: string, street: string): Promise<RequestDetail>;
  /** Packs and dispatches everything of the offer, and records one parcel as returned. */
  comesBack(offerId: string, reference: string): Promise<void>;
}

export interface Recipient {
  name: string;
  email: string;
  /** With the number, such as `12 Quay Street`. */
  street: string;
}

/** Creates the owner of a fresh installation through its first-run link, and signs them in. */
export async function signInAsOwner(installation: Installation): Promise<StaffApi> {
  const { url } = installation;
  const link = await installation.doorstep('staff', 'link');
  const token = link.stdout.trim().split('/').at(-1) ?? '';
  if (link.code !== 0 || token === '') throw new Error(`No first-run link: ${link.stdout}${link.stderr}`);
  await call(url, 'POST', '/api/v1/invitations/accept', { body: { token, ...owner } });
  const signedIn = await send(url, 'POST', '/api/auth/sign-in/email', {
    body: { email: owner.email, password: owner.password },
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
    (await call(url, method, `/api/v1/${path}`, {
      body,
      cookie,
    })) as T;
  return apiOver(ask);
}

type Ask = <T>(method: string, path: string, body?: unknown) => Promise<T>;

function apiOver(ask: Ask): StaffApi {
  let made = 0;
  const offer = (id: string) => ask<StaffOffer>('GET', `offers/${id}`);
  const moveOffer = async (id: string, transition: OfferTransition) => {
    const { version } = await offer(id);
    return ask<StaffOffer>('POST', `offers/${id}/${transition}`, { version });
  };
  return {
    offer,
    changeOffer: async (id, changes) => {
      const { version, input } = await offer(id);
      return ask('PUT', `offers/${id}`, { version, input: { ...input, ...changes } });
    },
    moveOffer,
    publishOffer: async (changes = {}) => {
      made += 1;
      const slug = changes.slug ?? `journey-${process.pid}-${made}`;
      const draft = await ask<StaffOffer>('POST', 'offers', offerInput({ ...changes, slug }));
      return moveOffer(draft.id, 'publish');
    },
    moveStock: (offerId, itemId, movement) => ask('POST', `offers/${offerId}/items/${itemId}/movements`, movement),
    requests: (offerId) => ask('GET', `requests?offer=${offerId}`),
    makeToken: async (scopes) => (await ask<{ token: string }>('POST', 'tokens', { name: 'A program', scopes })).token,
    request: (id) => ask('GET', `requests/${id}`),
    enterRequest: ({ id, input }, { name, email, street }) =>
      ask('POST', `offers/${id}/requests`, {
        lines: [{ item: input.items[0]?.id ?? '', quantity: 1 }],
        contact: { name, email },
        address: addressIn(street),
      } satisfies StaffEntryBody),
    comesBack: async (offerId, reference) => {
      const { id } = await ask<{ id: string }>('POST', 'batches', { offerId, country: '', postcode: '', max: 10 });
      await ask('POST', `batches/${id}/lock`, {});
      await ask('POST', `batches/${id}/dispatch`, {});
      await ask('POST', 'returns', { reference, outcome: 'returned', reason: 'address_wrong', isBackOnShelf: true });
    },
    correctAddress: async (id, street) => {
      const { revision } = await ask<RequestDetail>('GET', `requests/${id}`);
      return ask('POST', `requests/${id}/address`, { address: addressIn(street), revision });
    },
  };
}

function addressIn(street: string): StaffEntryBody['address'] {
  return { typed: { line1: street, city: 'Marrow Vale', postcode: 'ZZ1 2BB', country: 'GB' } };
}

interface Sending {
  body?: unknown;
  cookie?: string;
}

async function send(url: string, method: string, path: string, { body, cookie }: Sending): Promise<Response> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      origin: url,
      'idempotency-key': randomUUID(),
      ...(cookie === undefined ? {} : { cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response;
}

async function call(url: string, method: string, path: string, sending: Sending): Promise<unknown> {
  const text = await (await send(url, method, path, sending)).text();
  return text === '' ? undefined : JSON.parse(text);
}
