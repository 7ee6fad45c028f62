// npm test                      what every change must pass
// npm run test:slow             everything else: every screen and state, long walks, faults, restarts, other browsers
// npm run test:all              both
// npm run test:files -- WORD…   the test files of any kind that have one of the words in their path
import { runPrepared } from './prepare.ts';
import { runOfFiles, runTests, testRuns, type TestRun } from './test-runs.ts';

const [kind = 'fast', ...words] = process.argv.slice(2);
const run = kind === 'files' ? runOfFiles((file) => words.some((word) => file.includes(word))) : testRun(kind);
if (run === null) {
  console.error(`No test file has "${words.join('" or "')}" in its path.`);
  process.exit(1);
}

const startedAt = performance.now();
await runPrepared(run.needs, async (env) => {
  const total = await runTests(run, env);
  console.log(`${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes`);
  return total;
});

function testRun(name: string): TestRun {
  if (name in testRuns) return testRuns[name as keyof typeof testRuns];
  throw new Error(`There is no run "${name}"; there are ${Object.keys(testRuns).join(', ')} and files.`);
}
