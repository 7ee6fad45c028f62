import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { inAscii } from './compact-source.ts';
import { readRepositoryFile, repositoryFiles } from './repository-files.ts';

const run = (code: string): unknown => runInNewContext(code) as unknown;

describe('a source in ASCII', () => {
  it.each([
    ["'Łódź – 😀'", 'Łódź – 😀'],
    ["'a\\\\é'", 'a\\é'],
    ["'\\é\\n'", 'é\n'],
    ['`${1}ñ`', '1ñ'],
    ['/^[à-ÿ]\\–$/.test("é–")', true],
    ['/^😀$/u.test("😀")', true],
    ['({ naïve: 1 }).naïve', 1],
  ])('means the same: %s', (code, value) => {
    const ascii = inAscii(code);
    expect(ascii).toMatch(/^[\0-\x7F]*$/);
    expect([run(code), run(ascii)]).toEqual([value, value]);
  });
});

it('the server asks for no texts that its build leaves out', () => {
  const sources = repositoryFiles().filter((file) =>
    /^(?:apps\/server|packages\/(?:core|shipping))\/src\/.*(?<!\.test)\.ts$/.test(file),
  );
  const asked = sources.flatMap((file) =>
    Array.from(readRepositoryFile(file).matchAll(/['"`](?:public|staff)\.[a-z_]+\.(?=[a-z_${])/g), ([id]) =>
      id.slice(1),
    ),
  );
  expect(new Set(asked)).toEqual(new Set(['staff.services.']));
});
