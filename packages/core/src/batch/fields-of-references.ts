import type { FieldError } from '@doorstep/contract';
import type { Parcel } from './batch-store.ts';

/** An error for every reference that is not in the batch, or is repeated. */
export function fieldsOfReferences(
  references: string[],
  parcels: Parcel[],
  fieldOf: (index: number) => string,
): FieldError[] {
  const known = new Set(parcels.map(({ reference }) => reference));
  const seen = new Set<string>();
  return references.flatMap((reference, index): FieldError[] => {
    const isSecond = seen.has(reference);
    seen.add(reference);
    if (!known.has(reference)) return [{ field: fieldOf(index), code: 'not_in_batch' }];
    return isSecond ? [{ field: fieldOf(index), code: 'named_twice' }] : [];
  });
}
