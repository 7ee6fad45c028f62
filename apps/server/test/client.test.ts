// A program with only a token and the client: the whole life of an offer and its requests.
import { createClient, type Client } from '@doorstep/client';
import { apiScopes } from '@doorstep/contract';
import { createApiToken } from '@doorstep/core';
import { itemInput, offerInput } from '@doorstep/testing';
import { beforeAll, expect, it } from 'vitest';
import { staffServerForAll } from './staff-server.ts';

const server = staffServerForAll();
let client: Client;
beforeAll(async () => {
  const { token } = await createApiToken(server.staff, { name: 'A program', scopes: [...apiScopes] });
  client = createClient({ server: server.url, token });
});

it('the API client takes an offer and its requests from draft to archive', async () => {
  const { call, callTagged, all, tryOut } = client;
  const input = offerInput({ slug: 'bins', items: [itemInput({ openingStock: 5 })] });
  const draft = await callTagged('POST /offers', { body: input }, { idempotencyKey: 'the offer' });
  const offer = draft.answer.id;
  const params = { offer };
  const ifMatch = draft.etag ?? '';
  const { version } = draft.answer;
  const body = { version, input: { ...draft.answer.input, title: { en: 'Compost bins' } } };
  const saved = await callTagged('PUT /offers/:offer', { params, body }, { ifMatch });
  const late = call('POST /offers/:offer/publish', { params }, { ifMatch });
  await expect(late).rejects.toMatchObject({ code: 'precondition_failed', problem: { status: 412 } });
  await call('POST /offers/:offer/publish', { params }, { ifMatch: saved.etag ?? '' });

  const item = saved.answer.input.items[0]?.id ?? '';
  const enter = async (name: string, line1: string) => {
    const typed = { line1, city: 'Marrow Vale', postcode: 'ZZ1 1AA', country: 'GB' };
    const body = { lines: [{ item, quantity: 1 }], contact: { name }, address: { typed } };
    return call('POST /offers/:offer/requests', { params, body }, { idempotencyKey: name });
  };
  const [robin, ada, bea] = [
    await enter('Robin', '1 High Street'),
    await enter('Ada', '2 High Street'),
    await enter('Bea', '3 High Street'),
  ];
  expect(await enter('Robin', '1 High Street')).toEqual(robin);
  const list = { query: { offer, limit: 1, sort: 'updated' as const, state: ['accepted' as const, 'held' as const] } };
  const names = async () => (await Array.fromAsync(all('GET /requests', list))).map(({ name }) => name);
  expect(await names()).toEqual(['Robin', 'Ada', 'Bea']);

  const of = (request: { reference: string }) => ({ params: { request: request.reference } });
  const read = await callTagged('GET /requests/:request', of(robin));
  const tried = await tryOut('POST /requests/:request/hold', { ...of(robin), body: { reason: 'To be asked' } });
  expect(tried.answer.state).toBe('held');
  await call('POST /requests/:request/hold', { ...of(robin), body: {} }, { ifMatch: read.etag ?? '' });
  await call('POST /requests/:request/accept', of(robin));
  await call('POST /requests/:request/decline', { ...of(bea), body: { reason: 'Moved away' } });
  expect(await names()).toEqual(['Ada', 'Robin']);

  const made = await call('POST /batches', { body: { offerId: offer } }, { idempotencyKey: 'the batch' });
  const batch = { params: { batch: made.id } };
  await call('POST /batches/:batch/lock', batch);
  const labels = await call('POST /batches/:batch/labels.pdf', { ...batch, body: { sheet: 'avery-l7160' } });
  expect(await labels.slice(0, 5).text()).toBe('%PDF-');
  const parcels = await Array.fromAsync(all('GET /batches/:batch/parcels', { ...batch, query: { limit: 1 } }));
  expect(parcels.map(({ reference }) => reference).toSorted()).toEqual([ada.reference, robin.reference].toSorted());
  await call('POST /batches/:batch/dispatch', { ...batch, body: {} });
  const back = { reference: ada.reference, outcome: 'returned', reason: 'other', isBackOnShelf: true } as const;
  const { id } = await call('POST /returns', { body: back });
  expect(await Array.fromAsync(all('GET /returns', {}))).toMatchObject([{ id }]);
  await call('POST /returns/:request/close', { params: { request: id } });
  await call('POST /batches/:batch/close', batch);
  expect((await call('GET /requests/:request', of(robin))).state).toBe('closed');
  await call('POST /offers/:offer/close', { params });
  await call('POST /offers/:offer/archive', { params });
  expect((await call('GET /offers/:offer', { params })).status).toBe('archived');
});
