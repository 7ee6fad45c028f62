// `npm run test:faults`: repeatedly breaks servers, databases, connections, disks and clocks under load.
//   npm run test:faults -- 50            the number of rounds; default 20
//   npm run test:faults -- 50 upgrades   only the steps with this word in their name
import { runPrepared } from './prepare.ts';
import { runSteps, vitestStep } from './steps.ts';

const [rounds = '20', word = ''] = process.argv.slice(2);
if (!/^[1-9]\d{0,3}$/.test(rounds)) {
  console.error(`How many rounds? "${rounds}" is no number from 1 to 9999.`);
  process.exit(1);
}
const repeated = (name: string, project: string, ...files: string[]) =>
  vitestStep(`${name}, ${rounds} rounds`, project, files);
await runPrepared(['caddy', 'chromium', 'nginx', 'postgresql'], (env) =>
  runSteps(
    [
      repeated('faults', 'slow', 'apps/server/test/faults.slow.test.ts'),
      repeated('rolling restarts behind nginx', 'slow', 'apps/server/test/rolling-restart.slow.test.ts'),
      repeated('rolling upgrades behind nginx', 'slow', 'apps/server/test/rolling-upgrade.slow.test.ts'),
      repeated('faults of the disk under PostgreSQL', 'faults'),
    ]
      .filter(({ name }) => name.includes(word))
      .map((step) => ({ ...step, env: { ...env, FAULT_ROUNDS: rounds } })),
  ),
);
