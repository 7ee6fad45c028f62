// The same address in other words. The table is independent of the index's.
import { streetLine } from '../../packages/address-language/src/country-format.ts';
import type { SampleAddress } from './sample-addresses.ts';

export const wordings = ['abbreviated', 'other order', 'no diacritics'] as const;
export type Wording = (typeof wordings)[number];

/** Full and short forms by country, as postal services and people write them. */
const shortForms: Record<string, string> = {
  'US CA AU NZ GB IE ZA': `street=st avenue=ave road=rd drive=dr lane=ln court=ct place=pl boulevard=blvd terrace=ter
    circle=cir highway=hwy parkway=pkwy square=sq crescent=cres north=n south=s east=e west=w northeast=ne northwest=nw
    southeast=se southwest=sw`,
  'DE AT CH': 'straße=str. strasse=str. platz=pl.',
  'FR BE LU': 'avenue=av boulevard=bd place=pl chemin=ch impasse=imp allée=all',
  'ES MX AR CL CO PE': 'calle=c avenida=av avda=avenida plaza=pza paseo=pso carretera=ctra',
  'PT BR': 'rua=r avenida=av praça=pça travessa=tv estrada=est',
  IT: 'via=v viale=v.le piazza=p.za corso=c.so',
  RO: 'strada=str bulevardul=bd calea=cal șoseaua=șos aleea=al',
  PL: 'ulica=ul aleja=al plac=pl osiedle=os',
  'RU BY KZ': 'улица=ул проспект=пр переулок=пер площадь=пл бульвар=бул шоссе=ш набережная=наб',
  UA: 'вулиця=вул проспект=просп провулок=пров площа=пл бульвар=бул',
  GR: 'λεωφόρος=λεωφ οδός=οδ πλατεία=πλ',
  TR: 'caddesi=cad sokak=sok sokağı=sok bulvarı=blv mahallesi=mah',
};

/** Null when the wording does not change the address. */
export function reword(address: SampleAddress, wording: Wording): string | null {
  const text = rewordText(address, wording);
  return text === address.text ? null : text;
}

function rewordText(address: SampleAddress, wording: Wording): string {
  const { number, streetName, city, text } = address;
  switch (wording) {
    case 'abbreviated':
      return [streetLine({ ...address, street: swapForms(streetName, address.country) }), city].join(' ');
    case 'other order': {
      const isNumberFirst = text.startsWith(number);
      return isNumberFirst ? `${streetName} ${number} ${city}` : `${number} ${streetName} ${city}`;
    }
    case 'no diacritics':
      return text
        .normalize('NFD')
        .replaceAll(/\p{M}+/gu, '')
        .replaceAll('ß', 'ss')
        .normalize('NFC');
  }
}

function swapForms(street: string, country: string): string {
  const table = tableOf(country);
  return street
    .split(' ')
    .map((word) => {
      const lower = word.toLowerCase().replace(/\.$/, '');
      const other = table.get(lower);
      if (other !== undefined) return other;
      // A suffix, as in German: "Hauptstraße".
      return word.replace(/(?<=\p{L}{3})(?:straße|strasse)$/u, 'str.');
    })
    .join(' ');
}

const tables = new Map<string, Map<string, string>>();

function tableOf(country: string): Map<string, string> {
  const known = tables.get(country);
  if (known !== undefined) return known;
  const table = new Map<string, string>();
  const list = Object.entries(shortForms).find(([countries]) => countries.split(' ').includes(country))?.[1] ?? '';
  for (const pair of list.split(/\s+/)) {
    const [long = '', short = ''] = pair.split('=');
    if (long === '' || short === '') continue;
    table.set(long, short);
    if (!table.has(short.replace(/\.$/, ''))) table.set(short.replace(/\.$/, ''), long);
  }
  tables.set(country, table);
  return table;
}

const longForms = new Map(
  Object.values(shortForms)
    .join(' ')
    .split(/\s+/)
    .map((pair) => pair.replace(/\.$/, '').split('='))
    .map(([long = '', short = '']) => [short, long] as const)
    .toReversed(), // of two equal forms, the first is kept
);

/** The full form of a word: one spelling for "St" and "Street". */
export function writtenOut(word: string): string {
  return longForms.get(word) ?? word;
}
