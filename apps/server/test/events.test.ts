// Every event, from the audit log to a receiver that verifies it with the Standard Webhooks library, and over the API.
import { createClient, type Client } from '@doorstep/client';
import {
  eventSubjects,
  webhookEvents,
  type AuditAction,
  type WebhookEvent,
  type WebhookMessage,
} from '@doorstep/contract';
import { eventExample, eventSchemas, type operations } from '@doorstep/contract/operations';
import { createApiToken, declineRequest, replaceWebhookSecret, type Offer, type ServiceRequest } from '@doorstep/core';
import { Webhook } from 'standardwebhooks';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRepositoryFile } from '../../../tools/repository-files.ts';
import { createWebhookSecrets } from '../src/webhooks/webhook-secret.ts';
import { startRealServers, type RealServers } from './real-servers.ts';
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts';

type Answers<Key extends keyof typeof operations> = (typeof operations)[Key] extends { answer: infer A }
  ? A extends v.GenericSchema
    ? v.InferOutput<A>
    : never
  : never;

let real: RealServers;
let receiver: WebhookReceiver;
let token: string;
let offer: Offer;
let request: ServiceRequest;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
  real = await startRealServers('SQLite', 1, { DOORSTEP_ENV: 'development' });
  const scopes = ['services.manage', 'requests.read', 'offers.read'] as const;
  ({ token } = await createApiToken(real.staff, { name: 'Books', scopes: [...scopes] }));
  offer = await real.open();
  await real.send(offer);
  [request] = (await real.requests(offer)) as [ServiceRequest];
});
afterAll(async () => {
  await real.end();
  await receiver.close();
});

async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(`${real.servers[0]?.url}/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}
const hook = (url = receiver.url, events: WebhookEvent[] = webhookEvents) =>
  call<Answers<'POST /webhooks'>>('POST', '/webhooks', { url, events, isOn: true });

/** Writes the audit entry of an event, as the verbs do. */
async function happen(type: WebhookEvent): Promise<void> {
  const { state, phase } = eventExample(type).data as { state?: string; phase?: string };
  const isMove = type === `request.${state}`;
  const kinds = { request: 'request', parcel: 'request', offer: 'offer', item: 'item' } as const;
  const subjectKind = kinds[eventSubjects[type]];
  const ids = { request: request.id, offer: offer.id, item: offer.definition.items[0]?.id ?? '' };
  await real.installation.store.transaction(async (tx) =>
    tx.audit.record({
      at: await tx.now(),
      action: (subjectKind === 'offer' ? 'offer.phase_changed' : type) as AuditAction,
      subjectKind,
      subjectId: ids[subjectKind],
      actorKind: 'system',
      actorId: null,
      actorName: '',
      detail: {
        ...(isMove ? { state: state ?? '' } : {}),
        ...(phase === undefined ? {} : { phase, left: 1 }),
        left: 1,
      },
    }),
  );
}

describe('events', () => {
  it('all reach a receiver in the form of their schemas, verified with the old and the new secret', async () => {
    const { id } = await hook();
    await replaceWebhookSecret(real.staff, id);
    const { rows } = await call<Answers<'GET /webhooks'>>('GET', '/webhooks');
    const until = Date.parse(rows.find((webhook) => webhook.id === id)?.previousSecretUntil ?? '');
    expect(until).toBeGreaterThan(Date.now() + 23 * 3_600_000);
    for (const type of webhookEvents) await happen(type);
    await expect
      .poll(() => new Set(receiver.received.map(({ message }) => message.type)), { timeout: 20_000 })
      .toEqual(new Set(webhookEvents));
    const secrets = createWebhookSecrets('the secret of servers under test, long enough');
    for (const { message, body, headers } of receiver.received) {
      const type = message.type as WebhookEvent;
      for (const secretGeneration of [1, 2])
        expect(new Webhook(secrets.show({ id, secretGeneration })).verify(body, headers)).toEqual(message);
      expect(() => new Webhook(secrets.show({ id, secretGeneration: 3 })).verify(body, headers)).toThrow('signature');
      expect(v.parse(v.strictObject({ ...eventSchemas[eventSubjects[type]].entries }), message)).toEqual(message);
      expect(Object.keys(message.data).toSorted()).toEqual(Object.keys(eventExample(type).data).toSorted());
      expect(message.data).toMatchObject({ offer: offer.slug });
    }
    await call('POST', `/webhooks/${id}/remove`);
  });

  it('are listed in pages by type and offer, without personal data', async () => {
    type Page = Answers<'GET /events'>;
    const path = `/events?offer=${offer.slug}&type=request.accepted`;
    const first = await call<Page>('GET', path);
    expect(first.events[0]).toMatchObject({
      type: 'request.accepted',
      data: { reference: request.reference, offer: offer.slug, state: 'accepted' },
    });
    expect(new Set(first.events.map(({ type }) => type))).toEqual(new Set(['request.accepted']));
    expect(JSON.stringify(first)).not.toContain(request.contact.name);
    await happen('request.accepted');
    expect(await call<Page>('GET', `${path}&limit=1`)).toMatchObject({ events: [first.events[0]], hasMore: true });
    const next = await call<Page>('GET', `${path}&after=${first.next}`);
    expect(next.events).toHaveLength(1);
    expect((await call<Page>('GET', `${path}&after=${next.next}`)).events).toEqual([]);
    await expect(call('GET', '/events?offer=nothing-of-this-name')).rejects.toThrow('offer_not_found');
    await expect(call('GET', '/events?limit=201')).rejects.toThrow('422');
    await expect(call('GET', '/events?type=request.eaten')).rejects.toThrow('422');
  });

  it('are replayed with their original ids', async () => {
    const { id } = await hook(receiver.url, ['request.accepted']);
    const { events } = await call<Answers<'GET /events'>>('GET', '/events?type=request.accepted');
    const before = receiver.received.length;
    const replay = { since: events[0]?.timestamp ?? '' };
    expect(await call('POST', `/webhooks/${id}/replay`, replay)).toEqual({
      ...replay,
      messages: events.length,
      until: null,
    });
    await expect
      .poll(() => receiver.received.slice(before).map((received) => received.id), { timeout: 10_000 })
      .toEqual(events.map((event) => event.id));
    await call('POST', `/webhooks/${id}/remove`);
  });
});

describe('a receiver written as in the guide', () => {
  const guide = readRepositoryFile('docs/guides/webhooks.md');
  const codeOf = async <Module>(begins: string) => {
    const blocks = Array.from(guide.matchAll(/```js\n([\s\S]+?)```/g), ([, code = '']) => code);
    const code = blocks.find((block) => block.includes(begins)) ?? '';
    return (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Module;
  };

  it('distinguishes Doorstep’s messages from others', async () => {
    type Check = (headers: Record<string, string>, body: string, secret: string) => boolean;
    const { isFromDoorstep } = await codeOf<{ isFromDoorstep: Check }>('export function isFromDoorstep');
    const before = receiver.received.length;
    const { id } = await hook(receiver.url, ['request.held']);
    await happen('request.held');
    await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBe(before + 1);
    const { headers, body } = receiver.received[before]!;
    const secrets = createWebhookSecrets('the secret of servers under test, long enough');
    const secret = secrets.show({ id, secretGeneration: 1 });
    expect(isFromDoorstep(headers, body, secret)).toBe(true);
    expect(isFromDoorstep(headers, `${body} `, secret)).toBe(false);
    expect(isFromDoorstep(headers, body, secrets.show({ id, secretGeneration: 2 }))).toBe(false);
    expect(isFromDoorstep({ ...headers, 'webhook-timestamp': '1' }, body, secret)).toBe(false);
    await call('POST', `/webhooks/${id}/remove`);
  });

  it('keeps a mail merge list, also if messages are sent twice', async () => {
    interface Kept {
      seen: Set<string>;
      list: Map<string, string[]>;
    }
    type Follow = (kept: Kept, message: WebhookMessage, doorstep: Client) => Promise<void>;
    const { follow } = await codeOf<{ follow: Follow }>('export async function follow');
    const client = createClient({ server: real.servers[0]?.url ?? '', token });
    const kept = { seen: new Set<string>(), list: new Map<string, string[]>() };
    const { reference, contact, address } = request;
    const { id } = await hook();
    const wait = { timeout: 20_000 };
    /** The receiver's part: `follow` for the next message of this type. */
    const hears = async (type: WebhookEvent, send: () => Promise<unknown> = () => happen(type)) => {
      const before = receiver.received.length;
      await send();
      const next = () => receiver.received.slice(before).find(({ message }) => message.type === type);
      await expect.poll(next, wait).toBeDefined();
      const { message } = next()!;
      await follow(kept, message, client);
      return message;
    };
    const replay = (since: string) => () => call('POST', `/webhooks/${id}/replay`, { since });
    const row = [reference, [contact.name, ...address.lines]];

    await hears('request.details_changed');
    expect([...kept.list]).toEqual([]);
    const first = await hears('request.accepted');
    await hears('request.packed');
    expect([...kept.list]).toEqual([row]);
    // Its letter is printed; the same message again does not print another.
    kept.list.clear();
    expect((await hears('request.accepted', replay(first.timestamp))).id).toBe(first.id);
    expect([...kept.list]).toEqual([]);

    // Accepted, and withdrawn before the message is read: no letter, however often it comes.
    kept.list.set(reference, [contact.name]);
    await declineRequest(real.staff, { id: request.id, reason: 'Moved away', note: '' });
    for (const one of ['first', 'second']) {
      await follow(kept, { ...first, id: one }, client);
      expect([...kept.list]).toEqual([]);
    }
    await call('POST', `/webhooks/${id}/remove`);
  });
});

describe('a test of a webhook', () => {
  it('returns the receiver’s response, or that it was unreachable', async () => {
    const { id } = await hook();
    const result = async () => {
      const { delivery } = await call<Answers<'POST /webhooks/:webhook/test'>>('POST', `/webhooks/${id}/test`);
      const path = `/webhook-deliveries/${delivery}`;
      const tried = () => call<Answers<'GET /webhook-deliveries/:delivery'>>('GET', path);
      await expect.poll(async () => (await tried()).lastStatus, { timeout: 10_000 }).not.toBe(null);
      return tried();
    };
    expect(await result()).toMatchObject({ type: 'webhook.test', state: 'delivered', lastStatus: 204, attempts: 1 });
    receiver.answer(() => 503);
    expect(await result()).toMatchObject({ state: 'waiting', lastStatus: 503 });
    await call('POST', `/webhooks/${id}/remove`);
  });
});
