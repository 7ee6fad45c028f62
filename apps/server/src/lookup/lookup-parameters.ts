/** Parameters of a lookup, from the query and from a form, by names in any case. Empty ones count as absent. */
export interface LookupParameters {
  text(name: string): string | undefined;
  /** Every value of a name that may be given several times. */
  all(name: string): string[];
  /** Whether any name begins like this. @param start In small letters. */
  hasAny(start: string): boolean;
}

/** @param sources Earlier ones win. Whatever is no text in them is left out. */
export function readLookupParameters(...sources: unknown[]): LookupParameters {
  const values = new Map<string, string[]>();
  for (const source of sources) {
    if (typeof source !== 'object' || source === null) continue;
    for (const [name, given] of Object.entries(source)) {
      const texts = (Array.isArray(given) ? given : [given]).filter(isText);
      const key = name.toLowerCase();
      if (texts.length > 0 && !values.has(key)) values.set(key, texts);
    }
  }
  return {
    text: (name) => values.get(name.toLowerCase())?.[0],
    all: (name) => values.get(name.toLowerCase()) ?? [],
    hasAny: (start) => [...values.keys()].some((name) => name.startsWith(start)),
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
