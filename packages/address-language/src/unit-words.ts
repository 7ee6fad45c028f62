/**
 * Per country, `*` for all; folded as by `fold`. A word with a question mark also occurs in street names or other
 * languages: it announces a unit only in a unit field, or where the country is known. Sources: the Universal Postal
 * Union's sheets on addressing in each country, and national posts' own rules.
 */
const words: Record<string, string> = {
  '*': `flat apartment apartments apt apts appt appartement app unit suite room rm no nr num? number numero? nummer? numer? nro? flt? condo? door? studio? lot? trailer? trlr
    office? wohnung whg interno lgh lagenhet lejlighed lejl puerta квартира кв kv офис оф διαμ διαμερισμα`,
  'US CA AU NZ GB IE': 'ste spc lot? office?',
  'AU NZ': 'shop shops? factory? warehouse? townhouse? villa? kiosk? shed?',
  'DE AT CH LI': 'top tur? zimmer?',
  'FR BE LU CH MC CA': 'bte boite? porte? logement? appart? unite? bureau? chambre?',
  BE: 'bus? box?',
  'ES MX AR CL CO PE EC UY VE': 'pta int interior depto dpto departamento? apartamento',
  'PT BR': 'apto apartamento fracao?',
  IT: 'int scala appartamento',
  'DK NO': 'leilighet leil bolig?',
  FI: 'huoneisto as?',
  'RU BY KZ UA': 'kvartira? ofis?',
  'PL CZ SK': 'apartament? mieszkanie? lokal? byt?',
  'GR CY': 'diam?',
  'RO MD': 'ap apartament apartamentul sc? scara? bl? bloc? et? etaj',
  BG: 'ап апартамент вх? вход? бл? блок? ap vh? bl?',
  'RU BY KZ KG TJ UZ TM AM GE MD': 'комната? ком? помещение? пом? подъезд?',
  UA: 'під? офіс',
  'RS BA ME HR MK SI': 'stan ulaz? стан улаз?',
  'AL XK': 'ap apartamenti shkalla?',
  HU: 'ajto fszt?',
  'LT LV EE': 'butas bt? dzivoklis dz? korter krt?',
  'TR AZ': 'daire menzil?',
  AM: 'բնակարան բն',
  GE: 'ბინა',
  'EG AE IQ SA JO KW QA BH OM LB SY DZ': 'شقة شقه مكتب',
  'MA TN DZ': 'imm? residence?',
  IL: 'דירה',
  IR: 'واحد',
  MN: 'тоот',
  'AR UY': 'dto?',
  'CO VE GT CU PA SV HN NI CR DO BO PY': 'apto int? interior apartamento',
  'ID MY SG': 'lantai? lt?',
  'IN PK BD LK': 'shop? door?',
};

/** Words for a floor; where doors are counted floor by floor, the floor's number is part of the unit. */
export const floorWords =
  `floor flr level etage etasje piso planta andar piano stock stockwerk obergeschoss verdieping sal vaning
  kerros pietro этаж`.split(/\s+/);

const floors = new Set(floorWords);

const namesAlone = new Set(['studio', 'office', 'trailer']);

const isDoubtful = (word: string): boolean => word.endsWith('?');
const plain = (word: string): string => word.replace('?', '');
const split = (text: string): string[] => text.split(/\s+/);

const every = split(Object.values(words).join(' '));
const inFields = new Set(every.map(plain));
const inSearches = new Set([...every.filter((word) => !isDoubtful(word)), 'piso']);

const noUnits = new Set([
  ...split(
    'none na nil aucun aucune neant keine keiner entfallt geen ninguno ninguna nenhum nessuno nessuna ingen brak',
  ),
  ...split('нет κανενα'),
  'n a',
  'not applicable',
  'sans objet',
  'no aplica',
]);

export function meansNoUnit(words: readonly string[]): boolean {
  return words.length < 3 && noUnits.has(words.join(' '));
}

/** Whether a folded word announces a unit in a text. @param countries ISO alpha-2 in capitals; empty if unknown. */
export function isUnitWord(word: string, countries: readonly string[] = []): boolean {
  return inSearches.has(word) || countries.some((country) => ownWords(country).has(word));
}

const known = new Map<string, ReadonlySet<string>>();

function ownWords(country: string): ReadonlySet<string> {
  let own = known.get(country);
  if (own === undefined) {
    const rows = Object.entries(words).filter(([countries]) => countries.split(' ').includes(country));
    known.set(country, (own = new Set(rows.flatMap(([, text]) => split(text).map(plain)))));
  }
  return own;
}

export function isUnitWordInField(word: string): boolean {
  return inFields.has(word);
}

export function isFloorWord(word: string): boolean {
  return floors.has(word);
}

export function isUnitNameAlone(word: string): boolean {
  return namesAlone.has(word);
}

/** The words that announce a unit in a typed line. @param country ISO alpha-2 in capitals; '' if unknown. */
export function unitWordsOf(country: string): string[] {
  const rows = Object.entries(words).filter(
    ([countries]) => countries === '*' || country === '' || countries.split(' ').includes(country),
  );
  const own = rows.flatMap(([countries, text]) =>
    split(text).filter((word) => countries === '*' || country !== '' || !isDoubtful(word)),
  );
  return [...new Set(own.map(plain))];
}
