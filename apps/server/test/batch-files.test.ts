// Labels and carriers' files of a batch, over HTTP and from the command line, on both databases.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  closeComposition,
  dispatchBatch,
  makeBatch,
  packParcel,
  takeOutOfBatch,
  findDiscrepancies,
  type Batch,
} from '@doorstep/core';
import { createDataFolder, itemInput, retrievedAddress } from '@doorstep/testing';
import { describe, expect, it } from 'vitest';
import { problemOf, referencesIn, signIn, textIn, textOf } from './batch-papers.ts';
import { databases, type RealServers } from './real-servers.ts';
import { serversForAll } from './with-servers.ts';

const parcels = 30; // two pages of 21
const sheet = 'avery-l7160';
const sender = { name: 'Greentown Council', street: '1 High Street', city: 'Greentown', postcode: 'GT1 1AA' };

describe.each(databases)('batch files', (kind) => {
  const real = serversForAll(kind, 1);

  it('have each label once, record reprints with a reason, and resume after the server was killed', async () => {
    const { batch, references } = await lockedBatch(real);
    const post = await signIn(real);
    const labels = (body: object) => post(`batches/${batch.id}/labels.pdf`, { sheet, sender, ...body });

    const first = await labels({ toPage: 1 });
    expect([first.status, first.headers.get('content-type'), first.headers.get('doorstep-print')]).toEqual([
      200,
      'application/pdf',
      '1',
    ]);
    const onFirst = referencesIn(await textOf(first));

    await real.killAndRestart(0);
    const again = await signIn(real);
    const rest = await again(`batches/${batch.id}/labels.pdf`, { sheet, sender, print: 1, fromPage: 2 });
    const text = await textOf(rest);
    expect(text).toContain('Greentown Council · 1 High Street');
    expect([...onFirst, ...referencesIn(text)].toSorted()).toEqual(references.toSorted());

    expect(await problemOf(await again(`batches/${batch.id}/labels.pdf`, { sheet, sender }))).toBe('reason required');
    const second = await again(`batches/${batch.id}/labels.pdf`, { sheet, sender, reason: 'labels_lost' });
    expect(second.headers.get('doorstep-print')).toBe('2');
    expect(referencesIn(await textOf(second))).toHaveLength(parcels);
    expect((await again(`batches/${batch.id}/labels.pdf`, { sheet, print: 1 })).status).toBe(409);

    // Labels would move from page to page.
    const [parcel] = await real.staff.store.batches.parcels(batch.id, { max: 1 });
    await takeOutOfBatch(real.staff, { id: batch.id, requestIds: [parcel?.requestId ?? ''] });
    expect((await again(`batches/${batch.id}/labels.pdf`, { sheet, print: 2 })).status).toBe(409);

    const audit = await real.staff.store.audit.of('batch', batch.id);
    expect(audit.map(({ action }) => action).filter((action) => action.startsWith('batch.print'))).toEqual([
      'batch.printed',
      'batch.print_continued',
      'batch.printed',
    ]);
    expect(await Array.fromAsync(findDiscrepancies(real.staff))).toEqual([]);
  });

  it('are not available while the batch may still change, or in an unsupported format', async () => {
    const { batch } = await lockedBatch(real, { isLocked: false, count: 2 });
    const post = await signIn(real);
    const problem = async (path: string, body: object) => problemOf(await post(`batches/${batch.id}/${path}`, body));
    expect(await problem('labels.pdf', { sheet })).toBe('batch_not_locked');
    expect(await problem('carrier.csv', { carrier: 'generic' })).toBe('batch_not_locked');
    expect(await problem('labels.pdf', { sheet: 'avery-0000' })).toBe('sheet not_a_choice');
    expect(await problem('labels.pdf', { sheet, startPosition: 22 })).toBe('startPosition not_a_choice');
    expect(await problem('carrier.csv', { carrier: 'usps' })).toBe('carrier not_a_choice');
    expect(await problem('carrier.csv', { carrier: 'generic', columns: 'Zip=post' })).toBe('columns not_a_choice');
    expect(await problem('labels.pdf', { sheet, fromPage: 2 })).toBe('fromPage not_a_choice');
    expect(await problem('labels.pdf', { sheet, startPosition: 21, fromPage: 2, toPage: 1 })).toBe(
      'toPage not_a_choice',
    );
    // The refusal did not count as a print.
    expect((await real.staff.store.batches.find(batch.id))?.prints).toBe(0);
  });

  it('have the packing address in a carrier’s file, and contact details only on request', async () => {
    const { batch, references } = await lockedBatch(real, { count: 3 });
    const post = await signIn(real);
    const file = await post(`batches/${batch.id}/carrier.csv`, { carrier: 'royal-mail', sender });
    const text = await file.text();
    expect(file.headers.get('content-disposition')).toMatch(/attachment; filename="B-\d{4}-royal-mail\.csv"/);
    expect(referencesIn(text).toSorted()).toEqual(references.toSorted());
    expect(text).not.toContain('robin@example.org');
    expect(text.split('\r\n')[1]?.split(',').at(-1)).toBe('2.500');
    const withContact = await post(`batches/${batch.id}/carrier.csv`, { carrier: 'generic', withContact: true });
    expect(await withContact.text()).toContain('robin@example.org');
    const actions = (await real.staff.store.audit.of('batch', batch.id)).map(({ action }) => action);
    expect(actions.filter((action) => action === 'batch.exported')).toHaveLength(2);

    // Dispatched parcels are not announced to the carrier again; a batch that has left entirely is exported whole.
    await dispatchBatch(real.staff, { id: batch.id, references: references.slice(0, 1) });
    const [, second = '', third = ''] = references;
    await packParcel(real.staff, { id: batch.id, reference: third });
    const tracking = { carrier: '', trackingLink: '', parcels: [{ reference: second, number: 'AB1' }] };
    await post(`batches/${batch.id}/tracking`, tracking, { method: 'PUT' });
    const known = await post(`batches/${batch.id}/references`, {}, { method: 'GET' });
    expect(await known.json()).toEqual({
      waiting: expect.arrayContaining(references.slice(1)),
      dispatched: references.slice(0, 1),
      unpacked: [second],
      untracked: [third],
    });
    const later = () => post(`batches/${batch.id}/carrier.csv`, { carrier: 'royal-mail', sender });
    expect(referencesIn(await (await later()).text()).toSorted()).toEqual(references.slice(1).toSorted());

    const check = async (path: string, body: object) => (await post(`batches/${batch.id}/${path}`, body)).json();
    expect(await check('labels/check', { sheet })).toEqual({ problems: [], total: 0 });
    expect(await check('carrier/check', { carrier: 'mypost-business' })).toMatchObject({
      problems: expect.arrayContaining([{ reference: references[1], kind: 'country', countryCode: 'GB' }]),
    });
    await dispatchBatch(real.staff, { id: batch.id });
    expect(referencesIn(await (await later()).text())).toHaveLength(3);
  });

  it('list items to pick in shelf order', async () => {
    const items = ['B 10', 'B 9'].map((shelf) => itemInput({ name: { en: shelf }, shelf }));
    const offer = await real.open({ items });
    const lines = offer.definition.items.map(({ id }) => ({ item: id, quantity: 1 }));
    await real.send(offer, { home: retrievedAddress(), body: { lines } });
    const preview = await (await signIn(real))('batches/preview', { offerId: offer.id });
    expect(await preview.json()).toMatchObject({ items: [{ shelf: 'B 9' }, { shelf: 'B 10' }] });
  });

  // What is drawn and written depends on no database.
  if (kind === 'PostgreSQL') return;

  it('have no question marks: parcels that do not fit the carrier’s encoding are listed, and omitted on request', async () => {
    const { batch, references } = await lockedBatch(real, { count: 3, city: 'Αθήνα' });
    const [greek = '', ...others] = references;
    const post = await signIn(real);
    const carrier = 'ups-worldship';
    const checked = await (await post(`batches/${batch.id}/carrier/check`, { carrier })).json();
    expect(checked).toMatchObject({
      problems: [{ reference: greek, kind: 'unwritable', column: 'City or Town', value: 'Αθήνα' }],
      leftOut: [greek],
    });
    const file = `batches/${batch.id}/carrier.csv`;
    expect(await problemOf(await post(file, { carrier }))).toBe('text_unwritable');
    const saved = await post(file, { carrier, leaveOut: true });
    expect(saved.headers.get('doorstep-left-out')).toBe('1');
    const text = await saved.text();
    expect(referencesIn(text).toSorted()).toEqual(others.toSorted());
    expect(text).not.toContain('?');
    const audit = await real.staff.store.audit.of('batch', batch.id);
    expect(audit.filter(({ action }) => action === 'batch.exported').map(({ detail }) => detail)).toMatchObject([
      { carrier, leftOut: 1 },
    ]);
    const greekSender = { carrier: 'internetmarke', leaveOut: true, sender: { name: 'Δήμος' } };
    expect(await problemOf(await post(file, greekSender))).toBe('text_unwritable');

    const name = `B-${String(batch.number).padStart(4, '0')}`;
    const refused = await real.run(['batches', 'csv', name, '--carrier', carrier]);
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toContain(`${greek}: City or Town is “Αθήνα”, and this file cannot hold Α θ ή ν α.`);
    const written = await real.run(['batches', 'csv', name, '--carrier', carrier, '--leave-out']);
    expect(written.stderr).toContain(`Saved without 1 parcel: ${greek}.`);
    expect(referencesIn(written.stdout).toSorted()).toEqual(others.toSorted());
  });

  it('name the country only on parcels sent abroad', async () => {
    const { batch } = await lockedBatch(real, { count: 1, countries: ['GB', 'FR'] });
    const post = await signIn(real);
    const labels = async (countryCode: string, reason?: string) =>
      textOf(await post(`batches/${batch.id}/labels.pdf`, { sheet, reason, sender: { ...sender, countryCode } }));
    expect(await labels('GB')).not.toContain('UNITED KINGDOM');
    expect(await labels('FR', 'other')).toContain('UNITED KINGDOM');
    const get = await post(`batches/${batch.id}/carrier.csv`, {
      carrier: 'internetmarke',
      sender: { ...sender, countryCode: 'GB' },
    });
    expect((await get.text()).split('\r\n')[1]).toBe('Greentown Council;;1 High Street;;GT1 1AA;Greentown;GBR;HOUSE');
  });

  it('are also available from the command line', async () => {
    const folder = createDataFolder();
    const { batch, references } = await lockedBatch(real, { count: 3 });
    const pdf = join(folder.path, 'labels.pdf');
    const name = `B-${String(batch.number).padStart(4, '0')}`;
    for (const [file, code] of [
      [folder.path, 'EISDIR'],
      [join(folder.path, 'nowhere', 'labels.pdf'), 'ENOENT'],
    ] as const) {
      const stderr: unknown = expect.stringMatching(new RegExp(`${code}\\)\\. Nothing was changed\\.\\n$`));
      expect(await real.run(['batches', 'labels', name, file])).toMatchObject({ code: 1, stdout: '', stderr });
    }
    // No reason is needed: no print was recorded.
    const printed = await real.run(['batches', 'labels', name, pdf]);
    expect(printed).toMatchObject({ code: 0, stdout: `${pdf}\n` });
    expect(printed.stderr).toContain('The sender has no country, so every label names its own.');
    expect(referencesIn(await textIn(readFileSync(pdf))).toSorted()).toEqual(references.toSorted());
    expect((await real.run(['batches', 'labels', name, pdf])).code).toBe(1);

    const csv = await real.run(['batches', 'csv', name, '--carrier', 'ups-worldship']);
    expect(csv.stdout.split('\r\n')[0]).toMatch(/^Customer ID,Company or Name/);
    expect(csv.stdout.trim().split('\r\n')).toHaveLength(4);
    expect((await real.run(['batches', 'csv', name, '--carrier', 'usps'])).stderr).toContain('royal-mail');
    folder.remove();
  });
});

interface LockedBatchOptions {
  isLocked?: boolean;
  count?: number;
  /** The first parcel's. */
  city?: string;
  countries?: string[];
}

async function lockedBatch(
  real: RealServers,
  { isLocked = true, count = parcels, city, countries = [] }: LockedBatchOptions = {},
): Promise<{ batch: Batch; references: string[] }> {
  const offer = await real.open({
    items: [itemInput({ openingStock: 100, weightGrams: 2500 })],
    area: { countries, postcodePrefixes: [], polygon: null },
  });
  const contact = { name: 'Robin Fictional', email: 'robin@example.org', phone: '' };
  const saved = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      real.send(offer, {
        home: retrievedAddress({
          number: String(index + 1),
          registerId: null,
          ...(index === 0 && city !== undefined ? { city } : {}),
        }),
        body: { contact },
      }),
    ),
  );
  const choice = { offerId: offer.id, country: '', postcode: '', max: 500 };
  const batch = await makeBatch(real.staff, choice);
  if (isLocked) await closeComposition(real.staff, { id: batch.id });
  return { batch, references: saved.map((answer) => answer.saved.reference) };
}
