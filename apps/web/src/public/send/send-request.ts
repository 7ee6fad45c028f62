import type { Problem, SubmissionAnswer, SubmissionBody } from '@doorstep/contract';

export type SendOutcome =
  | { kind: 'sent'; answer: SubmissionAnswer }
  | { kind: 'problem'; problem: Problem }
  | { kind: 'lost' }
  | { kind: 'unavailable' };

const timeoutMs = 30_000;

/** If the server asks for five seconds each time, the visitor waits ten at most. */
const maxAttempts = 3;
const maxRetryAfterSeconds = 5;

/**
 * Sends a request, and repeats it with the same key if the server is restarting or busy and says when to retry. The
 * server's decision is returned as a value, and so is every failure.
 * @param submission.signal Once aborted, nothing more is sent; a request in flight is awaited.
 */
export async function sendRequest(slug: string, submission: Submission): Promise<SendOutcome> {
  for (let attempt = 1; ; attempt += 1) {
    const { outcome, retryAfterSeconds } = await sendOnce(slug, submission);
    const isAway = outcome.kind === 'problem' && outcome.problem.code === 'unavailable';
    if (!isAway || retryAfterSeconds === null || attempt === maxAttempts) return outcome;
    await new Promise((resolve) => setTimeout(resolve, retryAfterSeconds * 1000));
    if (submission.signal.aborted) return outcome;
  }
}

interface Submission {
  body: SubmissionBody;
  idempotencyKey: string;
  isEmbedded: boolean;
  signal: AbortSignal;
}

interface Sent {
  outcome: SendOutcome;
  retryAfterSeconds: number | null;
}

async function sendOnce(slug: string, { body, idempotencyKey, isEmbedded }: Submission): Promise<Sent> {
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(`/api/offers/${slug}/requests${isEmbedded ? '?embed' : ''}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      body: JSON.stringify(body),
      credentials: 'same-origin',
      signal: AbortSignal.timeout(timeoutMs),
    });
    text = await answer.text();
  } catch {
    return { outcome: { kind: 'lost' }, retryAfterSeconds: null };
  }
  const outcome = outcomeOf(answer.ok, parse(text));
  const retryAfter = answer.headers.get('retry-after');
  const isSoon = retryAfter !== null && /^\d+$/.test(retryAfter) && Number(retryAfter) <= maxRetryAfterSeconds;
  return { outcome, retryAfterSeconds: isSoon ? Number(retryAfter) : null };
}

function outcomeOf(isOk: boolean, content: unknown): SendOutcome {
  if (isOk && hasText(content, 'url')) return { kind: 'sent', answer: content as unknown as SubmissionAnswer };
  if (!isOk && hasText(content, 'code')) return { kind: 'problem', problem: content as unknown as Problem };
  return { kind: 'unavailable' };
}

function hasText(content: unknown, name: string): content is Record<string, unknown> {
  return typeof (content as Record<string, unknown> | null)?.[name] === 'string';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
