// The envelope format of the provider's reporting service: three lines of JSON. A report holds the error and nothing
// about the page: no address, no form, no token. The request's own header carries the user agent.

const reportKey = 'd233059272824702afc8c43834c4912d';
const project = 6;
const source = 'doorstep/human-check';
const release = '0.2.0';

interface ErrorReport {
  message: string;
  trail?: readonly { message: string; at: Date }[];
  scriptUrl?: string;
}

function reportAddress(origin: string): string {
  return `${origin}/api/${project}/envelope/?sentry_version=7&sentry_key=${reportKey}`;
}

function reportEnvelope({ message, trail = [], scriptUrl }: ErrorReport, origin: string, at: Date): string {
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

export interface ReportOptions {
  origin?: string | undefined;
  /** Share of the errors that are reported, from 0 to 1. */
  sampleRate?: number;
  bufferLimit?: number;
  sendTimeoutMs?: number;
}

/** Reports errors of the check to the provider. Fire and forget. */
export class ErrorReports {
  readonly #origin: string;
  readonly #sampleRate: number;
  readonly #bufferLimit: number;
  readonly #sendTimeoutMs: number;
  #held: string[] = [];
  #reported = new Set<string>();

  constructor(options: ReportOptions = {}) {
    this.#origin = options.origin ?? 'https://sentry.hcaptcha.com';
    this.#sampleRate = options.sampleRate ?? 1;
    this.#bufferLimit = options.bufferLimit ?? 20;
    this.#sendTimeoutMs = options.sendTimeoutMs ?? 5000;
    addEventListener('online', () => this.#flush());
  }

  add(report: ErrorReport): void {
    if (Math.random() >= this.#sampleRate) return;
    const body = reportEnvelope(report, this.#origin, new Date());
    if (navigator.onLine) void this.#send(body);
    else if (this.#held.length < this.#bufferLimit) this.#held.push(body);
  }

  addOnce(report: ErrorReport): void {
    if (this.#reported.has(report.message)) return;
    this.#reported.add(report.message);
    this.add(report);
  }

  #flush(): void {
    const held = this.#held;
    this.#held = [];
    for (const body of held) void this.#send(body);
  }

  async #send(body: string): Promise<void> {
    const controller = new AbortController();
    const limit = setTimeout(() => controller.abort(), this.#sendTimeoutMs);
    try {
      await fetch(reportAddress(this.#origin), {
        method: 'POST',
        headers: { 'content-type': 'application/x-sentry-envelope' },
        body,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        // Without `keepalive`: the signal cannot abort such a request, and its connection stays open for another 30 s.
        signal: controller.signal,
      });
    } catch {
      // Lost reports are ignored.
    } finally {
      clearTimeout(limit);
    }
  }
}

const reportsByOrigin = new Map<string | undefined, ErrorReports>();

/** One per page and origin: all checks share its queue and its list of reported errors. */
export function errorReportsOf(origin: string | undefined): ErrorReports {
  const known = reportsByOrigin.get(origin);
  if (known !== undefined) return known;
  const made = new ErrorReports({ origin });
  reportsByOrigin.set(origin, made);
  return made;
}
