// Two people make and print one batch of 500 at the same time, and the server is killed in the middle of the PDF.
import type { BatchDetail } from '@doorstep/contract';
import { itemInput, retrievedAddress } from '@doorstep/testing';
import { describe, expect, it } from 'vitest';
import { problemOf, referencesIn, signIn, textOf } from './batch-papers.ts';
import { databases, startRealServers, type RealServers } from './real-servers.ts';
import { withServers } from './with-servers.ts';

const parcels = 500;
const sheet = 'avery-l7160'; // 21 on a page: 24 pages
const sentAtOnce = 25;

describe.each(databases)('a batch of 500 on %s', (kind) => {
  it('is created and printed once by two concurrent callers, and resumes after the server was killed', async () => {
    // On PostgreSQL each person uses their own process.
    const last = kind === 'SQLite' ? 0 : 1;
    await withServers(await startRealServers(kind, last + 1), async (real) => {
      const references = await accepted(real);
      const olive = await signIn(real);
      const otto = await signIn(real);
      const all = await real.staff.store.batches.packable(await choiceOf(real), parcels);

      // Both choose the same 500: one of them gets all.
      const choice = { offerId: (await choiceOf(real)).offerId, requestIds: all };
      const made = await Promise.all([
        olive('batches', choice, { key: 'olive-1' }),
        otto('batches', choice, { key: 'otto-1', at: last }),
      ]);
      expect(made.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
      const batch = (await made.find(({ status }) => status === 201)?.json()) as BatchDetail;
      expect([batch.parcels, batch.state]).toEqual([parcels, 'open']);
      expect((await olive(`batches/${batch.id}/lock`, {})).status).toBe(200);

      // Both print at once: one of them succeeds.
      const labels = `batches/${batch.id}/labels.pdf`;
      const printed = await Promise.all([
        olive(labels, { sheet, toPage: 8 }),
        otto(labels, { sheet, toPage: 8 }, { at: last }),
      ]);
      expect(printed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
      const first = printed.find(({ status }) => status === 200);
      const refused = printed.find(({ status }) => status === 422);
      expect(refused && (await problemOf(refused))).toBe('reason required');
      const onFirst = first === undefined ? [] : referencesIn(await textOf(first));
      expect(onFirst).toHaveLength(8 * 21);

      // Printing resumes at page 9, and breaks off.
      const broken = await olive(labels, { sheet, print: 1, fromPage: 9 });
      expect(broken.headers.get('doorstep-print')).toBe('1');
      const received = await receivedUntilKilled(real, broken);
      expect([received.startsWith('%PDF'), received.includes('%%EOF')]).toEqual([true, false]);

      const rest = await otto(labels, { sheet, print: 1, fromPage: 9 }, { at: last });
      const onBoth = [...onFirst, ...referencesIn(await textOf(rest))];
      expect(onBoth).toHaveLength(parcels);
      expect(onBoth.toSorted()).toEqual(references.toSorted());
      expect(new Set(onBoth).size).toBe(parcels);

      expect((await real.staff.store.batches.find(batch.id))?.prints).toBe(1);
      expect(await real.run(['verify'])).toMatchObject({ code: 0, stdout: 'balanced\n' });
    });
  });
});

/** References of 500 accepted requests of the only offer. */
async function accepted(real: RealServers): Promise<string[]> {
  const offer = await real.open({ items: [itemInput({ openingStock: parcels })] });
  const references: string[] = [];
  for (let start = 0; start < parcels; start += sentAtOnce) {
    const answers = await Promise.all(
      Array.from({ length: sentAtOnce }, (_, index) =>
        real.send(offer, { home: retrievedAddress({ number: String(start + index + 1), registerId: null }) }),
      ),
    );
    references.push(...answers.map(({ saved }) => saved.reference));
  }
  expect(new Set(references).size).toBe(parcels);
  return references;
}

async function choiceOf({ staff }: RealServers) {
  const [offer] = await staff.store.offers.list();
  return { offerId: offer?.id ?? '', country: '', postcode: '' };
}

/** The beginning of a file: at its first bytes the server is killed and restarted. */
async function receivedUntilKilled(real: RealServers, answer: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  const reader = answer.body?.getReader();
  const first = await reader?.read();
  if (first?.value !== undefined) pieces.push(first.value);
  await real.killAndRestart(0);
  try {
    for (let next = await reader?.read(); next?.done === false; next = await reader?.read()) pieces.push(next.value);
  } catch {
    // The lost connection is the point of this.
  }
  return Buffer.concat(pieces).toString('latin1');
}
