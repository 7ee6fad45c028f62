import { formHash } from '../index-format/form-hash.ts';
import type { IndexReader } from '../index-format/index-reader.ts';
import { lowerBound } from '../index-format/lower-bound.ts';
import type { SharedForm } from '../normalise/home-form.ts';
import { postcodeKey } from '@doorstep/address-language';

/** The import's record of a form; null for a form that occurs in one place only. */
export function sharedFormOf(reader: IndexReader, form: string): SharedForm | null {
  const hash = formHash(form);
  const { formHashes } = reader.sections;
  for (let at = lowerBound(formHashes, hash); formHashes[at] === hash; at++) {
    const found = readNote(reader, at);
    if (found.form === form) return found;
  }
  return null;
}

export function* allSharedForms(reader: IndexReader): Generator<SharedForm> {
  for (let at = 0; at < reader.sections.formHashes.length; at++) yield readNote(reader, at);
}

function readNote({ sections }: IndexReader, at: number): SharedForm {
  const { formStarts, formNotes } = sections;
  const note = formNotes.subarray(formStarts[at], formStarts[at + 1]);
  return JSON.parse(Buffer.from(note).toString('utf8')) as SharedForm;
}

export interface KnownPostcode {
  postcode: string;
  countryCode: string;
}

export function* postcodesFrom(
  reader: IndexReader,
  start: string,
  fits: (known: KnownPostcode) => boolean,
): Generator<number> {
  const { postcodeCountry } = reader.sections;
  const [from, to] = reader.postcodes.withPrefix(postcodeKey(start));
  for (let index = from; index < to; index += 1) {
    const countryCode = reader.contents.countries[postcodeCountry[index] ?? 0] ?? '';
    if (fits({ postcode: reader.postcodeText(index), countryCode })) yield index;
  }
}
