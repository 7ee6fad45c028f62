import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Catalogue } from './compile-catalogue.ts';

/**
 * Errors in a translation, one per line: missing or extra ids, placeholders, tags, select cases or plural categories.
 */
export function translationIssues(tag: string, source: Catalogue, translation: Catalogue): string[] {
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
export function pluralIssues(tag: string, catalogue: Catalogue): string[] {
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
