// The two notices as visitors read them: recipients by the offers' settings, retention, and the date of each text.
import { saveOffer, type Offer } from '@doorstep/core';
import { catalogueFor, createTranslator } from '@doorstep/messages';
import { offerInput } from '@doorstep/testing';
import type { OfferInput } from '@doorstep/contract';
import { describe, expect, it } from 'vitest';
import { databases } from './real-servers.ts';
import { serversForAll } from './with-servers.ts';
import { readable } from './readable.ts';

const { t } = createTranslator('en', catalogueFor('en', ['public']));
const day = (at: number) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at));

describe.each(databases)('the notices on %s', (database) => {
  const real = serversForAll(database, 1);

  const read = async (path: string) => readable(await (await fetch(`${real.servers[0]?.url}${path}`)).text());
  const of = (name: string, changes: Partial<OfferInput> = {}): Promise<Offer> => {
    const { organisation } = offerInput();
    return real.open({ organisation: { ...organisation, name }, ...changes });
  };
  const carrier = (organisation: string, carriers: string[], contact: 'yes' | 'no') =>
    t('public.notice.recipient.carrier', {
      organisation,
      count: carriers.length,
      carriers: carriers.join(' and '),
      contact,
    });

  it('describe what a carrier receives, by the fields of the offers and the carriers named by staff', async () => {
    const contact = { name: 'required', email: 'off', phone: 'off' } as const;
    const plain = await of('Plain Council', { contact });
    await of('Asking Council', { retentionDays: 30 });
    const before = await read('/privacy');
    expect(before).toContain(carrier('Plain Council', [], 'no'));
    expect(before).toContain(carrier('Asking Council', [], 'yes'));
    expect(before).not.toContain(carrier('Plain Council', [], 'yes'));
    expect(before).toContain(t('public.notice.nothing_loaded'));
    expect(before).not.toContain('Nobody');
    expect(before).toContain(t('public.notice.kept_days', { organisation: 'Asking Council', days: 30 }));

    const { store, secrets } = real.staff;
    for (const name of ['Royal Mail', 'Royal Mail', 'Evri', '']) {
      const id = secrets.newId();
      await store.transaction(async (tx) => {
        const at = await tx.now();
        await tx.batches.insert({ id, offerId: plain.id, state: 'open', createdBy: '', createdAt: at, once: null });
        await tx.batches.change(id, { carrier: name, updatedAt: at });
      });
    }
    const after = await read('/privacy');
    expect(after).toContain(carrier('Plain Council', ['Evri', 'Royal Mail'], 'no'));
    expect(after).toContain(carrier('Asking Council', [], 'yes'));
  });

  it.each([
    ['/privacy', 'privacyNotice', 'public.notice.complain_privacy', 'public.notice.gap_backups'],
    [
      '/accessibility',
      'accessibilityNotice',
      'public.notice.complain_accessibility',
      'public.notice.gap_screen_readers',
    ],
  ] as const)(
    'show on %s their date, the complaints authority and what is missing',
    async (path, field, complain, gap) => {
      const text = { en: `What we do, in ${field}.` };
      const { organisation } = offerInput();
      const offer = await of('Dated Council', {
        organisation: { ...organisation, name: 'Dated Council', [field]: text },
      });
      // Saved again later with the same notice: it keeps its date.
      const savedAt = Date.parse('2026-02-03T10:00:00Z');
      await real.installation.database.db
        .updateTable('offer_version')
        .set({ created_at: savedAt })
        .where('offer_id', '=', offer.id)
        .where('version', '=', 1)
        .execute();
      const again = await saveOffer(real.staff, { id: offer.id, version: offer.version, input: inputOf(offer, 100) });
      expect(again.version).toBe(2);
      const page = await read(path);
      for (const id of [complain, gap]) expect(page).toContain(t(id));
      expect(page).toContain(t('public.notice.written_on', { date: day(Date.parse('2026-11-24')) }));
      expect(page).toContain(text.en);
      expect(page).toContain(t('public.notice.theirs_written_on', { date: day(savedAt) }));
    },
  );
});

function inputOf({ definition }: Offer, retentionDays: number): OfferInput {
  return { ...definition, area: { ...definition.area, polygon: null }, retentionDays };
}
