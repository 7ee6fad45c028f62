import type { RawRequest } from '@doorstep/testing';

export type PlayedService = 'hCaptcha' | 'Turnstile' | 'Loqate';

const shortened = new Set(['key', 'secret', 'response', 'sentry_key']);
const maxValueLength = 60;

/** One call to a third party: `10:42:07  Loqate     server   GET Find  Text=mill · Key=ST11…`. */
export function callLine(service: PlayedService, request: RawRequest): string {
  const at = new Date(request.receivedAtMs).toTimeString().slice(0, 8);
  const who = isFromServer(request) ? 'server' : 'browser';
  return `${at}  ${service.padEnd(9)}  ${who.padEnd(7)}  ${request.method} ${nameOf(request)}  ${parametersOf(request)}`.trimEnd();
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
  // Visitors' input may contain anything: keep it one line of plain text.
  const plain = value.replaceAll(/\p{C}+/gu, ' ');
  return plain.length > maxValueLength ? `${plain.slice(0, maxValueLength)}…` : plain;
}

/** The message of an error report, from the event in its third line; null for other calls. */
function reportOf({ path, method, body }: RawRequest): string | null {
  if (!path.endsWith('/envelope/') || method !== 'POST') return null;
  try {
    const event = JSON.parse(body.split('\n')[2] ?? '') as { message?: unknown };
    return typeof event.message === 'string' ? shown('message', event.message) : null;
  } catch {
    return null;
  }
}
