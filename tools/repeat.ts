// npm run test:repeat -- [options] [WORD…]
//   Repeats new and changed test files, or those with one of the words in their path, while one core is kept busy:
//   a test that fails once in twenty runs is broken.
//   --since REVISION   changed since (default HEAD: uncommitted changes)
//   --times N          repetitions (10)
//   --late             answers to pages arrive late and out of order, as on a slow network
//   --whole            all of `npm test` instead
import { execFileSync, spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { runPrepared } from './prepare.ts';
import { addTallies, root, type Tally } from './steps.ts';
import { runOfFiles, runTests, testRuns } from './test-runs.ts';

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    since: { type: 'string', default: 'HEAD' },
    times: { type: 'string', default: '10' },
    late: { type: 'boolean', default: false },
    whole: { type: 'boolean', default: false },
  },
});
const times = Number(values.times);
const run = values.whole ? testRuns.fast : runOfFiles(isChosen());
if (run === null) {
  console.log('No test file is new, changed or named.');
  process.exit(0);
}

await runPrepared(run.needs, async (env) => {
  const busy = spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' });
  process.once('exit', () => busy.kill('SIGKILL'));
  const runs: Tally[] = [];
  for (let count = 1; count <= times; count += 1) {
    console.log(`▸ run ${count} of ${times}`);
    const tally = await runTests(run, values.late ? { ...env, LATE_ANSWERS_MS: '1200' } : env);
    runs.push(tally);
    console.log(
      `${tally.failed === 0 ? '✓' : '✗'} run ${count} of ${times}: ${tally.passed} passed, ${tally.failed} failed`,
    );
  }
  return runs.reduce(addTallies);
});

function isChosen(): (file: string) => boolean {
  if (words.length > 0) return (file) => words.some((word) => file.includes(word));
  const list = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const changed = new Set([
    ...list('diff', '--name-only', '--diff-filter=d', values.since),
    ...list('ls-files', '--others', '--exclude-standard'),
  ]);
  return (file) => changed.has(file);
}
