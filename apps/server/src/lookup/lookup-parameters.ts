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

export type LookupBody = { kind: 'read'; values: Record<string, unknown> } | { kind: 'unreadable' };

export async function readLookupBody(body: Buffer, type: string): Promise<LookupBody> {
  const [essence = ''] = type.toLowerCase().split(';', 1);
  try {
    if (essence.trim() === 'multipart/form-data') {
      const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
      return { kind: 'read', values: byName(form.entries()) };
    }
    const text = body.toString();
    if (!essence.includes('json')) return { kind: 'read', values: byName(new URLSearchParams(text)) };
    const values: unknown = text.trim() === '' ? {} : JSON.parse(text);
    const isObject = typeof values === 'object' && values !== null && !Array.isArray(values);
    return isObject ? { kind: 'read', values: values as Record<string, unknown> } : { kind: 'unreadable' };
  } catch {
    return { kind: 'unreadable' };
  }
}

/** Groups values by name: otherwise thousands of values of one name would be read as many times. */
function byName(entries: Iterable<[string, unknown]>): Record<string, unknown[]> {
  const values = new Map<string, unknown[]>();
  for (const [name, value] of entries) {
    if (!isLookupParameter(name)) continue;
    const known = values.get(name);
    if (known === undefined) values.set(name, [value]);
    else known.push(value);
  }
  return Object.fromEntries(values);
}
