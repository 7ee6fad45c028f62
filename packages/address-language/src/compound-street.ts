// "Hauptstr", "Haupt Str." and "Hauptstraße": German, Dutch and Scandinavian names end in the kind of street.

const endings: [ending: string, full: string][] = [['str', 'strasse']];

/** Expands a short ending (`hauptstr` → `hauptstrasse`); null when there is none. */
export function expandCompound(word: string): string | null {
  for (const [ending, full] of endings) {
    if (word.length > ending.length + 2 && word.endsWith(ending)) return word.slice(0, -ending.length) + full;
  }
  return null;
}

/** Kinds of street that end a name, by language. */
const kinds = [
  'strasse weg platz allee gasse ring damm ufer steig stieg',
  'straat laan weg plein kade dreef',
  'gatan vagen grand',
  'gade vej alle',
  'gate gata veien vei',
  'katu tie kuja polku',
].map((list) => list.split(' '));
const minStem = 4;

/** Names with another kind of street at the end: `lindenweg` → `lindenstrasse`, `lindenplatz`, … */
export function compoundsOfOtherKinds(word: string): string[] {
  return kinds.flatMap((list) => {
    const kind = list.find((ending) => word.length >= minStem + ending.length && word.endsWith(ending));
    if (kind === undefined) return [];
    return list.filter((other) => other !== kind).map((other) => word.slice(0, -kind.length) + other);
  });
}
