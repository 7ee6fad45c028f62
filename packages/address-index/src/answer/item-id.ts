// Ids of suggestions: short, ASCII, and signed, so that nobody can walk through the index by counting.
//   US|DS|A|<base64url of build, numbers, signature of all of it>
import { ByteReader } from '../index-format/byte-reader.ts';
import { ByteWriter } from '../index-format/byte-writer.ts';
import { RecentMap } from '../index-format/recent-map.ts';
import { type HmacKey, hmacSha256, prepareHmacKey } from '@doorstep/hmac';
import { timingSafeEqual } from 'node:crypto';

/** `malformed`: not made by this index. `container`: to be opened by Find, not retrieved. */
export type LookupIdErrorCode = 'malformed' | 'container';

/** An id that cannot be looked up. Not for an id of data that is gone: that is an empty answer. */
export class LookupIdError extends Error {
  override name = 'LookupIdError';
  readonly code: LookupIdErrorCode;

  constructor(code: LookupIdErrorCode) {
    super(code === 'malformed' ? 'not an id of this index' : 'the id of a container');
    this.code = code;
  }
}

/** What an id leads to. Only `address` may be retrieved. */
export type ItemTarget = { kind: 'address'; street: number; ordinal: number } | ContainerTarget;

/** With a part only that stretch of its list, and what was typed before does not narrow it: see `openContainer`. */
export type ContainerTarget = Container & { part?: ListPart };

type Container =
  | { kind: 'building'; street: number; ordinal: number }
  | { kind: 'street'; street: number }
  | { kind: 'street_in_postcode'; street: number; postcode: number }
  | { kind: 'postcode'; postcode: number }
  | { kind: 'locality'; place: number };

/** Children `from` up to but not including `to`. */
export interface ListPart {
  from: number;
  to: number;
}

const letterOfKind = {
  address: 'A',
  building: 'B',
  street: 'S',
  street_in_postcode: 'T',
  postcode: 'P',
  locality: 'L',
} as const;

const buildBytes = 4;
const signatureBytes = 6; // guessing one of 2^48 needs more tries than any budget allows
const idPattern = /^[A-Z]{2}\|DS\|([A-Z])\|([A-Za-z0-9_-]{14,60})$/;
const maxSigned = 4096;

/** What a visitor sees mostly stays in the list at the next key press. A signature takes as long as pricing a street. */
const cachedIds = 4000;

/** Whether an id has the form of those made here; whether it is genuine, only its signature says. */
export function isIndexId(id: string): boolean {
  return /^[A-Z]{2}\|DS\|/.test(id);
}

/** Makes and reads ids with one secret. */
export class ItemIds {
  readonly #key: HmacKey;
  readonly #writer = new ByteWriter();
  readonly #recent = new RecentMap<string, string>(cachedIds);

  constructor(secret: string) {
    this.#key = prepareHmacKey(Buffer.from(secret));
  }

  /** @param build  of the index file that the numbers belong to. */
  write(country: string, build: number, target: ItemTarget): string {
    const letter = letterOfKind[target.kind];
    const numbers = numbersOf(target);
    const start = `${country}|DS|${letter}|`;
    return (
      start + this.#recent.getOrMake(`${start}${build}-${numbers.join('-')}`, () => this.#code(start, build, numbers))
    );
  }

  #code(start: string, build: number, numbers: readonly number[]): string {
    const writer = this.#writer;
    writer.clear();
    for (let shift = 0; shift < 32; shift += 8) {
      writer.reserve(1);
      writer.bytes[writer.length++] = (build >>> shift) & 255;
    }
    for (const number of numbers) writer.unsigned(number);
    writer.append(this.#sign(start, writer.written()).subarray(0, signatureBytes));
    return Buffer.from(writer.written()).toString('base64url');
  }

  /** Null when the id was not made with this secret. */
  read(id: string): { build: number; target: ItemTarget } | null {
    const match = id.length > maxSigned ? null : idPattern.exec(id);
    const letter = match?.[1];
    const payload = match?.[2];
    if (letter === undefined || payload === undefined) return null;
    const bytes = Buffer.from(payload, 'base64url');
    // The last letter has bits to spare: four letters would be read alike.
    if (bytes.length <= buildBytes + signatureBytes || bytes.toString('base64url') !== payload) return null;
    const body = bytes.subarray(0, -signatureBytes);
    const signature = this.#sign(id.slice(0, -payload.length), body).subarray(0, signatureBytes);
    if (!timingSafeEqual(signature, bytes.subarray(-signatureBytes))) return null;
    const target = targetOf(letter, new ByteReader(body, buildBytes));
    return target === null ? null : { build: body.readUInt32LE(0), target };
  }

  /** @param start  of the id, before what is coded. */
  #sign(start: string, body: Uint8Array): Buffer {
    const signed = Buffer.concat([Buffer.from(`doorstep-address-item:${start}:`), body]);
    return Buffer.from(hmacSha256(this.#key, signed, 'hex'), 'hex');
  }
}

/** Tells targets of one data set apart. */
export function keyOfTarget(target: ItemTarget): string {
  return letterOfKind[target.kind] + numbersOf(target).join('-');
}

function numbersOf(target: ItemTarget): number[] {
  const own = ownNumbersOf(target);
  return target.kind === 'address' || target.part === undefined ? own : [...own, target.part.from, target.part.to];
}

function ownNumbersOf(target: ItemTarget): number[] {
  switch (target.kind) {
    case 'address':
    case 'building':
      return [target.street, target.ordinal];
    case 'street':
      return [target.street];
    case 'street_in_postcode':
      return [target.street, target.postcode];
    case 'postcode':
      return [target.postcode];
    case 'locality':
      return [target.place];
  }
}

function targetOf(letter: string, numbers: ByteReader): ItemTarget | null {
  if (letter === letterOfKind.address) {
    return { kind: 'address', street: numbers.unsigned(), ordinal: numbers.unsigned() };
  }
  const container = containerOf(letter, numbers);
  if (container === null || numbers.at >= numbers.bytes.length) return container;
  return { ...container, part: { from: numbers.unsigned(), to: numbers.unsigned() } };
}

function containerOf(letter: string, numbers: ByteReader): Container | null {
  switch (letter) {
    case letterOfKind.building:
      return { kind: 'building', street: numbers.unsigned(), ordinal: numbers.unsigned() };
    case letterOfKind.street:
      return { kind: 'street', street: numbers.unsigned() };
    case letterOfKind.street_in_postcode:
      return { kind: 'street_in_postcode', street: numbers.unsigned(), postcode: numbers.unsigned() };
    case letterOfKind.postcode:
      return { kind: 'postcode', postcode: numbers.unsigned() };
    case letterOfKind.locality:
      return { kind: 'locality', place: numbers.unsigned() };
    default:
      return null;
  }
}
