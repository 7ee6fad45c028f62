import { errorCodes, type ErrorCode, type Problem } from '@doorstep/contract';
import { ConnectionError } from './connection-error.ts';
import { ProblemError } from './problem-error.ts';

const usualTimeoutMs = 20_000;

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT';
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** For what takes the server longer than most. */
  timeoutMs?: number;
}

/**
 * One call to the server, with its cookies.
 * @returns The JSON of the answer; null for an empty one. The caller names the shape that the contract promises.
 * @throws ProblemError when the server says no; ConnectionError when no answer came. An abort passes as it is.
 */
export async function callApi<T>(path: string, options: CallOptions = {}): Promise<T> {
  const text = await (await answerOf(path, options)).text();
  return (text === '' ? null : parseJson(text)) as T;
}

/**
 * A call that is answered with a file.
 * @throws as `callApi`; ConnectionError also when the file breaks off.
 */
export async function callForFile(path: string, options: CallOptions): Promise<Blob> {
  const answer = await answerOf(path, options);
  try {
    return await answer.blob();
  } catch (cause) {
    throw new ConnectionError('no whole answer', { cause });
  }
}

async function answerOf(
  path: string,
  { method = 'GET', body, headers = {}, signal, timeoutMs = usualTimeoutMs }: CallOptions,
): Promise<Response> {
  const deadline = AbortSignal.timeout(timeoutMs);
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      credentials: 'same-origin',
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      headers: method === 'GET' ? headers : { 'content-type': typeOf(body), ...headers },
      ...(method === 'GET' ? {} : { body: body instanceof Blob ? body : JSON.stringify(body ?? {}) }),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ConnectionError('no answer', { cause });
  }
  if (!answer.ok) throw new ProblemError(readProblem(answer.status, await answer.text()));
  return answer;
}

/** A file goes as it is. */
function typeOf(body: unknown): string {
  return body instanceof Blob ? body.type || 'application/octet-stream' : 'application/json';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

// A proxy in between, and the sign-in library, answer in shapes of their own: then the status decides.
function readProblem(status: number, text: string): Problem {
  const parsed = parseJson(text) as Partial<Problem> | undefined;
  const own = parsed?.code !== undefined && parsed.code in errorCodes ? parsed.code : undefined;
  return {
    type: 'about:blank',
    title: '',
    detail: '',
    requestId: '',
    ...parsed,
    status,
    code: own ?? codeOfStatus(status),
  };
}

function codeOfStatus(status: number): ErrorCode {
  switch (status) {
    case 401:
      return 'not_signed_in';
    case 403:
      return 'not_allowed';
    case 404:
      return 'not_found';
    case 409:
      return 'state_conflict';
    case 422:
      return 'request_invalid';
    case 429:
      return 'rate_limited';
    case 502:
    case 503:
    case 504:
      return 'unavailable';
    default:
      return 'internal';
  }
}
