import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { printOptions, toPdf } from '../../test/read-labels.ts';
import { findLabelProblems, printLabels } from './label-threads.ts';
import type { Label } from './label.ts';

function label(number: number): Label {
  return { reference: `K7QM-2XPD-${1000 + number}`, region: 'CN', lines: [`Name ${number}`, '12 High Street'] };
}

async function* chunksOf(labels: Label[], size: number): AsyncGenerator<Label[]> {
  for (let from = 0; from < labels.length; from += size) yield labels.slice(from, from + size);
}

const labels = Array.from({ length: 50 }, (_, number) => label(number));

describe('labels printed on a thread', () => {
  it('are identical to labels printed on the main thread, in chunks of any size', async () => {
    const [alone, threaded] = [
      await toPdf(labels, printOptions()),
      await buffer(printLabels(chunksOf(labels, 7), printOptions())),
    ];
    expect(threaded.length).toBe(alone.length);
    expect(threaded.equals(alone)).toBe(true);
  });

  it('are checked there too', async () => {
    const wrong = [label(1), { ...label(2), lines: ['Only a name'] }];
    expect(await Array.fromAsync(findLabelProblems(chunksOf(wrong, 1), printOptions()))).toEqual([
      { reference: label(2).reference, kind: 'no_address' },
    ]);
  });

  it('fail with the error of the label source, without affecting the next print', async () => {
    async function* broken(): AsyncGenerator<Label[]> {
      yield [label(1)];
      throw new Error('the database is gone');
    }
    await expect(buffer(printLabels(broken(), printOptions()))).rejects.toThrow('the database is gone');
    expect((await buffer(printLabels(chunksOf(labels, 50), printOptions()))).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('stop when their reader stops', async () => {
    let isReturned = false;
    async function* endless(): AsyncGenerator<Label[]> {
      try {
        for (;;) yield labels;
      } finally {
        isReturned = true;
      }
    }
    const pdf = printLabels(endless(), printOptions());
    pdf.once('readable', () => pdf.destroy());
    await new Promise((resolve) => pdf.once('close', resolve));
    await expect.poll(() => isReturned, { message: 'whether the labels are let go' }).toBe(true);
  });
});
