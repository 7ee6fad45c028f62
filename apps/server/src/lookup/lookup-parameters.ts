/** Parameters from query and body, with case-insensitive names. Empty ones count as absent. */
export interface LookupParameters {
  text(name: LookupParameterName): string | undefined;
  all(name: LookupParameterName): string[];
  hasFormats: boolean;
}

export const maxFields = 20;

type FieldFormat = `Field${number}Format`;
const names = [
  'Key',
  'Text',
  'Container',
  'Countries',
  'Language',
  'Limit',
  'Origin',
  'Bias',
  'Filters',
  'GeoFence',
  'Id',
  '$unwrapped',
] as const;
export type LookupParameterName = (typeof names)[number] | FieldFormat;

const formats = new Set(Array.from({ length: maxFields }, (_, index) => `field${index + 1}format`));
const maxNameLength = 20;
const known = new Set([...names.map((name) => name.toLowerCase()), ...formats]);

/** Whether a name is a known parameter, in any case; a body may have thousands of other names. */
export function isLookupParameter(name: string): boolean {
  return name.length <= maxNameLength && known.has(name.toLowerCase());
}

/** Above the limits of the readers, so that they notice an excess. */
const maxValues = 300;
const maxValueLength = 10_001;

/** @param sources  earlier ones win. Unknown names and values other than text are ignored. */
export function readLookupParameters(...sources: unknown[]): LookupParameters {
  const values = new Map<string, string[]>();
  for (const source of sources) {
    if (typeof source !== 'object' || source === null) continue;
    for (const [name, given] of Object.entries(source)) {
      const key = name.toLowerCase();
      if (!isLookupParameter(name) || values.has(key)) continue;
      const texts = (Array.isArray(given) ? given.slice(0, maxValues) : [given]).flatMap(textOf);
      if (texts.length > 0) values.set(key, texts);
    }
  }
  return {
    text: (name) => values.get(name.toLowerCase())?.[0],
    all: (name) => values.get(name.toLowerCase()) ?? [],
    hasFormats: [...formats].some((name) => values.has(name)),
  };
}

function textOf(value: unknown): string[] {
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
  if (typeof value !== 'string') return [];
  return value.trim() === '' ? [] : [value.slice(0, maxValueLength)];
}
