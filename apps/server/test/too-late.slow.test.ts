// A visitor acts on a page that staff have overtaken: its message, and that nothing changes.
import { closeComposition, makeBatch } from '@doorstep/core';
import { catalogueFor, createTranslator } from '@doorstep/messages';
import { describe, expect, it } from 'vitest';
import { databases, startRealServers, type RealServers } from './real-servers.ts';
import { withServers } from './with-servers.ts';
import { cookiesOf } from './staff-server.ts';

const { t } = createTranslator('en', catalogueFor('en', ['public', 'errors']));

describe.each(databases)('on %s,', (kind) => {
  it('a request packed in the meantime is neither cancelled nor changed, and its page says so', async () => {
    await withServers(await startRealServers(kind, 1), async (real) => {
      const offer = await real.open();
      const { saved } = await real.send(offer);
      const post = await visitor(real, saved);
      const batch = await makeBatch(real.staff, { offerId: offer.id, country: '', postcode: '', max: 10 });
      await closeComposition(real.staff, { id: batch.id });
      const [packed] = await real.requests(offer);
      expect(packed?.state).toBe('packed');

      for (const [path, sentence] of [
        ['withdraw', t('public.status.too_late.withdrawal')],
        ['address', t('public.status.too_late.correction')],
      ] as const) {
        const answer = await post(path);
        expect([path, answer.status]).toEqual([path, 409]);
        expect(answer.text).toContain(sentence);
        expect(answer.text).toContain(t('public.standing.packed_next'));
      }
      expect(await real.requests(offer)).toEqual([packed]);
    });
  });

  it('a visitor who cancels twice reads that the request is cancelled', async () => {
    await withServers(await startRealServers(kind, 1), async (real) => {
      const offer = await real.open();
      const { saved } = await real.send(offer);
      const post = await visitor(real, saved);
      for (let time = 0; time < 2; time += 1) expect((await post('withdraw')).status).toBe(303);
      expect((await real.requests(offer)).map(({ state }) => state)).toEqual(['withdrawn']);
    });
  });
});

/** Opens the page by its link, then sends its forms. */
async function visitor(real: RealServers, saved: { url: string; reference: string }) {
  const base = real.servers[0]?.url ?? '';
  const opened = await fetch(`${base}${new URL(saved.url).pathname}`, { redirect: 'manual' });
  const cookie = cookiesOf(opened);
  return async (path: string): Promise<{ status: number; text: string }> => {
    const answer = await fetch(`${base}/r/${saved.reference}/${path}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', origin: base },
      body: new URLSearchParams({ step: 'correct' }),
      redirect: 'manual',
    });
    return { status: answer.status, text: await answer.text() };
  };
}
