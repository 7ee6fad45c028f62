// A picture from the editor to the page: uploaded, scaled, used by an offer, and served as harmless content.
import { createOffer, transitionOffer, uploadPicture, type Context } from '@doorstep/core';
import { itemInput, offerInput } from '@doorstep/testing';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { databases } from './real-servers.ts';
import { resizePicture } from '../src/pictures/resize-picture.ts';
import { serversForAll } from './with-servers.ts';

const day = 86_400_000;

describe.each(databases)('a picture on %s', (database) => {
  const real = serversForAll(database, 1);
  let staff: Context;
  beforeAll(async () => {
    staff = real.staff;
  });
  const url = () => real.servers[0]?.url ?? '';
  const photo = (background: string) =>
    sharp({ create: { width: 900, height: 600, channels: 3, background } })
      .jpeg()
      .toBuffer();
  const upload = async (background: string) => uploadPicture(staff, await resizePicture(await photo(background)));

  it('is shown on its offer’s page with its alternative text, and served only as a picture', async () => {
    const picture = { ...(await upload('#2c5a45')), alt: { en: 'A green bin' } };
    const logo = { ...(await upload('#a03020')), alt: { en: 'Marrow Vale Council' } };
    const input = offerInput({ slug: `pictures-${database.toLowerCase()}`, items: [itemInput()], picture });
    const draft = await createOffer(staff, { ...input, organisation: { ...input.organisation, logo } });
    await transitionOffer(staff, { id: draft.id, transition: 'publish' });
    const page = await (await fetch(`${url()}/o/${draft.slug}`)).text();
    expect(page).toContain(`src="/pictures/${picture.id}/small.webp" width="900" height="600" alt="A green bin"`);
    expect(page).toContain(`src="/pictures/${logo.id}/small.webp" width="900" height="600" alt="Marrow Vale Council"`);

    const answer = await fetch(`${url()}/pictures/${picture.id}/small.webp`);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 480 });
    expect((await fetch(`${url()}/pictures/${picture.id}/huge.webp`)).status).toBe(404);
    expect((await fetch(`${url()}/pictures/${'0'.repeat(64)}/small.webp`)).status).toBe(404);
  });

  it('requires an alternative text and an upload', async () => {
    const known = await upload('#123456');
    const codesOf = (picture: { id: string; width: number; height: number; alt: Record<string, string> }) =>
      createOffer(staff, offerInput({ slug: `words-${database.toLowerCase()}`, picture })).then(
        () => [],
        (error: { details?: { fields?: unknown[] } }) => error.details?.fields,
      );
    expect(await codesOf({ ...known, alt: {} })).toEqual([{ field: 'picture.alt', code: 'required' }]);
    expect(await codesOf({ ...known, id: '1'.repeat(64), alt: { en: 'A bin' } })).toEqual([
      { field: 'picture', code: 'picture_unknown' },
    ]);
  });

  it('is purged after two days unless an offer names it', async () => {
    const named = { ...(await upload('#654321')), alt: { en: 'A bin' } };
    const loose = await upload('#abcdef');
    await createOffer(staff, offerInput({ slug: `kept-${database.toLowerCase()}`, picture: named }));
    const at = await staff.store.now();
    await staff.store.housekeeping.removeExpired(at + day);
    expect(await staff.store.pictures.find(loose.id, 'small')).not.toBeNull();
    await staff.store.housekeeping.removeExpired(at + 3 * day);
    expect(await staff.store.pictures.find(loose.id, 'small')).toBeNull();
    expect(await staff.store.pictures.find(named.id, 'large')).not.toBeNull();
  });
});
