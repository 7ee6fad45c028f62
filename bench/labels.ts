// How long do 1,000 and 10,000 labels take, all lines different, and how much memory?
//
//   npm run bench -- labels
//
// --sheet ID (avery-l7160). Each print runs in its own process, whose total memory counts, including Node and fonts.
// The time is from the first label to the last byte of the file.
import { spawnSync } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findSheet, type Label } from '@doorstep/shipping';
import { writeLabels } from '@doorstep/shipping/labels';

const { values } = parseArgs({
  options: { sheet: { type: 'string', default: 'avery-l7160' }, labels: { type: 'string' } },
});
const sheet = findSheet(values.sheet);
if (sheet === null) throw new Error(`No sheet is called ${values.sheet}`);

if (values.labels === undefined) {
  for (const count of [1000, 10_000]) {
    const args = [import.meta.filename, '--sheet', sheet.id, '--labels', String(count)];
    spawnSync(process.execPath, args, { stdio: 'inherit' });
  }
} else {
  const folder = mkdtempSync(join(tmpdir(), 'doorstep-labels-'));
  try {
    const file = join(folder, 'labels.pdf');
    const startedAt = performance.now();
    const { labels, pages } = await writeLabels(
      inventedLabels(Number(values.labels)),
      {
        sheet,
        startPosition: 1,
        nudgeMm: { x: 0, y: 0 },
        returnAddress: ['Greentown Council', '1 High Street', 'Greentown GT1 1AA'],
        title: 'Labels',
        madeAt: new Date(),
      },
      createWriteStream(file),
    );
    const tookMs = performance.now() - startedAt;
    const peakMiB = process.resourceUsage().maxRSS / 1024;
    const sizeMb = statSync(file).size / 1e6;
    console.log(
      `${labels} labels on ${pages} pages: ${tookMs.toFixed(0)} ms, ${peakMiB.toFixed(0)} MiB, ${sizeMb.toFixed(1)} MB`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function* inventedLabels(count: number): Generator<Label> {
  for (let index = 0; index < count; index += 1) {
    yield {
      reference: letters(index),
      region: 'CN',
      lines: [
        `Ms ${word(index * 5, 2)} ${word(index * 5 + 1, 3)}`,
        `Flat ${index % 97}, ${word(index * 5 + 2, 3)} House`,
        `${index % 311} ${word(index * 5 + 3, 4)} Road`,
        word(index * 5 + 4, 4),
        `Exeter EX${index % 40} ${index % 9}${letters(index).slice(-2)}`,
      ],
    };
  }
}

function word(seed: number, syllables: number): string {
  const known = ['wren', 'oak', 'lit', 'ther', 'mar', 'den', 'sor', 'kel', 'vin', 'ash', 'bro', 'tun', 'fal', 'gre'];
  let left = (Math.imul(seed + 1, 2_654_435_761) >>> 0) + seed;
  let text = '';
  for (let count = 0; count < syllables; count += 1) {
    text += known[left % known.length] ?? '';
    left = Math.floor(left / known.length) + seed;
  }
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function letters(seed: number): string {
  const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ';
  let left = seed * 7919 + 13;
  let text = '';
  for (let count = 0; count < 12; count += 1) {
    text += (count > 0 && count % 4 === 0 ? '-' : '') + (alphabet[left % alphabet.length] ?? '');
    left = Math.floor(left / alphabet.length) + seed * (count + 3);
  }
  return text;
}
