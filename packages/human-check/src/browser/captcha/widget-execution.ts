import type { CheckFailure, CheckOptions, CheckOutcome } from '../browser-check.ts';

const failures: Record<string, CheckFailure> = {
  'challenge-closed': 'closed',
  'challenge-expired': 'expired',
  'rate-limited': 'busy',
  'network-error': 'unreachable',
  'script-error': 'unreachable',
  'no-answer': 'unreachable',
};

/** Maps the provider's code to a failure. An unknown code is not blamed on the visitor. */
export function widgetFailure(code: string): CheckOutcome & { kind: 'failed' } {
  return { kind: 'failed', failure: failures[code] ?? 'broken', code };
}

/** The code in a thrown value: a string, or the message of an error. Other texts are not passed on. */
export function codeOf(thrown: unknown): string {
  const text = thrown instanceof Error ? thrown.message : thrown;
  return typeof text === 'string' && /^[a-z]+(-[a-z]+){0,5}$/.test(text) ? text : 'internal-error';
}

/** Without a puzzle, providers answer within seconds; a puzzle has its own time limit. */
const answerWithinMs = 20_000;

/** The current request to one widget. The first outcome wins; later ones are ignored. */
export class WidgetExecution {
  /** The error code of a widget that failed before its first request; else null. */
  issue: string | null = null;
  readonly #validForMs: number;
  readonly #report: (code: string) => void;
  #settle: ((outcome: CheckOutcome) => void) | null = null;
  #last: CheckOptions | null = null;
  #limit: ReturnType<typeof setTimeout> | undefined;
  #hasToken = false;

  constructor(options: { validForMs: number; report?: (code: string) => void }) {
    this.#validForMs = options.validForMs;
    this.#report = options.report ?? (() => {});
  }

  /** @param start Starts the check; if it returns a promise, that also settles the outcome. */
  async run(
    options: CheckOptions,
    { start, reset }: { start: () => unknown; reset: () => void },
  ): Promise<CheckOutcome> {
    if (this.#hasToken) reset();
    this.#hasToken = false;
    this.#last = options;
    const abort = (): void => this.abort();
    try {
      return await new Promise<CheckOutcome>((resolve, reject) => {
        this.#limit = setTimeout(() => this.fail('no-answer'), answerWithinMs);
        this.#settle = resolve;
        options.signal.addEventListener('abort', abort);
        Promise.resolve(start()).catch(reject);
      });
    } catch (error) {
      const code = codeOf(error);
      this.fail(code);
      return widgetFailure(code);
    } finally {
      clearTimeout(this.#limit);
      options.signal.removeEventListener('abort', abort);
      this.#settle = null;
    }
  }

  pass(token: string): void {
    this.#hasToken = true;
    this.#settle?.({ kind: 'solved', token, validForMs: this.#validForMs });
  }

  fail(code: string): void {
    if (code !== 'challenge-closed' && code !== 'challenge-expired') this.#report(code);
    if (this.#settle === null) this.issue = code;
    this.#settle?.(widgetFailure(code));
  }

  open(): void {
    if (this.#settle === null) return;
    clearTimeout(this.#limit);
    this.#last?.onOpen?.();
  }

  expire(): void {
    this.#hasToken = false;
    this.#last?.onExpired?.();
  }

  abort(): void {
    this.#settle?.(widgetFailure('aborted'));
  }
}
