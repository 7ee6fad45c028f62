import type { RawRequest } from '../stand-in/raw-request.ts';

export interface ErrorReport {
  header: Record<string, unknown>;
  item: Record<string, unknown>;
  event: Record<string, unknown>;
}

const key = 'd233059272824702afc8c43834c4912d';

/** Reads three JSON lines with the protocol's content type and key; a string says what is wrong. */
export function readEnvelope({ method, headers, parameters, body }: RawRequest): ErrorReport | string {
  if (method !== 'POST') return `method ${method}`;
  if (headers['content-type'] !== 'application/x-sentry-envelope') return `content type ${headers['content-type']}`;
  const query = Object.fromEntries(parameters);
  if (query['sentry_version'] !== '7' || query['sentry_key'] !== key) return 'query';
  const lines = body.replace(/\n$/, '').split('\n');
  if (lines.length !== 3) return `${lines.length} lines`;
  try {
    const [header, item, event] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    if (header === undefined || item === undefined || event === undefined) return 'an empty line';
    if (typeof header['event_id'] !== 'string' || item['type'] !== 'event') return 'no event';
    return { header, item, event };
  } catch {
    return 'no JSON';
  }
}
