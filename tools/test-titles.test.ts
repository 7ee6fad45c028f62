// A line `FAIL file > title` must say which part of the product failed.
import { expect, it } from 'vitest';
import { readRepositoryFile, repositoryFiles } from './repository-files.ts';

const testFile = /\.(?:test|spec|fault)\.tsx?$/;
const call = /^( *)(?:(?:describe|it|test)\b.*|[\])].*)\(\s*(?:'((?:\\.|[^'\\\n])*)'|"([^"\n]*)"|`([^`]*)`),/gm;
const onlyPlaceholders = /^\W*(?:[%$][\w.#]+\W*)+$/;
// Words that are always verbs, unlike "names" and "counts".
const verbFirst =
  /^(?:is|are|was|has|have|does|may|can|comes|finds|gives|goes|keeps|loses|makes|opens|refuses|says|sees|sends|takes|tells|writes)\b/;

/** Titles without a subject: only placeholders, or a leading verb outside any block. */
function titlesWithoutSubject(source: string): string[] {
  return [...source.matchAll(call)].flatMap(([, indent, ...quoted]) => {
    const title = quoted.find((text) => text !== undefined) ?? '';
    return onlyPlaceholders.test(title) || (indent === '' && verbFirst.test(title)) ? [title] : [];
  });
}

it('the check finds a title without a subject, also in a multi-line call', () => {
  const source = [
    "it('has no subject', () => {});",
    "it.each([1])('%s, %i: “%s”', () => {});",
    'it.each([',
    '  [1],',
    "])('$a.b', () => {});",
    'it(',
    "  'is broken',",
    ');',
    "describe('a bin', () => {",
    "  it('is green', () => {});",
    "  it.each([1])('weighs %i kg', () => {});",
    '});',
  ];
  expect(titlesWithoutSubject(source.join('\n'))).toEqual(['has no subject', '%s, %i: “%s”', '$a.b', 'is broken']);
});

it('every test title has a subject, or is inside a block that names one', () => {
  const files = repositoryFiles().filter((file) => testFile.test(file));
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    titlesWithoutSubject(readRepositoryFile(file)).map((title) => `${file}: ${title}`),
  );
  expect(found).toEqual([]);
});
