// `npm run test:guards`: removes each guard in turn, in copies of the checkout, and expects its tests to fail.
//   npm run test:guards -- WORD…   only guards with one of the words in their name, or in tools/guards/WORD.ts
import { writeFileSync } from 'node:fs';
import { startPostgresCluster } from '@doorstep/testing';
import { buildIfStale } from './build.ts';
import { copyCheckout, type CheckoutCopy } from './guards/checkout-copy.ts';
import type { Guard } from './guards/guard.ts';
import { guards } from './guards/all-guards.ts';
import { runTests } from './guards/run-tests.ts';
import { closingLines } from './steps.ts';

const sideBySide = 2;

if (import.meta.main) {
  const words = process.argv.slice(2);
  const chosen = guards.filter(
    ({ name, part }) => words.length === 0 || words.some((word) => part === word || name.includes(word)),
  );
  if (chosen.length === 0) {
    console.error(`No guard has "${words.join('" or "')}" in its name.`);
    process.exit(1);
  }
  await buildIfStale({ log: console.log });
  const copies = Array.from({ length: Math.min(sideBySide, chosen.length) }, copyCheckout);
  process.once('exit', () => copies.forEach((copy) => copy.remove()));
  const ends: (() => Promise<void>)[] = [];
  const end = async (code: number) => {
    for (const stop of ends) await stop();
    process.exit(code);
  };
  process.once('SIGINT', () => void end(130));
  process.once('SIGTERM', () => void end(143));
  const env = await findPostgres(ends);
  const failed = (await areGreen(copies[0], chosen, env)) ? await takeOutEach(chosen, copies, env) : chosen.length;
  const tally = { passed: chosen.length - failed, failed, skipped: 0 };
  if (process.env['TALLY_FILE'] !== undefined) writeFileSync(process.env['TALLY_FILE'], JSON.stringify(tally));
  console.log(closingLines(tally));
  await end(failed === 0 ? 0 : 1);
}

async function findPostgres(ends: (() => Promise<void>)[]): Promise<Record<string, string>> {
  if ((process.env['DOORSTEP_TEST_POSTGRES'] ?? '') !== '') return {};
  try {
    const cluster = await startPostgresCluster();
    ends.push(() => cluster.stop());
    return { DOORSTEP_TEST_POSTGRES: cluster.url };
  } catch (error) {
    return { DOORSTEP_TEST_POSTGRES_PROBLEM: String(error) };
  }
}

/** A test that fails even with all guards would prove nothing. */
async function areGreen(
  copy: CheckoutCopy | undefined,
  chosen: Guard[],
  env: Record<string, string>,
): Promise<boolean> {
  if (copy === undefined) return false;
  const whole = chosen.filter(({ named }) => named === undefined);
  for (const guards of [whole, chosen.filter((guard) => !whole.includes(guard))]) {
    if (guards.length === 0) continue;
    const files = [...new Set(guards.flatMap(({ tests }) => tests))];
    const patterns = [...new Set(guards.flatMap(({ named = [] }) => named))];
    const run = await runTests(copy.path, { files, named: patterns.join('|') || undefined }, env);
    if (run.isGreen && run.passed > 0) continue;
    console.log(run.output);
    console.log('✗ the tests are not green with every guard in place; nothing was taken out');
    return false;
  }
  return true;
}

async function takeOutEach(chosen: Guard[], copies: CheckoutCopy[], env: Record<string, string>): Promise<number> {
  const waiting = [...chosen];
  let failed = 0;
  await Promise.all(
    copies.map(async (copy) => {
      for (let guard = waiting.shift(); guard !== undefined; guard = waiting.shift()) {
        const problem = await takeOut(guard, copy, env);
        if (problem !== null) failed += 1;
        console.log(problem === null ? `✓ ${guard.name}` : `✗ ${guard.name}: ${problem}`);
      }
    }),
  );
  return failed;
}

/** What is wrong with a guard or its tests; null when they failed without it. */
async function takeOut(guard: Guard, copy: CheckoutCopy, env: Record<string, string>): Promise<string | null> {
  let places = 0;
  const run = await copy.withChange(
    guard.file,
    (text) => {
      places = text.split(guard.find).length - 1;
      return text.replace(guard.find, () => guard.replace);
    },
    async () => (places === 1 ? runTests(copy.path, { files: guard.tests, named: guard.named }, env) : null),
  );
  if (run === null) return `its text stands ${places} times in ${guard.file}, not once`;
  const green = guard.tests.filter((file) => !run.redFiles.includes(file));
  if (green.length === 0) return null;
  return run.passed + run.failed === 0
    ? `the tests did not run without it:\n${run.output}`
    : `still green without it: ${green.join(', ')}`;
}
