import type { RawRequest } from '@doorstep/testing';

export type PlayedService = 'hCaptcha' | 'Loqate';

/** Values that are secrets, or as good as: enough of each to tell two apart. */
const shortened = new Set(['key', 'secret', 'response', 'sentry_key']);
const maxValueLength = 60;

/** One call to a third party as it is shown: `10:42:07  Loqate    server   GET Find  Text=mill · Key=ST11…`. */
export function callLine(service: PlayedService, request: RawRequest): string {
  const at = new Date(request.receivedAtMs).toTimeString().slice(0, 8);
  const who = isFromServer(request) ? 'server' : 'browser';
  return `${at}  ${service.padEnd(8)}  ${who.padEnd(7)}  ${request.method} ${nameOf(request)}  ${parametersOf(request)}`.trimEnd();
}

function isFromServer({ headers }: RawRequest): boolean {
  return !(headers['user-agent'] ?? '').startsWith('Mozilla');
}

function nameOf({ path }: RawRequest): string {
  return /\/(Find|Retrieve)\//.exec(path)?.[1] ?? path;
}

function parametersOf(request: RawRequest): string {
  const report = reportOf(request);
  if (report !== null) return `message=${report}`;
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
  const sent = [...request.parameters, ...(isForm ? new URLSearchParams(request.body) : [])];
  return sent.map(([name, value]) => `${name}=${shown(name, value)}`).join(' · ');
}

function shown(name: string, value: string): string {
  if (shortened.has(name.toLowerCase()) && value !== '') return `${value.slice(0, 4)}…`;
  // What a visitor types could hold anything; on a terminal it stays one line of plain text.
  const plain = value.replaceAll(/\p{C}+/gu, ' ');
  return plain.length > maxValueLength ? `${plain.slice(0, maxValueLength)}…` : plain;
}

/** What an error report says, the event in its third line; null for what is none. */
function reportOf({ path, method, body }: RawRequest): string | null {
  if (!path.endsWith('/envelope/') || method !== 'POST') return null;
  try {
    const event = JSON.parse(body.split('\n')[2] ?? '') as { message?: unknown };
    return typeof event.message === 'string' ? shown('message', event.message) : null;
  } catch {
    return null;
  }
}
