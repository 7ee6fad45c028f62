import type { IncomingMessage } from 'node:http';

export interface RawRequest {
  method: string;
  /** Path and query, still encoded. */
  target: string;
  path: string;
  parameters: [name: string, value: string][];
  headers: IncomingMessage['headers'];
  body: string;
  receivedAtMs: number;
}

export async function readRawRequest(message: IncomingMessage): Promise<RawRequest> {
  const receivedAtMs = Date.now();
  const target = message.url ?? '/';
  const { pathname, searchParams } = new URL(target, 'http://stand-in.invalid');
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return {
    method: message.method ?? '',
    target,
    path: pathname,
    parameters: [...searchParams],
    headers: message.headers,
    body: Buffer.concat(parts).toString('utf8'),
    receivedAtMs,
  };
}
