// The envelope format of the provider's reporting service: three lines of JSON. A report holds the error and nothing
// about the page: no address, no form, no token. The request's own header carries the user agent.

const reportKey = 'd233059272824702afc8c43834c4912d';
const project = 6;
const source = 'doorstep/human-check';
const release = '0.2.0';

export interface ErrorReport {
  message: string;
  trail?: readonly { message: string; at: Date }[];
  scriptUrl?: string;
}

export function reportAddress(origin: string): string {
  return `${origin}/api/${project}/envelope/?sentry_version=7&sentry_key=${reportKey}`;
}

export function reportEnvelope({ message, trail = [], scriptUrl }: ErrorReport, origin: string, at: Date): string {
  const { protocol, host } = new URL(origin);
  const eventId = randomId();
  const timestamp = at.getTime() / 1000;
  const parts = [
    { event_id: eventId, dsn: `${protocol}//${reportKey}@${host}/${project}` },
    { type: 'event' },
    {
      event_id: eventId,
      platform: 'javascript',
      sdk: { name: source, version: release },
      environment: 'production',
      release,
      timestamp,
      breadcrumbs: trail.map(({ message: step, at: stepAt }) => ({
        category: source,
        message: step,
        timestamp: stepAt.getTime() / 1000,
      })),
      tags: { source },
      ...(scriptUrl === undefined ? {} : { request: { method: 'GET', url: scriptUrl } }),
      level: 'error',
      message,
      fingerprint: [message],
      exception: { values: [{ type: 'Error', value: message }] },
    },
  ];
  return parts.map((part) => JSON.stringify(part)).join('\n');
}

/** `crypto.randomUUID` is hidden from pages on plain HTTP. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
