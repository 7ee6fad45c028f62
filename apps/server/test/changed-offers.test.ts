// What staff change in an offer that people have the link of, or are filling in at that moment.
import { saveOffer, transitionOffer, type Offer } from '@doorstep/core';
import type { OfferInput } from '@doorstep/contract';
import { retrievedAddress } from '@doorstep/testing';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readAnswer } from './real-servers.ts';
import { serversForAll } from './with-servers.ts';

const real = serversForAll('SQLite', 1);

/** The offer as staff change it now. */
async function change(offer: Offer, changes: (input: OfferInput) => Partial<OfferInput>): Promise<Offer> {
  const { version, definition } = (await real.staff.store.offers.find(offer.id))!;
  return saveOffer(real.staff, { id: offer.id, version, input: { ...definition, ...changes(definition) } });
}

const get = (path: string) =>
  fetch(`${real.servers[0]?.url}${path}`, { headers: { accept: 'text/html' }, redirect: 'manual' });

describe('an offer whose short name was changed', () => {
  it('is found at each address that leads with the former one, with the query kept', async () => {
    const { id, slug } = await real.open();
    const offer = (await real.staff.store.offers.find(id))!;
    await change(offer, () => ({ slug: `${slug}-2` }));
    for (const [path, there] of [
      [`/o/${slug}`, `/o/${slug}-2`],
      [`/o/${slug}?lang=fr&x=%2F`, `/o/${slug}-2?lang=fr&x=%2F`],
      [`/api/offers/${slug}`, `/api/offers/${slug}-2`],
    ] as const) {
      const answer = await get(path);
      expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 308, there]);
      // A browser that kept it could not follow the name back.
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    const followed = async (path: string) =>
      new URL((await fetch(`${real.servers[0]?.url}${path}`, { headers: { accept: 'text/html' } })).url).pathname;
    for (const path of ['', '/check', '/send', '/claim', '/receipt-again'])
      expect(await followed(`/o/${slug}${path}`)).toBe(`/o/${slug}-2`);

    await change(offer, () => ({ slug }));
    expect((await get(`/o/${slug}`)).status).toBe(200);
    expect((await get(`/o/${slug}-2`)).headers.get('location')).toBe(`/o/${slug}`);
  });

  it('takes the request of who had its page open, and their objection', async () => {
    const offer = await real.open();
    const home = retrievedAddress({ street: randomUUID() });
    await change(offer, () => ({ slug: `${offer.slug}-2` }));
    expect(await real.send(offer, { home, pass: await real.pass({ slug: `${offer.slug}-2` }) })).toMatchObject({
      status: 201,
    });
    const renamed = { ...offer, slug: `${offer.slug}-2` };
    const { problem } = await real.send(renamed, { home });
    expect(problem.code).toBe('already_asked');
    await change(offer, () => ({ slug: `${offer.slug}-3` }));
    const claimed = await post(`/o/${renamed.slug}/claim`, {
      claimToken: problem.claimToken ?? '',
      'claim.kind': 'different_flat',
      'claim.text': 'I live next door.',
      'claim.email': 'robin@example.org',
    });
    expect(claimed.status).toBe(200);
  });

  it('is not to be seen by its former name once it is archived', async () => {
    const offer = await real.open();
    await change(offer, () => ({ slug: `${offer.slug}-2` }));
    await transitionOffer(real.staff, { id: offer.id, transition: 'close' });
    await transitionOffer(real.staff, { id: offer.id, transition: 'archive' });
    expect((await get(`/o/${offer.slug}`)).status).toBe(404);
  });
});

describe('an address that was typed from paper', () => {
  it.each([
    ['/o/SLUG/', ''],
    ['/o/SLUG//', ''],
    ['/o/SLUG.', ''],
    ['/o/SLUG%20', ''],
    ['/o/%E2%80%9CSLUG%E2%80%9D,', ''],
    ['/o/SLUG/draw.json/', '/draw.json'],
    ['/O/SLUG', ''],
  ])('as %s leads to the offer', async (path, rest) => {
    const { slug } = await real.open();
    for (const written of [slug, slug.toUpperCase()]) {
      const answer = await fetch(`${real.servers[0]?.url}${path.replace('SLUG', written)}?lang=fr`, {
        headers: { accept: 'text/html' },
      });
      expect(new URL(answer.url).pathname + new URL(answer.url).search).toBe(`/o/${slug}${rest}?lang=fr`);
      expect(answer.status).toBe(rest === '' ? 200 : 404);
    }
  });

  it.each([
    '//evil.example/',
    '/o//evil.example',
    '/o/%2F%2Fevil.example',
    '/o/evil.example%2F..',
    '/%2Fevil.example/',
  ])('%s leads nowhere else', async (path) => {
    const answer = await get(path);
    expect(answer.headers.get('location')).toBeNull();
    expect(answer.status).toBe(404);
  });
});

async function post(path: string, fields: Record<string, string>) {
  const answer = await fetch(`${real.servers[0]?.url}${path}`, {
    method: 'POST',
    headers: { accept: 'text/html' },
    redirect: 'manual',
    body: new URLSearchParams(fields),
  });
  const read = await readAnswer(answer);
  return { ...read, page: read.text.replaceAll(/<script[\s\S]*?<\/script>/g, '') };
}
