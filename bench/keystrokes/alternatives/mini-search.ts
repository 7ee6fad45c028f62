import MiniSearch, { type Query } from 'minisearch';
import type { AddressText } from './address-texts.ts';
import { indexedWords, type TypedWord, type Needs, type RowSearch, withStreets } from './with-streets.ts';
import type { Alternative } from './sqlite.ts';

type Row = AddressText & { id: number; words: string };

export function miniSearch(rows: Iterable<AddressText>): Alternative {
  const options = {
    fields: ['words'],
    storeFields: ['text', 'place', 'street', 'streetName'],
    tokenize: (text: string) => text.split(' ').filter(Boolean),
  };
  const addresses = new MiniSearch<Row>(options);
  const streets = new MiniSearch<Row>(options);
  const byStreet = new Map<number, AddressText[]>();
  let count = 0;
  for (const row of rows) {
    addresses.add({ ...row, id: count++, words: indexedWords(row.text, row.place) });
    const known = byStreet.get(row.street);
    if (known !== undefined) known.push(row);
    else {
      byStreet.set(row.street, [row]);
      streets.add({ ...row, text: row.streetName, id: row.street, words: indexedWords(row.streetName, row.place) });
    }
  }
  const find =
    (index: MiniSearch<Row>): RowSearch['addresses'] =>
    (words, limit, needs) =>
      index
        .search(queryOf(words, needs))
        .slice(0, limit)
        .map((row) => row as unknown as AddressText);
  return {
    rows: count,
    bytes: null,
    engine: withStreets({
      name: 'MiniSearch',
      addresses: find(addresses),
      streets: find(streets),
      inStreet: (street) => byStreet.get(street) ?? [],
    }),
  };
}

function queryOf(words: readonly TypedWord[], needs: Needs): Query {
  return {
    combineWith: needs === 'all' ? 'AND' : 'OR',
    queries: words.map(({ forms, hasDigit, isLast }) => ({
      combineWith: 'OR',
      queries: forms.map((form): Query => ({
        queries: [form],
        prefix: isLast,
        fuzzy: hasDigit || form.length < 4 ? false : 0.2,
      })),
    })),
  };
}
