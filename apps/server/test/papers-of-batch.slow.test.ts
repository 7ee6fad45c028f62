// The pick list and the packing slips of a batch, over HTTP, on both databases.
import { closeComposition, makeBatch, undoBatch, type Batch } from '@doorstep/core';
import { itemInput, retrievedAddress } from '@doorstep/testing';
import { describe, expect, it } from 'vitest';
import { problemOf, referencesIn, signIn, textOf } from './batch-papers.ts';
import { databases, type RealServers } from './real-servers.ts';
import { serversForAll } from './with-servers.ts';

const languages = ['en', 'fr', 'ar', 'en', 'en'];

describe.each(databases)('a batch’s pick list and packing slips', (kind) => {
  const real = serversForAll(kind, 1);

  it('list each parcel once below the totals, in a staff language, and are audited', async () => {
    const { batch, references } = await packed(real);
    const post = await signIn(real);
    const list = await post(`batches/${batch.id}/pick-list.pdf`, {});
    expect(list.headers.get('content-disposition')).toMatch(/attachment; filename="B-\d{4}-pick-list\.pdf"/);
    const text = await textOf(list);
    expect(referencesIn(text).toSorted()).toEqual(references.toSorted());
    for (const line of ['Pick list, B-', '5 parcels', 'A 2', 'Robin Fictional', 'Marrow Vale', '1 × Compost bin'])
      expect(text).toContain(line);
    const inFrench = await textOf(await post(`batches/${batch.id}/pick-list.pdf`, { language: 'fr', paper: 'letter' }));
    for (const line of ['Liste de prélèvement', '5 colis', '1 × Bac à compost']) expect(inFrench).toContain(line);

    // The batch may still change, so the list shows when it was made.
    await closeComposition(real.staff, batch);
    expect((await post(`batches/${batch.id}/pick-list.pdf`, {})).status).toBe(200);
    const audit = await real.staff.store.audit.of('batch', batch.id);
    expect(audit.filter(({ action }) => action === 'batch.pick_list_printed')).toHaveLength(3);
  });

  it('have a slip for each parcel in the language of its request', async () => {
    const { batch, references } = await packed(real);
    const post = await signIn(real);
    const answer = await post(`batches/${batch.id}/slips.pdf`, {});
    expect(answer.headers.get('content-disposition')).toMatch(/attachment; filename="B-\d{4}-slips\.pdf"/);
    const text = await textOf(answer);
    expect(referencesIn(text).toSorted()).toEqual(references.toSorted());
    expect(text.match(/In this parcel/g)).toHaveLength(3);
    expect(text.match(/Dans ce colis/g)).toHaveLength(1);
    for (const line of ['Bac à compost', 'Something missing or broken?', 'the desk (help@marrow.example)'])
      expect(text).toContain(line);
    const audit = await real.staff.store.audit.of('batch', batch.id);
    expect(audit.filter(({ action }) => action === 'batch.slips_printed')).toHaveLength(1);
  });

  it('are not available for a batch that was undone', async () => {
    const { batch } = await packed(real);
    await undoBatch(real.staff, batch);
    const post = await signIn(real);
    for (const file of ['pick-list.pdf', 'slips.pdf'])
      expect(await problemOf(await post(`batches/${batch.id}/${file}`, {}))).toBe('state_conflict');
  });
});

async function packed(real: RealServers): Promise<{ batch: Batch; references: string[] }> {
  const offer = await real.open({
    items: [itemInput({ name: { en: 'Compost bin', fr: 'Bac à compost' }, openingStock: 100, shelf: 'A 2' })],
    organisation: {
      name: 'Marrow Council',
      privacyNotice: { en: 'We keep it.' },
      accessibilityNotice: {},
      helpContact: { en: 'Write to [the desk](mailto:help@marrow.example).' },
      logo: null,
      colour: null,
    },
  });
  const [item] = offer.definition.items;
  const contact = { name: 'Robin Fictional', email: 'robin@example.org', phone: '' };
  const lines = [{ item: item?.id ?? '', quantity: 1 }];
  const saved = await Promise.all(
    languages.map(async (language, index) =>
      real.send(offer, {
        home: retrievedAddress({ number: String(index + 1), registerId: null }),
        body: { contact, language, lines },
      }),
    ),
  );
  const batch = await makeBatch(real.staff, { offerId: offer.id, country: '', postcode: '', max: 500 });
  return { batch, references: saved.map((answer) => answer.saved.reference) };
}
