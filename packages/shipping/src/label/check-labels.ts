import { fontBook } from '../font/font-book.ts';
import { missingCharacters, toLine } from '../font/shape-line.ts';
import { contentBox } from './label-box.ts';
import type { Label } from './label.ts';
import { layOutLabel } from './lay-out-label.ts';
import { loadFonts, type PrintOptions } from './write-labels.ts';
import { labelsPerPage } from './sheets.ts';

/**
 * Problems to review before printing. `broken`: a line was too long and continues on the next. `unreadable`: the text
 * fits only in type too small to read; shorten the address or use a larger label. `no_character`: no font has these
 * characters, and boxes are printed instead. `no_address`: there is nothing below the name.
 */
export type LabelProblem =
  | { reference: string; kind: 'broken' | 'unreadable' | 'no_address' }
  | { reference: string; kind: 'no_character'; characters: string[] };

export type CheckOptions = Pick<PrintOptions, 'sheet' | 'startPosition' | 'returnAddress'>;

export async function* checkLabels(
  labels: AsyncIterable<Label> | Iterable<Label>,
  options: CheckOptions,
): AsyncIterable<LabelProblem> {
  const book = fontBook();
  const { sheet } = options;
  let place = options.startPosition - 1;
  for await (const label of labels) {
    const { reference } = label;
    await loadFonts(book, label, options);
    const characters = missingCharacters(toLine(label.lines.join(' ')), book, label.region);
    if (characters.length > 0) yield { reference, kind: 'no_character', characters };
    if (label.lines.filter((line) => line.trim() !== '').length < 2) yield { reference, kind: 'no_address' };
    const { fit } = layOutLabel(label, { options, box: contentBox(sheet, place), book });
    if (fit !== 'whole') yield { reference, kind: fit };
    place = (place + 1) % labelsPerPage(sheet);
  }
}
