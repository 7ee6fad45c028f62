// Retired words, which the glossary of CONTRIBUTING replaces. Checks only identifiers: sentences may use "most".
import { expect, it } from 'vitest';
import { repositoryFiles, readRepositoryFile } from './repository-files.ts';

const scope = /^(?:packages|apps|bench|tools|e2e)\/.*\.tsx?$/;
const leftOut = /^tools\/retired-words/;
const retired = [
  /^(?:most|least|longest|fewest)(?:[A-Z]|$)/,
  /^together$|Together$/,
  /^asker|Asker/,
  /sameness/i,
  /trouble/i,
  /(?:^f|F)aults?(?:[A-Z]|$)/,
  /hardness|pressure/i,
  /otherWay|brought/i,
  /^mint(?:[A-Z]|ed)/,
  /^(?:verify|kysely)?Books|BooksStore/,
  /^holdItems$|^sweep[A-Z]|^emptyClaims$/,
  /^(?:tell|told|hear|heard|say|says|said)(?:[A-Z]|$)|(?:Tell|Told|Hear|Heard|Say|Says|Said)(?:[A-Z]|$)/,
  /^trap(?:[A-Z]|$)|Trap(?:[A-Z]|$)/,
  /^remember|Remember/,
];

/** Identifiers in a file, ignoring comments, strings, patterns and the text of templates. */
function identifiers(source: string): Set<string> {
  const code = source
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(?<!:)\/\/.*$/gm, '')
    .replaceAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''")
    .replaceAll(/(?<=[([,=:]\s*)\/(?:[^/\\\n]|\\.)+\/[dgimsuvy]*/g, "''")
    .replaceAll(/`[^`]*`/g, (text) => [...text.matchAll(/\$\{([^}]*)\}/g)].map(([, inner]) => inner).join(' '));
  return new Set(code.match(/[A-Za-z_$][\w$]*/g) ?? []);
}

it('the check finds a retired word in an identifier, but not in a text or a comment', () => {
  const names = identifiers(
    'const mostItems = "longest"; // asker\n/** trouble */ const text = `least ${askerOf(x)}`;',
  );
  expect([...names].filter((name) => retired.some((word) => word.test(name)))).toEqual(['mostItems', 'askerOf']);
});

it('no identifier contains a retired word', () => {
  const files = repositoryFiles().filter((file) => scope.test(file) && !leftOut.test(file));
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    [...identifiers(readRepositoryFile(file))]
      .filter((name) => retired.some((word) => word.test(name)))
      .map((name) => `${file}: ${name}`),
  );
  expect(found, 'for the word to use see the glossary of CONTRIBUTING').toEqual([]);
});
