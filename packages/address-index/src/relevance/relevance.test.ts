import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { indexOfRows } from '../fixtures/index-of-rows.ts';
import type { AddressIndex, AddressRow } from '../index.ts';

interface RelevanceSet {
  about: string;
  rows: Partial<AddressRow>[];
  /**
   * `first`: the texts (with `place`, the prefixes of places) that must lead the answer, in this order. `none`: nothing
   * may be found. `not`: the typed part that the first result does not have; "" if it has everything.
   */
  cases: {
    text: string;
    countries?: string[];
    origin?: string;
    bias?: boolean;
    place?: boolean;
    first: string[];
    none?: boolean;
    not?: string;
  }[];
}

const sets = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({
    name,
    ...(JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8')) as RelevanceSet),
  }));

describe.each(sets)('the relevance set $name ($about)', ({ rows, cases }) => {
  let index: AddressIndex;
  let remove: () => void;
  beforeAll(async () => {
    ({ index, remove } = await indexOfRows(rows));
  });
  afterAll(() => remove());

  test.each(cases)(
    'finds its listed results for “$text”, with origin $origin and bias $bias',
    ({ text, origin, bias, place, first, none, not, countries = [] }) => {
      const query = { Text: text, Countries: countries, language: 'en' };
      const items = index.find({
        ...query,
        ...(origin === undefined ? {} : { Origin: origin }),
        ...(bias === undefined ? {} : { Bias: bias }),
      });
      const shown = items.map((item) => (place === true ? item.Description.split(/[ ,]/)[0] : item.Text));
      expect(shown.slice(0, none === true ? undefined : first.length)).toEqual(first);
      if (not !== undefined) expect(/\(not (.*)\)/.exec(items[0]?.Description ?? '')?.[1] ?? '').toBe(not);
    },
  );
});
