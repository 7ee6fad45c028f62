// A visitor's answers on their way, from a form's fields to a draft and back. The browser and the server read the same
// form with this.
import type { Draft } from './public-page.ts';
import type { PublicQuestion } from './public-offer.ts';

const draftNames =
  /^(quantity\.[^.]+|contact\.(name|email|phone)|collection\.place|answer\.[^.]+|address\.(way|search|changing|proof|id|unit|line1|line2|city|region|postcode|country)|unit|unitAsked|ifShort|language|offerVersion)$/;

/** Of the text field that `address.search` is typed in: Chromium takes one of that name for the first line of an address. */
export const searchFieldName = 'address.lookup';

const maxFields = 300;
const maxNameLength = 100;
/** What is typed to find an address is no answer: beyond this it finds nothing. */
const maxSearch = 500;

/** A tick box beside a number: the number counts while the box is ticked. */
const tickedNumber = /^(take|count)\.([^.]+)$/;

/**
 * The draft in a form's fields; fields that are no part of a draft are left out. A name that comes several times
 * (several choices) becomes one value with a line for each; `take.ITEM` and `count.ITEM` become one quantity.
 */
export function draftFromFields(fields: Iterable<readonly [string, unknown]>): Draft {
  const draft: Draft = {};
  let names = 0;
  const taken = new Set<string>();
  const counts = new Map<string, string>();
  for (const [field, value] of fields) {
    const name = field === searchFieldName ? 'address.search' : field;
    if (typeof value !== 'string' || name.length > maxNameLength) continue;
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

/** The same draft as fields of a form: several choices come apart again, so that no line break has to survive. */
export function fieldsOfDraft(draft: Draft, questions: PublicQuestion[]): [name: string, value: string][] {
  const severalChoices = new Set(questions.filter(({ kind }) => kind === 'choices').map(({ id }) => `answer.${id}`));
  return Object.entries(draft).flatMap(([name, value]): [string, string][] =>
    severalChoices.has(name) ? linesOf(value).map((line) => [name, line]) : [[name, value]],
  );
}

export function linesOf(value: string): string[] {
  return value.split(/\r?\n/).filter((line) => line !== '');
}
