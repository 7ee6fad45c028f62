import { highlightTyped } from '@doorstep/address-index';
import { numberKey, placeLine, splitWords, suggestionText } from '@doorstep/address-language';
import type { FindItem } from '@doorstep/address-lookup';
import { writePhotonId } from './photon-id.ts';
import type { PhotonPlace } from './photon-place.ts';
import { streetsOf, type PhotonStreet, type SeenStreet } from './photon-streets.ts';

const rank = { exact: 0, street: 1, suffix: 2, longer: 3 };

interface Ranked {
  rank: number;
  /** Identifies an address or a street across duplicates. */
  key: string;
  item: FindItem;
}

/** A house needs its typed number or name; other houses are shown as their street. */
export function photonItems(typed: string, places: readonly PhotonPlace[]): FindItem[] {
  const numbers = typedNumbers(typed);
  const words = splitWords(typed);
  const ranked = places.flatMap((place): Ranked[] => {
    if (place.kind === 'street') return [];
    const isNamed = isTypedName(place.name, words);
    const fits = isNamed ? rank.exact : rankOfNumber(place.number, numbers);
    if (fits === null) return [];
    const house = isNamed ? place : { ...place, name: '' };
    return [{ rank: fits, key: keyOf(house), item: houseItem(house, typed) }];
  });
  const streets = streetsOf(places).map((street): Ranked => ({
    rank: rank.street,
    key: JSON.stringify(street.box),
    item: streetItem(street, typed),
  }));
  const seen = new Set<string>();
  return [...ranked, ...streets]
    .filter(({ key }) => !seen.has(key) && seen.add(key))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

export function houseItem(house: PhotonPlace, typed = ''): FindItem {
  const parts = { ...house, unit: '', district: '', buildingName: house.name };
  return toItem(
    { Id: writePhotonId({ kind: 'address', house }), Type: 'Address', Text: suggestionText(parts) },
    typed,
    parts,
  );
}

function streetItem(street: SeenStreet, typed: string): FindItem {
  // A long street has several postcodes, so it has none of its own.
  const [postcode = ''] = street.postcodes.size === 1 ? street.postcodes : [];
  const Id = writePhotonId({ kind: 'street', street, part: null });
  return toItem({ Id, Type: 'Street', Text: street.name }, typed, { ...street, postcode, district: '' });
}

export function partItem(
  street: PhotonStreet,
  { from, houses }: { from: number; houses: readonly PhotonPlace[] },
): FindItem {
  const [first, last] = [houses[0], houses.at(-1)];
  const Text = [first, last].flatMap((house) => (house === undefined ? [] : [houseItem(house).Text])).join(' – ');
  const Id = writePhotonId({ kind: 'street', street, part: { from, to: from + houses.length } });
  const Description = `${street.city} - ${houses.length} ${houses.length === 1 ? 'Address' : 'Addresses'}`;
  return { Id, Type: 'Container', Text, Highlight: '', Description };
}

function toItem(
  shown: Pick<FindItem, 'Id' | 'Type' | 'Text'>,
  typed: string,
  place: Parameters<typeof placeLine>[0],
): FindItem {
  const Description = placeLine(place);
  return { ...shown, Highlight: typed === '' ? '' : highlightTyped(typed, shown.Text, Description), Description };
}

/** House numbers in a text: "12", "12a" from "12 a", "12/3". */
export function typedNumbers(typed: string): string[] {
  const found = typed.match(/\p{N}[\p{L}\p{N}/.-]*(?:\s+\p{L}(?![\p{L}\p{N}]))?/gu) ?? [];
  return found.flatMap((number) => [numberKey(number), numberKey(number.split(/\s/)[0] ?? '')]).filter(Boolean);
}

/** Null for a number that was not typed. */
export function rankOfNumber(number: string, typed: readonly string[]): number | null {
  const key = numberKey(number);
  // Czech and Slovak houses have two numbers, each of which is also written alone.
  if (typed.some((each) => each === key || key.split('/').includes(each))) return rank.exact;
  const longer = typed.filter((each) => key.startsWith(each)).map((each) => key.slice(each.length));
  if (longer.length === 0) return null;
  return longer.some((rest) => !/^\p{N}/u.test(rest)) ? rank.suffix : rank.longer;
}

function isTypedName(name: string, words: readonly string[]): boolean {
  const ofName = splitWords(name);
  return ofName.length > 0 && ofName.every((word) => words.some((typed) => typed.length > 1 && word.startsWith(typed)));
}

function keyOf({ name, number, street, city, postcode, country }: PhotonPlace): string {
  return JSON.stringify([name, numberKey(number), street, city, postcode, country]);
}
