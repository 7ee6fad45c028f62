import { runDoorstep } from '@doorstep/testing';
import { typedInTurn } from '../keystrokes/typed-in-turn.ts';

/** Several keys, because one would exceed its budget. */
const keyCount = 20;

export async function findRequests(
  texts: readonly string[],
  installation: Parameters<typeof runDoorstep>[1],
): Promise<Generator<Buffer, never>> {
  const keys: string[] = [];
  for (let made = 0; made < keyCount; made++) {
    const words = ['keys', 'create', 'lookup', '--name', `bench ${made}`];
    keys.push((await runDoorstep(words, installation)).stdout.trim());
  }
  return requests(texts, keys);
}

function* requests(texts: readonly string[], keys: readonly string[]): Generator<Buffer, never> {
  for (const { visitor, text } of typedInTurn(texts)) yield findOf(text, keys[visitor % keys.length] ?? '');
  throw new Error('visitors have stopped typing');
}

function findOf(text: string, key: string): Buffer {
  const query = new URLSearchParams({ Text: text, Countries: '', language: 'en', Key: key, limit: '7' });
  return Buffer.from(
    `GET /Capture/Interactive/Find/v1.20/json6.ws?${query} HTTP/1.1\r\nhost: doorstep.example\r\n\r\n`,
  );
}
