import type { ServiceTestFinding, ServiceTestSubject } from '@doorstep/contract';

const maxBytes = 64 * 1024;

export type ServiceAnswer =
  | { kind: 'answered'; contentType: string; text: string }
  | { kind: 'failed'; finding: ServiceTestFinding };

export async function askService(
  subject: ServiceTestSubject,
  url: string,
  { timeoutMs, ...init }: { timeoutMs: number; method?: 'GET' | 'POST'; body?: URLSearchParams },
): Promise<ServiceAnswer> {
  const { host } = new URL(url);
  const failed = (
    outcome: ServiceTestFinding['outcome'],
    values: ServiceTestFinding['values'] = {},
  ): ServiceAnswer => ({
    kind: 'failed',
    finding: { subject, state: 'wrong', outcome, values: { host, ...values }, provider: null },
  });
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(url, { ...init, signal, redirect: 'manual' });
    const text = await readSome(answer);
    if (!answer.ok) return failed('http_status', { status: answer.status });
    return { kind: 'answered', contentType: answer.headers.get('content-type') ?? '', text };
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError'
      ? failed('timed_out', { seconds: timeoutMs / 1000 })
      : failed('unreachable');
  }
}

async function readSome({ body }: Response): Promise<string> {
  if (body === null) return '';
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    parts.push(part);
    length += part.length;
    // Leaving the loop ends the connection.
    if (length >= maxBytes) break;
  }
  return Buffer.concat(parts).toString('utf8');
}
