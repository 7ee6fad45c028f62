import type { Sections } from '../index-format/file-layout.ts';
import { formHash } from '../index-format/form-hash.ts';
import type { SharedForm } from '../normalise/home-form.ts';

/** The shared forms as they lie in the file: sorted by hash, each as JSON. */
export function sharedFormSections(
  forms: readonly SharedForm[],
): Pick<Sections, 'formHashes' | 'formStarts' | 'formNotes'> {
  const sorted = forms.map((form) => ({ form, hash: formHash(form.form) })).sort((a, b) => a.hash - b.hash);
  const notes = sorted.map(({ form }) => Buffer.from(JSON.stringify(form)));
  const formStarts = new Uint32Array(sorted.length + 1);
  for (const [at, note] of notes.entries()) formStarts[at + 1] = (formStarts[at] ?? 0) + note.length;
  return {
    formHashes: Uint32Array.from(sorted, ({ hash }) => hash),
    formStarts,
    formNotes: new Uint8Array(Buffer.concat(notes)),
  };
}
