// "Hauptstr", "Haupt Str." and "Hauptstraße": in German, Dutch and Scandinavian names the kind of street is glued on.

const endings: [ending: string, full: string][] = [['str', 'strasse']];

/** The word with a shortened ending written out (`hauptstr` → `hauptstrasse`); null when there is nothing to do. */
export function expandCompound(word: string): string | null {
  for (const [ending, full] of endings) {
    if (word.length > ending.length + 2 && word.endsWith(ending)) return word.slice(0, -ending.length) + full;
  }
  return null;
}
