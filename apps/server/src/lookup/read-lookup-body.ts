import { isLookupParameter } from './lookup-parameters.ts';

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
