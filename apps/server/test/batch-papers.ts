// Staff who print labels over HTTP, and the text on the labels.
import { randomUUID } from 'node:crypto';
import { inviteStaff } from '@doorstep/core';
import { getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';
import type { RealServers } from './real-servers.ts';
import { cookiesOf } from './staff-server.ts';

/** Calls one of the servers as a new owner; POST by default. */
export async function signIn(real: RealServers) {
  const send = (path: string, body: object, { cookie = '', at = 0, key = '', method = 'POST' } = {}) =>
    fetch(`${real.servers[at]?.url}/api/v1/${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie, ...(key === '' ? {} : { 'idempotency-key': key }) },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
    });
  const { token } = await inviteStaff(real.staff, 'owner');
  const account = { token, name: 'Olive', email: `${randomUUID()}@example.org`, password: 'wheelbarrow in the rain' };
  const joined = await send('invitations/accept', account);
  expect(joined.ok).toBe(true);
  const cookie = cookiesOf(joined);
  return (path: string, body: object, options: { at?: number; key?: string; method?: string } = {}) =>
    send(path, body, { cookie, ...options });
}

export async function problemOf(answer: Response): Promise<string> {
  const { code, errors = [] } = (await answer.json()) as { code: string; errors?: { field: string; code: string }[] };
  return code === 'request_invalid' ? errors.map((error) => `${error.field} ${error.code}`).join(', ') : code;
}

export async function textOf(answer: Response): Promise<string> {
  expect(answer.status).toBe(200);
  return textIn(Buffer.from(await answer.arrayBuffer()));
}

export async function textIn(pdf: Buffer): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    texts.push(...items.map((item) => ('str' in item ? item.str : '')));
  }
  return texts.join('\n');
}

/** References as printed. */
export function referencesIn(text: string): string[] {
  return text.match(/\b[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}\b/g) ?? [];
}
