import type { Problem, SubmissionAnswer, SubmissionBody } from '@doorstep/contract';

export type SendOutcome =
  | { kind: 'sent'; answer: SubmissionAnswer }
  | { kind: 'problem'; problem: Problem }
  /** No answer came: it may or may not have arrived. The same key makes sending again safe. */
  | { kind: 'lost' }
  /** An answer that is not ours, or that says nothing: the service is in trouble. */
  | { kind: 'unavailable' };

const timeoutMs = 30_000;

/** Sends a request once. What the server decided comes back as a value, and so does every failure on the way. */
export async function sendRequest(slug: string, body: SubmissionBody, idempotencyKey: string): Promise<SendOutcome> {
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(`/api/offers/${slug}/requests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      body: JSON.stringify(body),
      credentials: 'same-origin',
      signal: AbortSignal.timeout(timeoutMs),
    });
    text = await answer.text();
  } catch {
    return { kind: 'lost' };
  }
  const content = parse(text);
  if (answer.ok && hasText(content, 'url')) return { kind: 'sent', answer: content as unknown as SubmissionAnswer };
  if (!answer.ok && hasText(content, 'code')) return { kind: 'problem', problem: content as unknown as Problem };
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
