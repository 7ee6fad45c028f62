// Towns and postcodes that a line repeats are not part of its street: `12 High Street Newtown ZZ1 1AA`.
import type { TypedAddress } from '@doorstep/contract';
import { canonicalName } from './canonical-name.ts';
import { isStreetKind } from './canonical-word.ts';
import { countryNames } from './country-names.ts';
import { splitWords } from './split-words.ts';

type Place = Pick<TypedAddress, 'city' | 'postcode' | 'country'>;

const regional = new Set(['US', 'CA', 'AU']);
const direction = /^(?:[nsew]|[ns][ew]|north|south|east|west)$/;

const maxPlaceWords = 12;

export function withoutPlace(line: string, place: Place): string {
  if (line === '' || !mayEndInPlace(line, place)) return line;
  const isPlace = placeReader(place);
  const parts = line.split(',');
  const first = parts.findIndex(
    (_, index) => index >= parts.length - maxPlaceWords && isPlace(splitWords(parts.slice(index).join(' '))),
  );
  const kept = first === -1 ? parts : parts.slice(0, first);
  const last = kept.pop();
  return last === undefined ? '' : [...kept, withoutPlaceAtEnd(last, isPlace, place)].join(',').trim();
}

/** A quick test of the last word that rules out most lines. */
function mayEndInPlace(line: string, { city, postcode, country }: Place): boolean {
  const last = splitWords(line.slice(line.lastIndexOf(' ') + 1)).at(-1);
  if (last === undefined) return true;
  const code = country.toUpperCase();
  return (
    (regional.has(code) && (last.length <= 3 || /^\d{4}$/.test(last))) ||
    postcodeKey(postcode).endsWith(last) ||
    ` ${canonicalName(city, '')}`.endsWith(` ${canonicalName(last, '')}`) ||
    countryNames(code).some((name) => ` ${name}`.endsWith(` ${last}`))
  );
}

/** Without a comma, only if the rest ends like a street: `12 Rue de Paris` in Paris is complete. */
function withoutPlaceAtEnd(part: string, isPlace: (words: string[]) => boolean, place: Place): string {
  const words = part.trim().split(/\s+/);
  const postcode = postcodeKey(place.postcode);
  for (let at = Math.max(1, words.length - maxPlaceWords); at < words.length; at += 1) {
    const after = splitWords(words.slice(at).join(' '));
    if (after.length === 0 || !isPlace(after)) continue;
    const before = splitWords(words.slice(0, at).join(' '));
    // A postcode followed by its town is never part of a name.
    const isSure = after.length > 1 && postcode !== '' && after.join('').startsWith(postcode) && hasLetters(before);
    if ((isSure && after.join('') !== postcode) || endsAsStreet(before)) return words.slice(0, at).join(' ');
  }
  return part;
}

/** `12 high street`, `12 main st nw`, `lindenstr 12`, `12 high st flat 2`. */
function endsAsStreet(words: string[]): boolean {
  const own = direction.test(words.at(-1) ?? '') ? words.slice(0, -1) : words;
  const last = own.at(-1) ?? '';
  if (/^\d/.test(last)) return hasLetters(own.slice(0, -1));
  return isStreetKind(last) && hasLetters(own.slice(0, -1));
}

function hasLetters(words: string[]): boolean {
  return words.some((word) => /^\p{L}{2}/u.test(word));
}

function placeReader({ city, postcode, country }: Place): (words: string[]) => boolean {
  const code = country.toUpperCase();
  const key = postcodeKey(postcode);
  const postcodes = new Set([key, code === 'US' ? key.slice(0, 5) : key].filter((text) => text.length > 2));
  const names = new Set([splitWords(city).join(' '), ...countryNames(code)].filter((text) => text !== ''));
  const town = canonicalName(city, '');
  const isTown = (name: string) => name[0] === town[0] && canonicalName(name, '') === town;
  const isName = (name: string) => names.has(name) || isTown(name);
  return (words) => {
    // Each position is tried once: a town and a postcode with the same letters would be tried in every order.
    const failed = new Set<string>();
    const isPlaceFrom = (at: number, isAfterTown: boolean): boolean => {
      if (at >= words.length) return true;
      const state = `${at} ${isAfterTown}`;
      if (failed.has(state)) return false;
      failed.add(state);
      for (let end = at + 1; end <= Math.min(at + 6, words.length); end += 1) {
        const some = words.slice(at, end);
        if (postcodes.has(some.join(''))) {
          if (isPlaceFrom(end, false)) return true;
          if (code === 'US' && /^\d{4}$/.test(words[end] ?? '') && isPlaceFrom(end + 1, false)) return true;
        }
        if (isName(some.join(' ')) && isPlaceFrom(end, true)) return true;
      }
      const isRegion = regional.has(code) && /^[a-z]{2,3}$/.test(words[at] ?? '');
      return isRegion && (isAfterTown || postcodes.has(words[at + 1] ?? '')) && isPlaceFrom(at + 1, false);
    };
    return isPlaceFrom(0, false);
  };
}

export function postcodeKey(postcode: string): string {
  return splitWords(postcode).join('');
}
