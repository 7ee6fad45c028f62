// No pattern of the product is slow on any outside text: tests hostile texts of each pattern's maximum input length.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { maxLength } from '@doorstep/contract';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { maxTextLength } from '../apps/server/src/lookup/find-query.ts';
import { hostileTexts, textOf, type HostileText } from './hostile-texts.ts';
import { repositoryFiles } from './repository-files.ts';

const root = join(import.meta.dirname, '..');

const maxBody = 64 * 1024;
const maxMs = 20;

/** Limits below a body's size, by path prefix; the first match counts. */
const bounds: [path: string, max: number][] = [
  ['packages/address-index/src/ingest/', maxTextLength],
  ['apps/server/src/setting', 1000],
  ['apps/server/src/mail/mail-matter.ts', 2000], // `helpContact` of an offer
  ['packages/address-lookup/src/create-lookup-client.ts', 1000],
  ['apps/web/src/embed/address/read-options.ts', 1000],
  ['packages/address-index/src/', maxTextLength],
  ['packages/address-language/src/', maxTextLength],
  ['packages/shipping/src/', maxLength.addressLine],
  ['packages/core/src/area/', maxLength.addressLine],
  ['packages/core/src/home/', maxLength.addressLine],
  ['packages/core/src/mailbox.ts', maxLength.email],
  ['apps/server/src/present/status-page.ts', maxLength.addressLine],
];

/** Sources without outside input: our own texts, commands, and what staff type in their own browser. */
const isOurs =
  /^(?:packages\/(?:messages|testing)|apps\/web\/src\/console|apps\/server\/src\/(?:commands|demo))\/|\.test\.tsx?$/;

interface Pattern {
  file: string;
  pattern: RegExp;
}

const sources = repositoryFiles().filter(
  (file) => /^(?:apps|packages)\/[^/]+\/src\/.*\.tsx?$/.test(file) && !isOurs.test(file),
);
/** Checks that scan a text. */
const looks = new Set(['regex', 'check', 'rawCheck', 'email', 'url', 'custom']);

const parsed = sources.map((file) => ({ file, ...readPatterns(file) }));

it('regular expressions take at most 20 ms on any text that reaches them', { timeout: 120_000 }, async () => {
  const patterns = [
    ...parsed.flatMap(({ file, literals }) => literals.map((pattern) => ({ file, pattern }))),
    ...(await composedPatterns(
      parsed.filter(({ file, composes }) => composes && !file.startsWith('apps/web/')).map(({ file }) => file),
    )),
  ];
  expect(patterns.length).toBeGreaterThan(300);
  const seen = new Map(patterns.map((each) => [`${boundOf(each.file)} ${String(each.pattern)}`, each]));
  expect([...seen.values()].flatMap((each) => slowestOf(each, boundOf(each.file)))).toEqual([]);
});

it('schemas for outside text check its length first', () => {
  const wrong = parsed
    .filter(({ file }) => !/^apps\/server\/src\/setting(?:s|-kinds)\.ts$/.test(file))
    .flatMap(({ file, pipes }) => pipes.filter(isUnbounded).map((steps) => `${file}: ${steps.join(', ')}`));
  expect(wrong).toEqual([]);
  expect(parsed.flatMap(({ pipes }) => pipes).length).toBeGreaterThan(100);
  expect(
    [
      ['string', 'regex', 'maxLength'],
      ['string', 'trim', 'maxLength', 'regex'],
    ].map(isUnbounded),
  ).toEqual([true, false]);
});

it.each([
  [/^\s*!?\s*([\w.]+)\s*:\s*\S/],
  [/^[^\s@]+@[^\s@]+\.[^\s@]+$/],
  [/\/+$/],
  [/\d.*$/],
  [/^-+|-+$/g],
  [/([\u4e00\u4e8c]+|(?<=\d))\u4e01\u76ee/gu],
])('a backtracking pattern is detected: %s', (pattern) => {
  expect(slowestOf({ file: 'x', pattern }, 10_000)).toHaveLength(1);
});

function isUnbounded(steps: string[]): boolean {
  const look = steps.findIndex((step) => looks.has(step));
  return steps[0] === 'string' && look !== -1 && !steps.slice(0, look).some((step) => step === 'maxLength');
}

function boundOf(file: string): number {
  return bounds.find(([path]) => file.startsWith(path))?.[1] ?? maxBody;
}

function slowestOf({ file, pattern }: Pattern, max: number): string[] {
  const suspects = suspectsOf(pattern, Math.min(max, 500));
  for (const text of suspects) {
    const whole = textOf(text, max);
    let ms = Infinity;
    for (let tries = 0; tries < 3 && ms > maxMs; tries += 1) ms = Math.min(ms, computingMs(pattern, whole));
    if (ms > maxMs) return [`${file}: ${String(pattern)} takes ${Math.round(ms)} ms of ${JSON.stringify(text)}`];
  }
  return [];
}

/** The slowest short texts; most patterns have none that deserves a second look. */
function suspectsOf(pattern: RegExp, length: number): HostileText[] {
  const maxShortMs = 0.05;
  const suspects: { text: HostileText; ms: number }[] = [];
  for (const text of hostileTexts(pattern)) {
    const short = textOf(text, length);
    let ms = Infinity;
    for (let tries = 0; tries < 3 && ms > maxShortMs; tries += 1) {
      const from = performance.now();
      apply(pattern, short);
      ms = performance.now() - from;
    }
    if (ms > maxShortMs) suspects.push({ text, ms });
    if (suspects.length > 30) break;
  }
  return suspects
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, 4)
    .map(({ text }) => text);
}

/** CPU time of this thread, so that a busy machine does not matter. */
function computingMs(pattern: RegExp, text: string): number {
  const before = process.threadCpuUsage();
  apply(pattern, text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

function apply(pattern: RegExp, text: string): void {
  pattern.lastIndex = 0;
  if (pattern.global) text.replace(pattern, '');
  else pattern.exec(text);
}

/** A file's pattern literals, whether it also composes patterns, and the pipes of its schemas. */
function readPatterns(file: string): { literals: RegExp[]; composes: boolean; pipes: string[][] } {
  const lang = file.endsWith('x') ? 'tsx' : 'ts';
  const literals: RegExp[] = [];
  const pipes: string[][] = [];
  let composes = false;
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const {
      type,
      regex,
      callee,
      arguments: given,
    } = node as {
      type?: string;
      regex?: { pattern: string; flags: string };
      callee?: { name?: string; object?: { name?: string }; property?: { name?: string } };
      arguments?: { value?: unknown; callee?: { property?: { name?: string } } }[];
    };
    if (type === 'Literal' && regex !== undefined) literals.push(new RegExp(regex.pattern, regex.flags));
    if ((type === 'NewExpression' || type === 'CallExpression') && callee?.name === 'RegExp') {
      const [source, flags] = given ?? [];
      if (typeof source?.value !== 'string') composes = true;
      else literals.push(new RegExp(source.value, typeof flags?.value === 'string' ? flags.value : ''));
    }
    if (callee?.object?.name === 'v' && callee.property?.name === 'pipe')
      pipes.push((given ?? []).map((step) => step.callee?.property?.name ?? ''));
    for (const inner of Object.values(node)) walk(inner);
  };
  walk(parseAst(readFileSync(join(root, file), 'utf8'), { lang }));
  return { literals, composes, pipes };
}

/** Loads files again to collect the patterns that they compose; pages compose theirs from tables in packages. */
async function composedPatterns(files: string[]): Promise<Pattern[]> {
  const made: Pattern[] = [];
  const { RegExp: own } = globalThis;
  for (const file of files) {
    globalThis.RegExp = new Proxy(own, {
      construct(target, given: [string, string?]) {
        const pattern = new target(...given);
        made.push({ file, pattern });
        return pattern;
      },
    });
    try {
      await import(/* @vite-ignore */ `${join(root, file)}?patterns`);
    } finally {
      globalThis.RegExp = own;
    }
  }
  return made;
}
