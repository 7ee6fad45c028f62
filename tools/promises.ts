// `npm run test:promises`: what is promised at the edge of the running server, on both databases.
import { prepare } from './prepare.ts';
import { closingLine, runSteps } from './steps.ts';

const { env, cluster } = await prepare();
const end = async (code: number) => {
  await cluster?.stop();
  process.exit(code);
};
process.once('SIGINT', () => void end(130));
process.once('SIGTERM', () => void end(143));
const total = await runSteps([
  {
    name: 'promises at the edge',
    command: ['vitest', 'run', '--project', 'services', 'apps/server/test/promises'],
    counts: 'vitest',
    env,
  },
]);
console.log(closingLine(total));
await end(total.failed === 0 ? 0 : 1);
