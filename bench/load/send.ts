import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { openConnection, type Connection } from './connection.ts';

export interface LoadResult {
  /** Latency of each response, from its scheduled time. */
  tookMs: number[];
  /** Counts by response: `201 accepted`, `429`. */
  answers: Record<string, number>;
  seconds: number;
}

/** Opens fresh connections, alternating between servers: idle ones would time out while passes are issued. */
export async function overConnections<T>(
  { urls, count }: { urls: string[]; count: number },
  load: (connections: Connection[]) => Promise<T>,
): Promise<T> {
  const opening = Array.from({ length: count }, (_, index) => openConnection(urls[index % urls.length] ?? ''));
  const connections = await Promise.all(opening);
  try {
    return await load(connections);
  } finally {
    for (const connection of connections) connection.close();
  }
}

/** At full speed: every connection sends its next request after a response. */
export async function sendAll(connections: Connection[], posts: Buffer[]): Promise<LoadResult> {
  const result: LoadResult = { tookMs: [], answers: {}, seconds: 0 };
  let next = 0;
  const startedAt = performance.now();
  const visitor = async (connection: Connection): Promise<void> => {
    for (let post = posts[next++]; post !== undefined; post = posts[next++]) {
      const sentAt = performance.now();
      count(result, await connection.send(post));
      result.tookMs.push(performance.now() - sentAt);
    }
  };
  await Promise.all(connections.map(visitor));
  result.seconds = (performance.now() - startedAt) / 1000;
  return result;
}

/** At a steady rate. Latency counts from the scheduled time, so a pause affects all requests due in it. */
export async function sendSteadily(
  connections: Connection[],
  requests: Buffer[],
  perSecond: number,
): Promise<LoadResult> {
  const result: LoadResult = { tookMs: [], answers: {}, seconds: 0 };
  const idle = [...connections];
  const late: { request: Buffer; dueAt: number }[] = [];
  const underWay: Promise<void>[] = [];
  const startedAt = performance.now();
  const send = async (connection: Connection, first: { request: Buffer; dueAt: number }): Promise<void> => {
    let next: { request: Buffer; dueAt: number } | undefined = first;
    while (next !== undefined) {
      count(result, await connection.send(next.request));
      result.tookMs.push(performance.now() - next.dueAt);
      next = late.shift();
    }
    idle.push(connection);
  };
  for (let sent = 0; sent < requests.length;) {
    // The first is due immediately.
    const due = Math.min(requests.length, 1 + Math.floor(((performance.now() - startedAt) / 1000) * perSecond));
    for (; sent < due; sent += 1) {
      const one = { request: requests[sent] ?? Buffer.alloc(0), dueAt: startedAt + (sent / perSecond) * 1000 };
      const connection = idle.pop();
      if (connection === undefined) late.push(one);
      else underWay.push(send(connection, one));
    }
    await wait(1);
  }
  await Promise.all(underWay);
  result.seconds = (performance.now() - startedAt) / 1000;
  return result;
}

function count({ answers }: LoadResult, { status, body }: { status: number; body: string }): void {
  const word = /"(?:state|code|Error)":"(\w+)"/.exec(body)?.[1] ?? '';
  const answer = `${status} ${word}`.trim();
  answers[answer] = (answers[answer] ?? 0) + 1;
}

/** @throws Error for any other response, because refusals would distort the figure. */
export function requireOnly(answer: string, { answers }: LoadResult): void {
  if (Object.keys(answers).some((each) => each !== answer)) {
    throw new Error(`Not everything was "${answer}": ${JSON.stringify(answers)}`);
  }
}

export function percentile(tookMs: number[], part: number): number {
  const sorted = tookMs.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
