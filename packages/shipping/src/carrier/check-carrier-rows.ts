import type { Parcel, Sender } from '../parcel.ts';
import { oneLine } from './carrier-csv.ts';
import type { CarrierColumn, CarrierProfile } from './carrier-profile.ts';
import { outsideOf } from './encodings.ts';
import { withoutFormulas } from './without-formulas.ts';

/** Why a carrier would refuse a row, or get it wrong. */
export type CarrierProblem = { reference: string } & (
  | { kind: 'missing'; column: string }
  | { kind: 'too_long'; column: string; value: string; length: number; maxLength: number }
  | { kind: 'characters'; column: string; value: string; characters: string[] }
  | { kind: 'formula'; column: string; value: string }
  | { kind: 'country'; countryCode: string }
);

/** Looks at every row before the file is made, and yields what is wrong, in the order of the rows. */
export async function* checkCarrierRows(
  parcels: AsyncIterable<Parcel> | Iterable<Parcel>,
  { profile, sender }: { profile: CarrierProfile; sender: Sender },
): AsyncIterable<CarrierProblem> {
  for await (const parcel of parcels) {
    const { reference, address } = parcel;
    if (profile.onlyTo !== undefined && address.countryCode !== profile.onlyTo) {
      yield { reference, kind: 'country', countryCode: address.countryCode };
    }
    for (const column of profile.columns) {
      yield* problemsOf(column, { reference, value: oneLine(column.value(parcel, sender)), profile });
    }
  }
}

function* problemsOf(
  { header: column, maxLength, isRequired, allowed }: CarrierColumn,
  { reference, value, profile }: { reference: string; value: string; profile: CarrierProfile },
): Generator<CarrierProblem> {
  if (isRequired === true && value === '') yield { reference, kind: 'missing', column };
  const { length } = Array.from(value);
  if (maxLength !== undefined && length > maxLength) {
    yield { reference, kind: 'too_long', column, value, length, maxLength };
  }
  const refused = [...new Set(value)].filter((character) => allowed !== undefined && !allowed.test(character));
  const characters = [...new Set([...outsideOf(value, profile.encoding), ...refused])];
  if (characters.length > 0) yield { reference, kind: 'characters', column, value, characters };
  if (withoutFormulas(value) !== value) yield { reference, kind: 'formula', column, value };
}
