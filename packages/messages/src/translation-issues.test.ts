import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { messagesOf, translations } from './catalogue-for.ts';
import { findLanguage } from './languages.ts';
import type { Catalogue } from './compile-catalogue.ts';

/** Everything that visitors read. */
const parts = ['errors', 'offer', 'public', 'mail', 'paper', 'embed'] as const;

/** All parts of a language, including the console if it is translated. */
const partsOf = (tag: string) => (findLanguage(tag)?.isForStaff === true ? ([...parts, 'staff'] as const) : parts);

it('every language has every text of its parts, with each placeholder and plural category', () => {
  const english = messagesOf('en', [...parts]);
  expect(pluralIssues('en', messagesOf('en', [...partsOf('en')]))).toEqual([]);
  for (const tag of Object.keys(translations)) {
    const all = [...partsOf(tag)];
    expect(translationIssues(tag, messagesOf('en', all), messagesOf(tag, all))).toEqual([]);
  }
  const american = messagesOf('en-US', [...parts]);
  expect(american).not.toEqual(english);
  expect(translationIssues('en-US', english, american)).toEqual([]);
});

/** Names, and words that are the same in another language. */
const alike: Record<string, string[]> = {
  'public.frame.doorstep': ['ar', 'cy', 'de', 'es', 'fr', 'pl', 'uk'],
  'public.address.eircode': ['de', 'es', 'fr'],
  'public.address.region.oblast': ['de', 'pl'],
  'public.address.region.province': ['fr'],
  'public.address.region.district': ['fr'],
  'public.title.error': ['es'],
  'public.check.no': ['es'],
};

/** Names and symbols that are the same in every language of the console. */
const namesForStaff = ['A4', 'A5', 'CSV', 'Doorstep', 'Letter', '{seconds, number} s'];

/** Complete texts of the console that another language shares with English. */
const sameWords: Record<string, string[]> = {
  de: [
    '{label} (optional)',
    'Optional.',
    'Optional. Markdown.',
    'Code',
    'Name',
    'Person',
    'Test',
    'Organisation',
    'Token',
    'Tokens',
    'Webhook',
    'Webhooks',
    'Server',
    'Logo',
    'Polygon',
    'Element',
    'Esc',
    'Frame',
    '{degrees, number}° N',
    '{degrees, number}° S',
    '{degrees, number}° W',
    'Text',
  ],
  fr: [
    'Page {page}',
    'Action',
    'Actions',
    'Cause',
    'Code',
    'code {code}',
    'note',
    'page',
    'question',
    'version',
    'Console',
    'Ctrl',
    'Date',
    'Dates',
    'Description',
    'Invitation',
    'Latitude',
    'Licence',
    'Logo',
    'Longitude',
    'Maximum',
    'Pages',
    'Question',
    'Question {number, number}',
    'Questions',
    'Script',
    'Secret',
    'Services',
    'Sessions',
    'Stock',
    'Webhook',
    'Webhooks',
    '{degrees, number}° E',
    '{degrees, number}° N',
    '{degrees, number}° S',
  ],
};

it('no translation contains leftover English', () => {
  const english = messagesOf('en', [...partsOf('en')]);
  for (const tag of Object.keys(translations)) {
    const left = Object.entries(messagesOf(tag, [...partsOf(tag)])).filter(
      ([id, text]) =>
        text === english[id] &&
        /\p{L}/u.test(text.replaceAll(/\{\w+(?:, number)?\}/g, '')) &&
        !alike[id]?.includes(tag) &&
        ![...namesForStaff, ...(sameWords[tag] ?? [])].includes(text),
    );
    expect({ tag, left }).toEqual({ tag, left: [] });
  }
});

it('French uses non-breaking spaces around its punctuation, and no straight apostrophe', () => {
  const wrong = Object.entries(messagesOf('fr', [...partsOf('fr')])).filter(([, text]) =>
    /[^\u202F\s][;!?](?=[\s}]|$)|[ ][;!?:»]|«[^\u00A0]|[^\u00A0]»|[^\u00A0\d]:(?=\s|$)|'|\.\.\./.test(text),
  );
  expect(wrong).toEqual([]);
});

it('German uses paired quotation marks, a space before an ellipsis, and no straight apostrophe', () => {
  const wrong = Object.entries(messagesOf('de', [...partsOf('de')])).filter(([, text]) =>
    /["„“”'’]|\.\.\.|\S…(?!\))/.test(text.replaceAll(/„[^„“]*“/g, '')),
  );
  expect(wrong).toEqual([]);
});

describe('the check of a translation', () => {
  const english = {
    a: 'Sent on {when}',
    b: '{count, plural, one {# letter} other {# letters}} {way, select, sent {sent} other {kept}}',
    c: '<file>Save it</file>',
  };
  const french = {
    a: 'Envoyé le {when}',
    b: '{count, plural, one {# lettre} many {# de lettres} other {# lettres}} {way, select, sent {envoyées} other {gardées}}',
    c: 'L’<file>enregistrer</file>',
  };
  const issues = (change: Record<string, string>) => translationIssues('fr', english, { ...french, ...change });

  it('reports nothing for a complete translation', () => {
    expect(issues({})).toEqual([]);
  });
  it('reports a missing and an extra text', () => {
    const { a: _missing, ...others } = french;
    expect(translationIssues('fr', english, { ...others, d: 'Bonjour' })).toEqual([
      'a: not translated',
      'd: no such text in English',
    ]);
  });
  it('reports a missing and a renamed placeholder', () => {
    expect(issues({ a: 'Envoyé' })).toEqual(['a: lacks {when} in fr']);
    expect(issues({ a: 'Envoyé le {quand}' })).toEqual([
      'a: lacks {when} in fr',
      'a: has {quand}, and English has not',
    ]);
  });
  it('reports a missing plural category, and one that the language lacks', () => {
    const b = '{count, plural, one {# lettre} other {# lettres}} {way, select, sent {x} other {y}}';
    expect(issues({ b })).toEqual(['b: {count} lacks the plural category "many"']);
    expect(pluralIssues('en', { b: '{n, plural, =0 {none} one {#} few {#} other {#}}' })).toEqual([
      'b: {n} has "few", which is no plural category of en',
    ]);
    expect(pluralIssues('en', { b: '{n, plural, one {#} other {{m, plural, other {#}}}}' })).toEqual([
      'b: {m} lacks the plural category "one"',
    ]);
  });
  it('reports a missing select case, and a missing tag', () => {
    const b = french.b.replace('sent {envoyées} ', '');
    expect(issues({ b })).toEqual(['b: lacks {way, select, sent} in fr']);
    expect(issues({ c: 'L’enregistrer' })).toEqual(['c: lacks </file> in fr', 'c: lacks <file> in fr']);
  });
});

/**
 * Errors in a translation, one per line: missing or extra ids, placeholders, tags, select cases or plural categories.
 */
function translationIssues(tag: string, source: Catalogue, translation: Catalogue): string[] {
  const missing = Object.keys(source).filter((id) => translation[id] === undefined);
  const superfluous = Object.keys(translation).filter((id) => source[id] === undefined);
  const both = Object.entries(source).filter(([id]) => translation[id] !== undefined);
  return [
    ...missing.map((id) => `${id}: not translated`),
    ...superfluous.map((id) => `${id}: no such text in English`),
    ...both.flatMap(([id, text]) => messageIssues(tag, text, translation[id] ?? '').map((issue) => `${id}: ${issue}`)),
    ...pluralIssues(tag, translation),
  ];
}

/** Plurals with categories missing or extra for the language. */
function pluralIssues(tag: string, catalogue: Catalogue): string[] {
  const needed = {
    plural: new Intl.PluralRules(tag).resolvedOptions().pluralCategories,
    selectordinal: new Intl.PluralRules(tag, { type: 'ordinal' }).resolvedOptions().pluralCategories,
  };
  return Object.entries(catalogue).flatMap(([id, text]) =>
    placesOf(text).flatMap(({ name, kind, cases }) => {
      if (kind !== 'plural' && kind !== 'selectordinal') return [];
      const given = cases.filter((each) => !/^=?\d+$/.test(each));
      const lacks = needed[kind].filter((category) => !given.includes(category));
      const extra = given.filter((each) => needed[kind].every((category) => category !== each));
      return [
        ...lacks.map((category) => `${id}: {${name}} lacks the plural category "${category}"`),
        ...extra.map((category) => `${id}: {${name}} has "${category}", which is no plural category of ${tag}`),
      ];
    }),
  );
}

function messageIssues(tag: string, source: string, translation: string): string[] {
  const [wanted, found] = [signsOf(source), signsOf(translation)];
  return [
    ...wanted.filter((sign) => !found.includes(sign)).map((sign) => `lacks ${sign} in ${tag}`),
    ...found.filter((sign) => !wanted.includes(sign)).map((sign) => `has ${sign}, and English has not`),
  ];
}

/** What a translation may move but not change: placeholders with their types, select cases and tags. */
function signsOf(text: string): string[] {
  const places = placesOf(text).flatMap(({ name, kind, cases }) => [
    `{${name}}`,
    ...(kind === 'select' ? cases.map((each) => `{${name}, select, ${each}}`) : []),
  ]);
  return [...new Set([...places, ...(text.match(/<\/?[a-z]+>/g) ?? [])])].toSorted();
}

interface Place {
  name: string;
  kind: string;
  cases: string[];
}

/** All placeholders of a message, including nested ones. */
function placesOf(text: string): Place[] {
  const inside = (tokens: unknown): Place[] =>
    Array.isArray(tokens) ? tokens.flatMap((token: unknown) => (Array.isArray(token) ? placeOf(token) : [])) : [];
  const placeOf = ([name, kind = '', options]: unknown[]): Place[] => {
    const { offset: _offset, ...cases } = isCases(options) ? options : {};
    return [
      { name: String(name), kind: String(kind), cases: Object.keys(cases) },
      ...Object.values(cases).flatMap((words) => inside(words)),
    ];
  };
  return inside(compileMessageOrThrow(text));
}

function isCases(options: unknown): options is Record<string, unknown> {
  return typeof options === 'object' && options !== null && !Array.isArray(options);
}
