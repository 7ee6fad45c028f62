import type { PostcodeWord, RegionWord } from '@doorstep/contract';
import { addressMetadata } from './address-metadata.ts';

export interface Region {
  /** ISO 3166-2, without the country. */
  code: string;
  name: string;
  /** In Latin letters; equals `name` if that is Latin already. */
  latinName: string;
  otherNames: string[];
}

export interface PostalRules {
  postcode: { need: 'required' | 'optional' | 'none'; word: PostcodeWord; form: RegExp; examples: string[] };
  /** Null where mail needs no region. `regions` is empty where the source lists none. */
  region: { word: RegionWord; regions: Region[] } | null;
}

const rows = new Map(
  addressMetadata
    .trim()
    .split('\n')
    .map((row) => [row.slice(0, 2), row]),
);
const wellKnown: Record<string, string[]> = { GB: ['SW1A 1AA'] };
const parsed = new Map<string, PostalRules>();

/** Requires nothing for a country that the source lacks. @param country ISO alpha-2 in capitals. */
export function postalRules(country: string): PostalRules {
  const known = parsed.get(country);
  if (known !== undefined) return known;
  const [, need, word, form = '', examples = '', regionWord = '', regions = ''] = rows.get(country)?.split(';') ?? [];
  const rules: PostalRules = {
    postcode: {
      need: (need || 'none') as PostalRules['postcode']['need'],
      word: (word || 'postcode') as PostcodeWord,
      form: new RegExp(`^(?:${form})$`),
      examples: [...(wellKnown[country] ?? []), ...examples.split(',')],
    },
    region: regionWord === '' ? null : { word: regionWord as RegionWord, regions: readRegions(regions) },
  };
  parsed.set(country, rules);
  return rules;
}

function readRegions(text: string): Region[] {
  if (text === '') return [];
  return text.split('~').map((entry) => {
    const [code = '', names = ''] = entry.split('=');
    const [name = '', latinName = '', ...otherNames] = names.split('/');
    return { code, name, latinName: latinName || name, otherNames };
  });
}
