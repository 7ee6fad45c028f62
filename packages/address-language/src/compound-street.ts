// "Hauptstr", "Haupt Str." and "Hauptstraße": German, Dutch and Scandinavian names end in the kind of street.

const endings: [ending: string, full: string][] = [['str', 'strasse']];

/** Expands a short ending (`hauptstr` → `hauptstrasse`); null when there is none. */
export function expandCompound(word: string): string | null {
  for (const [ending, full] of endings) {
    if (word.length > ending.length + 2 && word.endsWith(ending)) return word.slice(0, -ending.length) + full;
  }
  return null;
}
