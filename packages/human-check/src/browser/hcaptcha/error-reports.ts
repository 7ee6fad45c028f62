import { reportAddress, reportEnvelope, type ErrorReport } from './report-envelope.ts';

export interface ReportOptions {
  /** Where the provider's reporting service is. */
  origin?: string | undefined;
  /** Share of the errors that are reported, from 0 to 1. */
  sampleRate?: number;
  /** How many reports are held while the page is offline; later ones are dropped. */
  bufferLimit?: number;
  sendTimeoutMs?: number;
}

/** Tells the provider of errors of its check. Nothing waits for it, and nobody hears when it does not succeed. */
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

  /** For errors that a page may meet again and again: reported the first time. */
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
        // Without `keepalive`: such a request is out of reach of its signal, and its connection stays open for 30 s more.
        signal: controller.signal,
      });
    } catch {
      // A report that does not arrive is ignored.
    } finally {
      clearTimeout(limit);
    }
  }
}

const ofThePage = new Map<string | undefined, ErrorReports>();

/** The one sender of the page: every check shares what it has reported and what it still holds. */
export function errorReportsOf(origin: string | undefined): ErrorReports {
  const known = ofThePage.get(origin);
  if (known !== undefined) return known;
  const made = new ErrorReports({ origin });
  ofThePage.set(origin, made);
  return made;
}
