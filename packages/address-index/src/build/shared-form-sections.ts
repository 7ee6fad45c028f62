import { type Sections, formHash } from '../index-format/file-layout.ts';
import { ByteWriter } from '../index-format/byte-writer.ts';
import type { SharedForm, SharedFormCounts } from '../normalise/home-form.ts';
import { NumberColumn } from './columns.ts';

/** Collects shared forms as the file stores them, serialised: a country has hundreds of thousands. */
export class SharedFormCollector {
  readonly counts: SharedFormCounts = { disambiguated: 0, ambiguous: 0, listedTwice: 0 };
  readonly #hashes = new NumberColumn();
  readonly #starts = new NumberColumn();
  readonly #notes = new ByteWriter();

  add(form: SharedForm): void {
    this.#hashes.push(formHash(form.form));
    this.#starts.push(this.#notes.length);
    this.#notes.append(Buffer.from(JSON.stringify(form)));
    if (form.needsTown && form.ambiguous.length === 0) this.counts.disambiguated++;
    if (form.ambiguous.length > 0) this.counts.ambiguous++;
    if (form.also.length > 0) this.counts.listedTwice++;
  }

  sections(): Pick<Sections, 'formHashes' | 'formStarts' | 'formNotes'> {
    const hashes = this.#hashes.toArray();
    const starts = this.#starts.toArray();
    const order = hashes.map((_, at) => at).sort((a, b) => (hashes[a] ?? 0) - (hashes[b] ?? 0) || a - b);
    const written = this.#notes.written();
    const formNotes = new Uint8Array(written.length);
    const formStarts = new Uint32Array(order.length + 1);
    let length = 0;
    for (const [at, form] of order.entries()) {
      const note = written.subarray(starts[form], starts[form + 1] ?? written.length);
      formNotes.set(note, length);
      length += note.length;
      formStarts[at + 1] = length;
    }
    return { formHashes: Uint32Array.from(order, (form) => hashes[form] ?? 0), formStarts, formNotes };
  }
}
