// What makes a browser test depend on timing, as far as its text shows it.
import { expect, it } from 'vitest';
import { readRepositoryFile, repositoryFiles } from './repository-files.ts';

const scope = /^(?:e2e|(?:apps|packages)\/[^/]+\/test)\/.*\.ts$/;
const reads = 'textContent|innerText|inputValue|getAttribute|is[A-Z][a-z]+|count|title|allTextContents|allInnerTexts';
const patterns: [pattern: RegExp, instead: string][] = [
  [
    new RegExp(`expect\\w*\\(\\s*await [^;]*?\\.(?:${reads})\\([^;]*?\\)(?: \\?\\? ''\\))?[,)]`),
    'an assertion that retries',
  ],
  [/activeElement(?:(?!=>)[^;])*\)\)\.toBe\(/, 'toBeFocused'],
  [/\.waitForTimeout\(/, 'what happens after that time'],
  [/^\s*(?:const .* = )?await [\w.()]+\.waitFor(?:Event|Request|Response)\(/m, 'a promise made before the action'],
];

function found(source: string): string[] {
  return patterns.flatMap(([pattern, instead]) => {
    const [text] = pattern.exec(source) ?? [];
    return text === undefined ? [] : [`${text.trim()} (use ${instead})`];
  });
}

it('the check finds a read without retries, and a wait that starts too late', () => {
  const wrong = [
    `expect(await page.locator('h1').textContent()).toBe('Offers');`,
    `expect(await one.evaluate((node) => node === document.activeElement)).toBe(true);`,
    `await page.waitForTimeout(100);`,
    `  await page.waitForResponse(/accept$/);`,
  ];
  expect(wrong.filter((line) => found(line).length === 0)).toEqual([]);
  const right = [
    `await expect.poll(() => rows.count()).toBe(2);`,
    `expect(await store.requests.find(id)).toBe(null);`,
    `const [answer] = await Promise.all([page.waitForResponse(/accept$/), press()]);`,
  ];
  expect(right.flatMap(found)).toEqual([]);
});

it('browser tests read with retries, and start waiting before the action', () => {
  const files = repositoryFiles().filter((file) => scope.test(file));
  const browsed = files.filter((file) => /playwright|console-test|expect-page|journey/.test(readRepositoryFile(file)));
  expect(browsed.length).toBeGreaterThan(80);
  expect(browsed.flatMap((file) => found(readRepositoryFile(file)).map((text) => `${file}: ${text}`))).toEqual([]);
});
