// Recognises addresses by their spelling. One word is not enough: "12 Postbox Lane" and "Boxer Street" are streets.
import {
  addressKinds as allKinds,
  linesAboveTown,
  normalizeText,
  type Address,
  type AddressKind,
} from '@doorstep/contract';
import { fold } from '../fold.ts';

/** `isInName`: recognised by the name of the person. */
export interface RecognisedKind {
  kind: AddressKind;
  isInName: boolean;
}

type KnownAddress = Pick<
  Address,
  'lines' | 'organisation' | 'city' | 'district' | 'region' | 'postcode' | 'countryCode'
>;

export function addressKinds(
  address: KnownAddress,
  name: string,
  among: readonly AddressKind[] = allKinds,
): RecognisedKind[] {
  if (among.length === 0) return [];
  const country = address.countryCode.toUpperCase();
  const parts = linesAboveTown(address)
    .flatMap((line) => line.split(','))
    .map((part) => part.trim());
  return among.flatMap((kind): RecognisedKind[] => {
    if (isInAddress[kind](parts, country, address)) return [{ kind, isInName: false }];
    return isInName[kind]?.(name, country) === true ? [{ kind, isInName: true }] : [];
  });
}

const isInAddress: Record<AddressKind, (parts: string[], country: string, address: KnownAddress) => boolean> = {
  po_box: (parts, country) => parts.some((part) => isBox(part, country)),
  military: (_, country, address) => isMilitary(address, country),
  care_of: isCareOfLines,
  business: (parts, country, { organisation }) => {
    const pairs = parts.slice(1).map((part, at) => `${parts[at]}, ${part}`);
    return organisation !== '' || [...parts, ...pairs].some((part) => isCompany(part, country));
  },
};
const isInName: Partial<Record<AddressKind, (name: string, country: string) => boolean>> = {
  care_of: isCareOfName,
  business: isCompany,
};

const numberWord = String.raw`(?:(?:no|nr|num|numero|number)\.?[\s:]*|n[°º]\s*|#\s*)?`;
const number = String.raw`(?:[\s:.]*${numberWord}|[\s:.]+${numberWord}[a-z]{1,3}[\s-]?)\d[\d\s-]*(?![\p{L}\p{N}])`;
const wordStart = String.raw`(?<![\p{L}\p{N}])`;

/** For every country: followed by a number, or alone if the words cannot be a street. */
const boxWords = [
  String.raw`(?:g\.?\s?)?p\.?\s?[o0]\.?[\s-]?(?:box|bx|b\.?|drawer)`,
  'post office box',
  'post ?box',
  String.raw`boite postale`,
  String.raw`case postale`,
  'postfach',
  'pack-?station',
  String.raw`postf\.`,
  'pakkeboks',
  'parcel locker',
  'postfiliale',
  'postbus',
  'postboks',
  'postilokero',
  String.raw`casella postale`,
  String.raw`caixa postal`,
  String.raw`apartado(?: (?:de correos|postal|aereo))?`,
  String.raw`apt?do\.?(?: (?:(?:de )?correos|postal|aereo))?`,
  String.raw`casilla(?: (?:de correos?|postal))?`,
  String.raw`(?:locked|private|mail|post) bag`,
  String.raw`postova prihradka`,
  String.raw`skr(?:ytka|\.)? poczt(?:owa|\.)?`,
  String.raw`postanski pretinac`,
  'casuta postala',
  String.raw`а\/я`,
  // Folded, so the second word has lost its breve.
  'абонентскии ящик',
  'ταχυδρομικη θυριδα',
];
const boxWithNumber = new RegExp(`${wordStart}(?:${boxWords.join('|')})${number}`, 'u');
const boxAlone = new RegExp(
  String.raw`^(?:(?:g\.?\s?)?p\.?\s?o\.?\s?box|post office box|boite postale|postfach|postbus|casella postale|caixa postal|apartado (?:de correos|postal))$`,
  'u',
);
/** At the start, whatever follows: `PO Box Twelve`, or mail kept at a post office or in a locker. */
const boxFirst =
  /^(?:(?:g\.?\s?)?p\.?\s?o\.?[\s-]?box|post office box|general delivery|poste restante|postlagernd|fermo ?posta|posta restante|lista de correos|paczkomat)(?![\p{L}\p{N}])/u;
const shortBoxWords: Record<string, string> = {
  'FR BE LU MC GP MQ GF RE YT NC PF SN CI CM BF ML NE TG BJ GA CG CD MG MA DZ TN': String.raw`b\.?\s?p\.?`,
  FR: String.raw`(?:c\.?\s?s|t\.?\s?s\.?\s?a)\.?`,
  'CH CA IT SM VA': String.raw`c\.?\s?p\.?`,
  SE: 'box',
  FI: 'pl',
  HU: String.raw`pf\.?`,
  'CZ SK': String.raw`p\.?\s?p\.?`,
  TR: String.raw`p\.?\s?k\.?`,
  'GR CY': String.raw`(?:t\.?\s?θ|τ\.?\s?θ)\.?`,
  IN: String.raw`p\.?\s?b\.?`,
};
const shortBoxes = Object.entries(shortBoxWords).map(([countries, word]) => ({
  countries: new Set(countries.split(' ')),
  pattern: new RegExp(`^(?:${word})${number}$`, 'u'),
}));
const eastAsianBox = /(?:私書箱|信箱|사서함)/u;

function isBox(part: string, country: string): boolean {
  const text = fold(part);
  if (boxWithNumber.test(text) || boxAlone.test(text) || boxFirst.test(text) || eastAsianBox.test(part)) return true;
  return shortBoxes.some(({ countries, pattern }) => countries.has(country) && pattern.test(text));
}

const militaryWord = /(?<![\p{L}\p{N}])(?:b\.?f\.?p\.?o|afpo|cfpo|feldpost)(?!\p{L})/u;
const americanMilitary = /(?:^|[\s,])(?:apo|fpo|dpo)[\s,]+(?:aa|ae|ap)(?![\p{L}])/u;
/** First three digits: Europe, the Americas, the Pacific. */
const americanMilitaryZip = /^(?:09[0-8]|340|96[2-6])\d\d/;

function isMilitary({ lines, city, region, postcode }: KnownAddress, country: string): boolean {
  const text = fold([...lines, postcode].join(', '));
  if (militaryWord.test(text)) return true;
  if (country === 'GB') return /^BF1\s?\d[A-Z]{2}$/i.test(postcode);
  if (country !== 'US') return false;
  return (
    /^(?:AA|AE|AP)$/i.test(region) ||
    /^(?:apo|fpo|dpo)$/i.test(city) ||
    americanMilitary.test(text) ||
    americanMilitaryZip.test(postcode)
  );
}

const inSpanish = new Set('ES PT MX AR CL CO PE EC UY VE BR'.split(' '));
/** "C/ O'Donnell" is a street. */
const careOfWord = /(?:^|[\s(])c\s?\/\s?o(?![\p{L}'’])/u;
const careOfClosed = /(?:^|[\s(])c\/o(?![\p{L}'’])/u;
const furtherCareOf =
  /(?:^|[\s(])(?:care of|p\/a|per adr(?:es|esse)?\.?|z\.\s?h(?:d|\.\s?hd)\.?|z\. ?hdn\.?|zu handen|f\.?a\.?o\.?|attn?\.?:?|for the attention of|a l'attention de|a la atencion de)\s+\p{L}/u;
const placedCareOf: Record<string, RegExp> = {
  IT: /^presso\s+\p{L}/u,
  PT: /^a\/c\s+\p{L}/u,
  BR: /^a\/c\s+\p{L}/u,
  DK: /^v\/\s?\p{L}/u,
  NO: /^v\/\s?\p{L}/u,
};

function isCareOf(text: string, country: string): boolean {
  const careOf = inSpanish.has(country) ? careOfClosed : careOfWord;
  return careOf.test(text) || furtherCareOf.test(text) || placedCareOf[country]?.test(text) === true;
}

function isCareOfLines(parts: string[], country: string): boolean {
  return parts.some((part, at) => {
    const text = fold(part);
    if (isCareOf(text, country)) return true;
    // "Chez Dupont" above a numbered street; alone it is a hamlet.
    return /^chez\s+\D+$/u.test(text) && parts.slice(at + 1).some((other) => /^\d|\d$/.test(other));
  });
}

function isCareOfName(name: string, country: string): boolean {
  const text = fold(name.trim());
  return isCareOf(text, country) || /\p{L}[\s,]+chez\s+\p{L}/u.test(text);
}

const end = String.raw`[\s,.)]*$`;
const legalForms = new RegExp(
  String.raw`(?:^|[\s,.&(])(?:ltd|limited|plc|llp|llc|l\.l\.c|inc|incorporated|corp|corporation|gmbh|g\.m\.b\.h|mbh|e\.\s?v|e\.\s?k|s\.?a\.?r\.?l|eurl|sasu|s\.\s?a\.\s?s|s\.\s?r\.\s?l|srl|srls|s\.\s?l\.\s?u?|s\.\s?p\.\s?a|s\.\s?n\.\s?c|s\.\s?a|n\.\s?v|b\.\s?v|v\.\s?o\.\s?f|aps|oyj|kft|zrt|nyrt|ltda|lda|eireli|pty|pte|sdn bhd|s\.\s?r\.\s?o|spol|sp\.?\s?z\s?o\.?\s?o|d\.?\s?o\.?\s?o|a\.\s?s|co\.?,? kg|(?:&|and) co|ooo|zao)${end}`,
  'u',
);
const eastAsianCompany = /株式会社|有限会社|合同会社|有限公司|股份公司|주식회사|㈱|㈜/u;
const cyrillicCompany = /^(?:ООО|ОАО|ЗАО|ПАО|ТОВ)\s+\P{N}/u;
/**
 * Abbreviations that are words or surnames elsewhere. They count only with this capitalisation, after a name with
 * lower-case letters.
 */
const shortForms: Record<string, string[]> = {
  AG: ['DE', 'AT', 'CH', 'LI'],
  KG: ['DE', 'AT'],
  OHG: ['DE'],
  UG: ['DE'],
  GbR: ['DE'],
  SA: 'FR BE LU CH MC ES PT BR MX AR CL CO PE UY PL GR RO'.split(' '),
  SAS: ['FR', 'CO', 'AR'],
  SNC: ['FR', 'IT'],
  SCI: ['FR'],
  SL: ['ES'],
  SpA: ['IT', 'CL', 'DZ'],
  NV: ['NL', 'BE'],
  BV: ['NL', 'BE'],
  VOF: ['NL', 'BE'],
  AB: ['SE', 'FI'],
  AS: ['NO', 'DK', 'EE', 'LV', 'CZ', 'SK', 'TR'],
  ASA: ['NO'],
  Oy: ['FI'],
  OY: ['FI'],
  OÜ: ['EE'],
};

function isCompany(text: string, country: string): boolean {
  const signs = normalizeText(text.trim());
  if (eastAsianCompany.test(text) || cyrillicCompany.test(signs)) return true;
  if (/\p{L}/u.test(signs) && legalForms.test(fold(signs)) && /\S[\s,]/.test(signs)) return true;
  const [, before = '', form = ''] = /^(.*\p{Ll}.*)[\s,]+(\p{L}{2,3})$/u.exec(signs) ?? [];
  return before !== '' && !/^\d|\d$/.test(before) && shortForms[form]?.includes(country) === true;
}
