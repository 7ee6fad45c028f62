// Types every address of the sample key by key and counts.
import type { AddressIndex } from '@doorstep/address-index';
import type { FindItem } from '@doorstep/address-lookup';
import { ItemIds } from '../../packages/address-index/src/answer/item-id.ts';
import { RandomSource } from '../../packages/address-index/src/demo/random-source.ts';
import { benchSecret } from './open-bench-index.ts';
import { percentiles, share, timed, type Timing } from './percentiles.ts';
import type { SampleAddress } from './sample-addresses.ts';
import { misspell, misspellings } from './misspell.ts';

const top = 7;
const ids = new ItemIds(benchSecret);

export function keystrokeReport(index: AddressIndex, sample: readonly SampleAddress[], seed: number): string {
  warmUp(index, sample);
  const lines: string[] = [];
  const times: Timing[][] = [[], [], []]; // prefixes of 1, of 2, of 3 and more
  const typedShares: number[] = [];
  let found = 0;
  let presses = 0;
  let lost = 0;
  const missed: string[] = [];
  for (const target of sample) {
    let wasVisible = false;
    let firstAt = 0;
    for (let length = 1; length <= target.text.length; length++) {
      const items = timed(times[Math.min(length, 3) - 1], () => find(index, target.text.slice(0, length)));
      const isVisible = shows(items, target);
      presses++;
      if (wasVisible && !isVisible) lost++;
      if (isVisible && !wasVisible) firstAt = length;
      wasVisible = isVisible;
    }
    if (wasVisible) {
      found++;
      typedShares.push(firstAt / target.text.length);
    } else missed.push(target.text);
  }
  for (const [at, label] of ['1 letter', '2 letters', '3 and more'].entries()) {
    lines.push(`Find    ${label.padEnd(12)} ${percentiles(times[at] ?? [])}`);
  }
  lines.push(`Find    ${'all'.padEnd(12)} ${percentiles(times.flat())}`);
  lines.push(`whole text typed, in the top ${top}: ${share(found, sample.length)}`);
  lines.push(`typed until it stays visible, median: ${(median(typedShares) * 100).toFixed(0)} %`);
  lines.push(`key presses that lost it: ${share(lost, presses)}`);
  lines.push(...typoLines(index, sample, seed));
  lines.push(exactFirst(index, sample));
  if (missed.length > 0) lines.push(`missed: ${missed.slice(0, 10).join(' | ')}`);
  return lines.join('\n');
}

function typoLines(index: AddressIndex, sample: readonly SampleAddress[], seed: number): string[] {
  const lines: string[] = [];
  const times: Timing[] = [];
  let all = 0;
  let tried = 0;
  const missed: string[] = [];
  for (const kind of misspellings) {
    const random = new RandomSource(seed + 1000);
    let found = 0;
    let count = 0;
    for (const target of sample) {
      const text = misspell(target.text, kind, random);
      if (text === null) continue;
      count++;
      const items = timed(times, () => find(index, text));
      if (shows(items, target)) found++;
      else missed.push(`${text} (${target.text})`);
    }
    lines.push(`one letter ${kind.padEnd(8)} in the top ${top}: ${share(found, count)}`);
    all += found;
    tried += count;
  }
  lines.push(`one letter off, all kinds:  ${share(all, tried)}; Find ${percentiles(times)}`);
  if (missed.length > 0) lines.push(`missed: ${missed.slice(0, 10).join(' | ')}`);
  return lines;
}

/** A typed number ranks before longer ones and before the same with a letter. */
function exactFirst(index: AddressIndex, sample: readonly SampleAddress[]): string {
  let right = 0;
  let count = 0;
  for (const target of sample) {
    const items = find(index, target.text).filter(({ Type }) => Type === 'Address' || Type === 'BuildingName');
    const own = items.findIndex((item) => isTarget(item, target));
    if (own < 0) continue;
    count++;
    const street = (item: FindItem): number | null => {
      const read = ids.read(item.Id)?.target;
      return read !== undefined && 'street' in read ? read.street : null;
    };
    if (!items.slice(0, own).some((item) => street(item) === target.street && !sameNumber(item, target))) right++;
  }
  return `exact number first: ${share(right, count)}`;
}

function sameNumber(item: FindItem, target: SampleAddress): boolean {
  return item.Text.split(/[\s,]+/).includes(target.number);
}

function find(index: AddressIndex, text: string): FindItem[] {
  return index.find({ Text: text, Countries: [], language: 'en', limit: top });
}

function shows(items: readonly FindItem[], target: SampleAddress): boolean {
  return items.some((item) => isTarget(item, target) || isItsContainer(item, target));
}

function isTarget(item: FindItem, target: SampleAddress): boolean {
  const read = ids.read(item.Id);
  if (read === null || read.build !== target.build) return false;
  const { target: leads } = read;
  return leads.kind === 'address' && leads.street === target.street && leads.ordinal === target.ordinal;
}

/** Only its own street, building or postcode, shown with its town. */
function isItsContainer(item: FindItem, target: SampleAddress): boolean {
  const read = ids.read(item.Id);
  if (read === null || read.build !== target.build) return false;
  const { target: leads } = read;
  switch (leads.kind) {
    case 'street':
    case 'street_in_postcode':
      return leads.street === target.street;
    case 'building':
      return leads.street === target.street && sameNumber(item, target);
    case 'postcode':
      return item.Text === target.postcode;
    default:
      return false;
  }
}

function warmUp(index: AddressIndex, sample: readonly SampleAddress[]): void {
  for (const { text } of sample.slice(0, 50)) {
    for (let length = 1; length <= text.length; length++) find(index, text.slice(0, length));
  }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
