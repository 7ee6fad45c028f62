// `npm run test:faults`: breaks servers, databases, connections, disks and clocks under load, many times over.
//   npm run test:faults -- 50   so many rounds; 20 without
import { prepare } from './prepare.ts';
import { closingLines, runSteps } from './steps.ts';

const rounds = process.argv[2] ?? '20';
if (!/^[1-9]\d{0,3}$/.test(rounds)) {
  console.error(`How many rounds? "${rounds}" is no number from 1 to 9999.`);
  process.exit(1);
}
const { env, cluster } = await prepare();
const end = async (code: number) => {
  await cluster?.stop();
  process.exit(code);
};
process.once('SIGINT', () => void end(130));
process.once('SIGTERM', () => void end(143));
const total = await runSteps([
  {
    name: `faults, ${rounds} rounds`,
    command: ['vitest', 'run', '--project', 'services', 'apps/server/test/faults.test.ts'],
    counts: 'vitest',
    env: { ...env, FAULT_ROUNDS: rounds },
  },
  {
    name: `rolling restarts behind nginx, ${rounds} rounds`,
    command: ['vitest', 'run', '--project', 'services', 'apps/server/test/rolling-restart.test.ts'],
    counts: 'vitest',
    env: { ...env, FAULT_ROUNDS: rounds },
  },
  {
    name: `faults of the disk under PostgreSQL, ${rounds} rounds`,
    command: ['vitest', 'run', '--project', 'faults'],
    counts: 'vitest',
    env: { ...env, FAULT_ROUNDS: rounds },
  },
]);
console.log(closingLines(total));
await end(total.failed === 0 ? 0 : 1);
