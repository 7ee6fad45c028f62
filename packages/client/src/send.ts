import { type ErrorCode, type Problem, errorCodes } from '@doorstep/contract';

/** The caller's state under one of the server's limits. */
export interface RateLimit {
  name: string;
  remaining: number;
  resetsInMs: number;
}

const standing = /"([^"]*)";r=(\d+);t=(\d+)/g;

/** Parses the header `RateLimit`: `"token";r=599;t=60`, with several limits separated by commas. */
function readRateLimits(header: string | null): RateLimit[] {
  return [...(header ?? '').matchAll(standing)].map(([, name = '', remaining, seconds]) => ({
    name,
    remaining: Number(remaining),
    resetsInMs: Number(seconds) * 1000,
  }));
}

/** The server answered with an error. A lost connection is a `ConnectionError`. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly code: ErrorCode;
  readonly problem: Problem;
  /** How long the server asks callers to wait before the next call; null if it does not say. */
  readonly retryAfterMs: number | null;

  constructor(problem: Problem, retryAfterMs: number | null = null) {
    super(problem.title);
    this.code = problem.code;
    this.problem = problem;
    this.retryAfterMs = retryAfterMs;
  }
}

/** No answer arrived: offline, timeout or a broken connection. Whether the server acted is unknown. */
export class ConnectionError extends Error {
  override name = 'ConnectionError';
}

export interface ClientOptions {
  /** Origin of the server, such as `https://doorstep.example`; absent: the page's own origin, with its cookies. */
  server?: string;
  /** An API token. */
  token?: string;
  /** Per exchange; default 20,000. */
  timeoutMs?: number;
  /**
   * Maximum retries after an outage or a limit; default 0. Only reads and calls with an `idempotencyKey` are retried,
   * after the time that the server asks for.
   */
  maxRetries?: number;
  /** Called for each answer that names limits. */
  onRateLimits?: (limits: RateLimit[]) => void;
}

export interface SendOptions {
  method?: 'GET' | 'POST' | 'PUT';
  body?: unknown;
  idempotencyKey?: string;
  ifMatch?: string;
  signal?: AbortSignal;
  timeoutMs?: number;
}

const usualTimeoutMs = 20_000;
/** If `Retry-After` is longer, the call fails at once. */
const maxWaitMs = 60_000;
const firstWaitMs = 500;
const passing = new Set([429, 502, 503, 504]);

/**
 * One call to the server.
 * @throws ProblemError when the server answers with an error; ConnectionError when no complete answer arrived. Aborts
 * are rethrown unchanged.
 */
export async function send<T>(
  client: ClientOptions,
  path: string,
  options: SendOptions,
  read: (answer: Response) => Promise<T>,
): Promise<T> {
  const { method = 'GET', idempotencyKey, signal } = options;
  const isRepeatable = method === 'GET' || idempotencyKey !== undefined;
  const maxRetries = isRepeatable ? (client.maxRetries ?? 0) : 0;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await exchange(client, path, options, read);
    } catch (error) {
      const waitMs = attempt < maxRetries ? waitBeforeRetry(error, attempt) : null;
      if (waitMs === null) throw error;
      await new Promise<void>((resolve) => {
        setTimeout(resolve, waitMs);
        signal?.addEventListener('abort', () => resolve(), { once: true });
      });
      signal?.throwIfAborted();
    }
  }
}

/** Null if a retry cannot help. */
function waitBeforeRetry(error: unknown, attempt: number): number | null {
  const usualMs = firstWaitMs * 2 ** attempt;
  if (error instanceof ConnectionError) return usualMs;
  if (!(error instanceof ProblemError) || !passing.has(error.problem.status)) return null;
  const waitMs = error.retryAfterMs ?? usualMs;
  return waitMs <= maxWaitMs ? waitMs : null;
}

async function exchange<T>(
  client: ClientOptions,
  path: string,
  {
    method = 'GET',
    body,
    idempotencyKey,
    ifMatch,
    signal,
    timeoutMs = client.timeoutMs ?? usualTimeoutMs,
  }: SendOptions,
  read: (answer: Response) => Promise<T>,
): Promise<T> {
  const { server = '', token, onRateLimits } = client;
  const deadline = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await fetch(`${server.replace(/\/$/, '')}${path}`, {
      method,
      credentials: token === undefined ? 'same-origin' : 'omit',
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      headers: {
        ...(method === 'GET' ? {} : { 'content-type': typeOf(body) }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }),
      },
      ...(method === 'GET' ? {} : { body: body instanceof Blob ? body : JSON.stringify(body ?? {}) }),
    });
    const limits = readRateLimits(answer.headers.get('ratelimit'));
    if (limits.length > 0) onRateLimits?.(limits);
    if (answer.ok) return await read(answer);
    throw new ProblemError(readProblem(answer.status, await answer.text()), retryAfterMs(answer));
  } catch (cause) {
    if (signal?.aborted || cause instanceof ProblemError) throw cause;
    throw new ConnectionError('no whole answer', { cause });
  }
}

function typeOf(body: unknown): string {
  return body instanceof Blob ? body.type || 'application/octet-stream' : 'application/json';
}

function retryAfterMs({ headers }: Response): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : null;
}

// Proxies and the sign-in library have their own error formats; for those, the status decides.
function readProblem(status: number, text: string): Problem {
  const parsed = parseProblem(text);
  const own = parsed.code !== undefined && parsed.code in errorCodes ? parsed.code : undefined;
  return {
    type: 'about:blank',
    title: '',
    detail: '',
    requestId: '',
    ...parsed,
    status,
    code: own ?? codeOfStatus[status] ?? 'internal',
  };
}

function parseProblem(text: string): Partial<Problem> {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

const codeOfStatus: Record<number, ErrorCode> = {
  401: 'not_signed_in',
  403: 'not_allowed',
  404: 'not_found',
  409: 'state_conflict',
  422: 'request_invalid',
  429: 'rate_limited',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};
