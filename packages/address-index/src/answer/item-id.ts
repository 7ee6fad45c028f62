// Ids of suggestions: short, ASCII, and signed, so that the index cannot be enumerated by counting.
//   US|DS|A|<base64url of build, numbers, signature of all of it>
import { ByteReader } from '../index-format/byte-reader.ts';
import { ByteWriter } from '../index-format/byte-writer.ts';
import { RecentMap } from '../index-format/recent-map.ts';
import { type HmacKey, hmacSha256, prepareHmacKey } from '@doorstep/hmac';
import { timingSafeEqual } from 'node:crypto';

/** `malformed`: not issued by this index. `container`: only Find accepts it, Retrieve does not. */
export type LookupIdErrorCode = 'malformed' | 'container';

/** An id that cannot be looked up. An id whose data was removed is not an error: it gives an empty answer. */
export class LookupIdError extends Error {
  override name = 'LookupIdError';
  readonly code: LookupIdErrorCode;

  constructor(code: LookupIdErrorCode) {
    super(code === 'malformed' ? 'not an id of this index' : 'the id of a container');
    this.code = code;
  }
}

export type ItemTarget = { kind: 'address'; street: number; ordinal: number } | ContainerTarget;

/** With `part`, only that section of the list, not narrowed by the typed text: see `openContainer`. */
export type ContainerTarget = Container & { part?: ListPart };

type Container =
  | { kind: 'building'; street: number; ordinal: number }
  | { kind: 'street'; street: number }
  | { kind: 'street_in_postcode'; street: number; postcode: number }
  | { kind: 'postcode'; postcode: number }
  | { kind: 'locality'; place: number };

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
const signatureBytes = 6; // no lookup budget allows enough tries to guess 48 bits
const idPattern = /^[A-Z]{2}\|DS\|([A-Z])\|([A-Za-z0-9_-]{14,60})$/;
const maxSigned = 4096;

/** Most rows stay in the list at the next key press, and a signature takes as long as scoring a street. */
const cachedIds = 4000;

/** Whether the id has this index's format. Its signature is not verified here. */
export function isIndexId(id: string): boolean {
  return /^[A-Z]{2}\|DS\|/.test(id);
}

export class ItemIds {
  readonly #key: HmacKey;
  readonly #writer = new ByteWriter();
  readonly #recent = new RecentMap<string, string>(cachedIds);

  constructor(secret: string) {
    this.#key = prepareHmacKey(Buffer.from(secret));
  }

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

  /** Null when the id was not signed with this secret. */
  read(id: string): { build: number; target: ItemTarget } | null {
    const match = id.length > maxSigned ? null : idPattern.exec(id);
    const letter = match?.[1];
    const payload = match?.[2];
    if (letter === undefined || payload === undefined) return null;
    const bytes = Buffer.from(payload, 'base64url');
    // The last base64url letter has unused bits, so four different letters decode alike: accept only the canonical one.
    if (bytes.length <= buildBytes + signatureBytes || bytes.toString('base64url') !== payload) return null;
    const body = bytes.subarray(0, -signatureBytes);
    const signature = this.#sign(id.slice(0, -payload.length), body).subarray(0, signatureBytes);
    if (!timingSafeEqual(signature, bytes.subarray(-signatureBytes))) return null;
    const target = targetOf(letter, new ByteReader(body, buildBytes));
    return target === null ? null : { build: body.readUInt32LE(0), target };
  }

  #sign(start: string, body: Uint8Array): Buffer {
    const signed = Buffer.concat([Buffer.from(`doorstep-address-item:${start}:`), body]);
    return Buffer.from(hmacSha256(this.#key, signed, 'hex'), 'hex');
  }
}

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
