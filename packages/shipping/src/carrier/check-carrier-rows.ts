import type { Parcel, Sender } from '../parcel.ts';
import { cellText, withoutFormulas } from './carrier-csv.ts';
import type { CarrierColumn, CarrierProfile } from './carrier-profile.ts';
import { unencodableCharacters } from './encodings.ts';

/**
 * Why a carrier would reject or misread a row. `unwritable`: the encoding lacks these characters, and the file is made
 * without the parcel. `sender`: the encoding lacks the sender's characters, so no file can be made; `reference` is
 * empty.
 */
export type CarrierProblem = { reference: string } & (
  | { kind: 'missing'; column: string }
  | { kind: 'too_long'; column: string; value: string; length: number; maxLength: number }
  | { kind: 'characters' | 'unwritable' | 'sender'; column: string; value: string; characters: string[] }
  | { kind: 'formula'; column: string; value: string }
  | { kind: 'country'; countryCode: string }
);

export async function* checkCarrierRows(
  parcels: AsyncIterable<Parcel> | Iterable<Parcel>,
  { profile, sender }: { profile: CarrierProfile; sender: Sender },
): AsyncIterable<CarrierProblem> {
  for (const [index, text] of (profile.hasSenderRow?.(sender) ?? []).entries()) {
    const value = cellText(text, profile.encoding);
    const characters = unencodableCharacters(value, profile.encoding);
    const column = profile.columns[index]?.header ?? '';
    if (characters.length > 0) yield { reference: '', kind: 'sender', column, value, characters };
  }
  for await (const parcel of parcels) {
    const { reference, address } = parcel;
    if (profile.onlyTo !== undefined && address.countryCode !== profile.onlyTo) {
      yield { reference, kind: 'country', countryCode: address.countryCode };
    }
    for (const column of profile.columns) {
      yield* problemsOf(column, {
        reference,
        parcel,
        value: cellText(column.value(parcel, sender), profile.encoding, column.allowed),
        profile,
      });
    }
  }
}

function* problemsOf(
  { header: column, maxLength, isRequired, allowed }: CarrierColumn,
  { reference, parcel, value, profile }: { reference: string; parcel: Parcel; value: string; profile: CarrierProfile },
): Generator<CarrierProblem> {
  const isNeeded = typeof isRequired === 'function' ? isRequired(parcel) : isRequired === true;
  if (isNeeded && value === '') yield { reference, kind: 'missing', column };
  const { length } = Array.from(value);
  if (maxLength !== undefined && length > maxLength) {
    yield { reference, kind: 'too_long', column, value, length, maxLength };
  }
  const outside = unencodableCharacters(value, profile.encoding);
  if (outside.length > 0) yield { reference, kind: 'unwritable', column, value, characters: outside };
  const characters = [...new Set(value)].filter(
    (character) => allowed !== undefined && !allowed.test(character) && !outside.includes(character),
  );
  if (characters.length > 0) yield { reference, kind: 'characters', column, value, characters };
  if (withoutFormulas(value) !== value) yield { reference, kind: 'formula', column, value };
}
