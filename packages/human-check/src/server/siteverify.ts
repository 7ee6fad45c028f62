export type SiteverifyAnswer = Passed | { success: false; codes: [string, ...string[]] };

interface Passed {
  success: true;
  hostname: string | null;
  action: string | null;
  /** Milliseconds since 1970, UTC; null if not given. */
  solvedAt: number | null;
  /** 0 for a person, 1 for a bot; null for accounts without scores. */
  score: number | null;
}

export interface SiteverifyQuestion {
  name: string;
  url: string;
  fields: Record<string, string>;
  timeoutMs: number;
  signal: AbortSignal | undefined;
}

/** Real answers have about 200 bytes. */
const maxBytes = 64 * 1024;

/** Never sends a token twice. @throws CaptchaError when there is no reliable answer. */
export async function siteverify({
  name,
  url,
  fields,
  timeoutMs,
  signal,
}: SiteverifyQuestion): Promise<SiteverifyAnswer> {
  const limit = AbortSignal.timeout(timeoutMs);
  let text: string;
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(fields),
      // The secret must not follow a redirect.
      redirect: 'error',
      signal: signal === undefined ? limit : AbortSignal.any([limit, signal]),
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new CaptchaError('http', `${name} answered with the status ${answer.status} and no verdict.`);
    }
    text = await readUpTo(answer, { max: maxBytes, name });
  } catch (error) {
    if (error instanceof CaptchaError) throw error;
    if (limit.aborted) throw new CaptchaError('timeout', `${name} did not answer within ${timeoutMs / 1000} s.`, error);
    throw new CaptchaError('network', `${name} cannot be reached. Check that this machine may connect to it.`, error);
  }
  const parsed = parseAnswer(text);
  if (parsed === null) throw new CaptchaError('answer', `What answers in place of ${name} does not speak like it.`);
  return parsed;
}

/** @throws CaptchaError for a body that is longer. */
async function readUpTo(answer: Response, { max, name }: { max: number; name: string }): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop early cancels the stream.
  for await (const part of answer.body ?? []) {
    length += part.length;
    if (length > max) throw new CaptchaError('answer', `${name}'s answer is longer than ${max} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Null for anything but a complete verdict: `success: true`, or `success: false` with error codes. */
function parseAnswer(text: string): SiteverifyAnswer | null {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return null;
  const {
    success,
    'error-codes': codes,
    hostname,
    action,
    challenge_ts: at,
    score,
  } = answer as Record<string, unknown>;
  if (success === true) {
    const solvedAt = typeof at === 'string' ? Date.parse(at) : Number.NaN;
    return {
      success,
      hostname: typeof hostname === 'string' && hostname !== '' ? hostname : null,
      action: typeof action === 'string' ? action : null,
      solvedAt: Number.isNaN(solvedAt) ? null : solvedAt,
      score: typeof score === 'number' ? score : null,
    };
  }
  if (success !== false || !Array.isArray(codes) || !codes.every((code) => typeof code === 'string')) return null;
  const [first, ...rest] = codes;
  return first === undefined ? null : { success, codes: [first, ...rest] };
}

export class CaptchaError extends Error {
  override name = 'CaptchaError';
  /** The provider's own code, or `timeout`, `network`, `http`, `answer`. */
  readonly code: string;

  constructor(code: string, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
  }
}
