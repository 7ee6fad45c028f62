import { createHmac } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadMasterSecret } from './master-secret.ts';
import { createProductSecrets, secretFingerprint } from './product-secrets.ts';
import { createTextVerifier, signText, verifyText } from './signed-text.ts';
import { subKey } from './sub-key.ts';

let dataFolder: string;
beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'doorstep-secret-'));
});
afterEach(() => rmSync(dataFolder, { recursive: true }));

describe('a keyed hash', () => {
  it('is the HMAC-SHA-256 of its input, however many secrets are in use', () => {
    const { keyedHash } = createProductSecrets('m'.repeat(40));
    const known = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');
    for (let round = 0; round < 2; round += 1) {
      for (let count = 0; count < 2500; count += 1) {
        expect(keyedHash(`secret ${count}`, 'a home')).toBe(known(`secret ${count}`, 'a home'));
      }
    }
    expect(keyedHash('', 'ü')).toBe(known('', 'ü'));
  });
});

describe('the master secret', () => {
  it('is generated once, stored, and reused from then on', () => {
    const first = loadMasterSecret({ secret: null, dataFolder });
    expect(first.length).toBeGreaterThanOrEqual(43);
    expect(loadMasterSecret({ secret: null, dataFolder })).toBe(first);
    expect(readFileSync(join(dataFolder, 'secret'), 'utf8').trim()).toBe(first);
  });

  it.runIf(process.platform !== 'win32')('is readable only by its owner', () => {
    loadMasterSecret({ secret: null, dataFolder });
    expect(statSync(join(dataFolder, 'secret')).mode & 0o777).toBe(0o600);
  });

  it('comes from the setting if there is one, and no file is written', () => {
    const secret = 's'.repeat(40);
    expect(loadMasterSecret({ secret, dataFolder })).toBe(secret);
    expect(() => statSync(join(dataFolder, 'secret'))).toThrow('ENOENT');
  });

  it('is reported as damaged when its file was emptied', () => {
    writeFileSync(join(dataFolder, 'secret'), '');
    expect(() => loadMasterSecret({ secret: null, dataFolder })).toThrow('is damaged');
  });
});

describe('a value derived from the master secret', () => {
  const master = 'm'.repeat(40);

  it('differs by purpose and by secret', () => {
    const keys = [
      subKey(master, 'auth'),
      subKey(master, 'receipt'),
      subKey(`${master}x`, 'auth'),
      subKey(master, 'form-token'),
    ].map((key) => key.toString('hex'));
    expect(new Set(keys).size).toBe(4);
    expect(secretFingerprint(master)).not.toBe(secretFingerprint(`${master}x`));
  });

  it('gives each request its own receipt link, always the same', () => {
    const secrets = createProductSecrets(master);
    expect(secrets.receiptSecret('a')).toBe(createProductSecrets(master).receiptSecret('a'));
    expect(secrets.receiptSecret('a')).not.toBe(secrets.receiptSecret('b'));
    expect(secrets.receiptSecret('a')).toMatch(/^[\w-]{32}$/);
  });

  it('creates references without easily confused letters', () => {
    const secrets = createProductSecrets(master);
    const references = Array.from({ length: 200 }, () => secrets.newReference());
    for (const reference of references) expect(reference).toMatch(/^[^0O1ILUSZ258B]{4}-[^0O1ILUSZ258B]{4}-[^-]{4}$/);
    expect(new Set(references).size).toBe(200);
  });
});

describe('a signed text', () => {
  const key = subKey('m'.repeat(40), 'page-ticket');
  const signed = signText('{"é":1}', key);
  const changes = [
    ['one letter changed', `X${signed.slice(1)}`],
    ['signature cut', signed.slice(0, -1)],
    ['signature longer', `${signed}A`],
    ['no signature', signed.split('.')[0] ?? ''],
    ['empty', ''],
    ['a dot', '.'],
    ['foreign key', signText('{"é":1}', subKey('m'.repeat(40), 'auth'))],
  ] as const;

  it('round-trips', () => expect(verifyText(signed, key)).toBe('{"é":1}'));

  it.each(changes)('is rejected with %s', (_, changed) => expect(verifyText(changed, key)).toBeNull());

  it.each(changes)('is rejected with %s, even after the original was verified', (_, changed) => {
    const open = createTextVerifier(key, (text) => text);
    expect(open(changed)).toBeNull();
    expect(open(signed)).toBe('{"é":1}');
    expect(open(changed)).toBeNull();
    expect(open(signed)).toBe('{"é":1}');
  });

  it('is parsed once until it is evicted from the cache', () => {
    const read: string[] = [];
    const open = createTextVerifier(key, (text) => read.push(text), 2);
    for (const text of ['a', 'a', 'b', 'a', 'c', 'd', 'e', 'a']) open(signText(text, key));
    open(`${signText('f', key)}X`);
    expect(read).toEqual(['a', 'b', 'c', 'd', 'e', 'a']);
  });
});
