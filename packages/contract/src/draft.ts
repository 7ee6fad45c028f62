// A visitor's unfinished answers, converted between form fields and a draft. Browser and server parse the same form
// with this.
import type { Draft } from './public-page.ts';
import type { PublicQuestion } from './public-offer.ts';
import { withoutControls } from './trimmed.ts';

const draftNames =
  /^(quantity\.[^.]+|contact\.(name|email|phone)|collection\.place|answer\.[^.]+|address\.(way|search|changing|proof|id|unit|line1|line2|city|region|postcode|country)|unit|unitAsked|ifShort|language|offerVersion)$/;

/** Field name behind `address.search`: Chromium autofills a field of that name as the first address line. */
export const searchFieldName = 'address.lookup';

/** More than the fifty items and fifty questions of an offer, plus the form's other fields. */
const maxFields = 300;
const maxNameLength = 100;
/** Search text is not an answer, so more than this is cut off. */
const maxSearch = 500;

/** A tick box next to a number: the number counts only while the box is ticked. */
const tickedNumber = /^(take|count)\.([^.]+)$/;

/**
 * Reads the draft from a form's fields and ignores fields that are not part of a draft. A repeated name (several
 * choices) becomes one value with one line per choice; `take.ITEM` and `count.ITEM` become one quantity.
 */
export function draftFromFields(fields: Iterable<readonly [string, unknown]>): Draft {
  const draft: Draft = {};
  let names = 0;
  const taken = new Set<string>();
  const counts = new Map<string, string>();
  for (const [field, given] of fields) {
    const name = field === searchFieldName ? 'address.search' : field;
    if (typeof given !== 'string' || name.length > maxNameLength) continue;
    // Removed here as well as on save, so that the check page shows what will be stored.
    const value = withoutControls(given);
    const [, part, item = ''] = tickedNumber.exec(name) ?? [];
    if (part === 'take') taken.add(item);
    else if (part === 'count') counts.set(item, value);
    else if (draftNames.test(name)) {
      if (Object.hasOwn(draft, name)) draft[name] += `\n${value}`;
      else if (names < maxFields) {
        draft[name] = name === 'address.search' ? value.slice(0, maxSearch) : value;
        names += 1;
      }
    }
  }
  for (const [item, count] of [...counts].slice(0, maxFields))
    draft[`quantity.${item}`] = taken.has(item) ? count : '0';
  return draft;
}

/** The draft as form fields: multiple choices become separate fields, so that no line break has to survive. */
export function fieldsOfDraft(draft: Draft, questions: PublicQuestion[]): [name: string, value: string][] {
  const severalChoices = new Set(questions.filter(({ kind }) => kind === 'choices').map(({ id }) => `answer.${id}`));
  return Object.entries(draft).flatMap(([name, value]): [string, string][] =>
    severalChoices.has(name) ? linesOf(value).map((line) => [name, line]) : [[name, value]],
  );
}

export function linesOf(value: string): string[] {
  return value.split(/\r?\n/).filter((line) => line !== '');
}
