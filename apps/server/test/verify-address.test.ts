// The proof of a found address, verified by sites that use the address field: over the API, and on their own.
import { createApiToken } from '@doorstep/core';
import { retrievedAddress } from '@doorstep/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { readRepositoryFile } from '../../../tools/repository-files.ts';
import { serversForAll } from './with-servers.ts';

const home = retrievedAddress({ number: '12', unit: '2' });
const hourMs = 3_600_000;
const real = serversForAll('SQLite', 1);
let url: string;
let token: string;
beforeAll(async () => {
  url = real.servers[0]?.url ?? '';
  ({ token } = await createApiToken(real.staff, { name: 'Shop', scopes: ['offers.read'] }));
});

async function verified(proof: string): Promise<unknown> {
  const answer = await fetch(`${url}/api/v1/addresses/verify`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ proof }),
  });
  return answer.json();
}

/** Another home's proof under this one's signatures. */
function edited(proof: string): string {
  const [body = '', ...signatures] = proof.split('.');
  const text = Buffer.from(body, 'base64url').toString().replace('"unit":"2"', '"unit":"3"');
  return [Buffer.from(text).toString('base64url'), ...signatures].join('.');
}

describe('the proof of a found address', () => {
  it('is verified over the API, with its address and age', async () => {
    const { units: _, ...address } = home;
    const issuedAt = Date.now() - hourMs;
    const answer = await verified(real.proof(home, () => issuedAt));
    const ageSeconds = expect.closeTo(3600, -2);
    expect(answer).toEqual({ outcome: 'valid', address, issuedAt: new Date(issuedAt).toISOString(), ageSeconds });
    const old = real.proof(home, () => Date.now() - 25 * hourMs);
    expect(await verified(old)).toMatchObject({ outcome: 'expired', address });
    const forged = { outcome: 'forged', address: null, issuedAt: null, ageSeconds: null };
    expect(await verified(edited(real.proof(home)))).toEqual(forged);
    expect(await verified('nothing')).toEqual(forged);
  });

  it('is verified offline, as in the guide', async () => {
    const guide = readRepositoryFile('docs/guides/address-field.md');
    const [, example = ''] = /```js\n(import \{ createPublicKey[\s\S]+?)```/.exec(guide) ?? [];
    expect(example.trim().split('\n').length).toBeLessThanOrEqual(12);
    const { verifyAddress } = (await import(`data:text/javascript,${encodeURIComponent(example)}`)) as {
      verifyAddress: (proof: string, doorstep: string) => Promise<{ address: object; issuedAt: number } | null>;
    };
    const proof = real.proof(home, () => 1000);
    expect(await verifyAddress(proof, url)).toEqual({ address: home, issuedAt: 1000 });
    expect(await verifyAddress(edited(proof), url)).toBe(null);
    expect(await verifyAddress(proof.split('.').slice(0, 1).join('.'), url)).toBe(null);
  });
});
