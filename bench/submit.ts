// How many submissions, journeys and challenges does Doorstep take on, on either database, and how near is that to what the database alone can do?
//
//   npm run bench -- submit                     all figures, some minutes
//   npm run bench -- submit --only sqlite       one of: sqlite, postgres, postgres4, refusals, floor, journeys, challenge, memory
//
// --requests N (10000) submissions per rate, --connections N (64), --journeys N (2000), --memory N (50000; 1000000 in
// the full measurement). Servers run as in production in their own processes, with all checks and durable commits; this
// process sends on the same cores. Passes and proofs are issued before the clock starts. See
// docs/reference/limits-figures.md.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import {
  challengeFigures,
  floorFigures,
  journeyFigures,
  memoryFigures,
  submissionFigures,
  type Figure,
  type Size,
} from './submit/figures.ts';
import { refusalFigures } from './submit/refusals.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    requests: { type: 'string', default: '10000' },
    connections: { type: 'string', default: '64' },
    journeys: { type: 'string', default: '2000' },
    memory: { type: 'string', default: '50000' },
  },
});

process.once('SIGTERM', () => process.exit(143));
process.once('SIGINT', () => process.exit(130));

const size: Size = {
  requests: Number(values.requests),
  connections: Number(values.connections),
  journeys: Number(values.journeys),
  memoryRequests: Number(values.memory),
};

const measures: Record<string, () => Promise<Figure[]>> = {
  floor: () => floorFigures(size),
  challenge: challengeFigures,
  sqlite: () => submissionFigures({ store: 'sqlite', processes: 1 }, { min: 1500, aim: 3000 }, size),
  sqlite2: () => submissionFigures({ store: 'sqlite', processes: 2 }, { min: 1500, aim: 3000 }, size),
  postgres: () => submissionFigures({ store: 'postgres', processes: 1 }, { min: 800, aim: 3000 }, size),
  postgres4: () => submissionFigures({ store: 'postgres', processes: 4 }, { min: 1200, aim: 3000 }, size),
  refusals: async () => [...(await refusalFigures('sqlite', size)), ...(await refusalFigures('postgres', size))],
  journeys: () => journeyFigures(size),
  memory: () => memoryFigures(size),
};

for (const name of values.only) if (!(name in measures)) throw new Error(`There is no figure "${name}"`);
for (const [name, measure] of Object.entries(measures)) {
  if (values.only.length > 0 && !values.only.includes(name)) continue;
  for (const figure of await measure()) print(figure);
}

function print({ what, value, unit, min, aim, isCeiling = false, note = '' }: Figure): void {
  const reaches = (bar: number) => (isCeiling ? value <= bar : value >= bar);
  const verdict = reaches(aim) ? 'reaches the aim' : reaches(min) ? 'enough' : 'too little';
  const shown = value >= 100 ? String(Math.round(value)) : value.toPrecision(3);
  const bars = `at ${isCeiling ? 'most' : 'least'} ${min}, aim ${aim}`;
  console.log(`${what.padEnd(48)} ${`${shown} ${unit}`.padStart(12)}   ${verdict.padEnd(15)} (${bars})`);
  console.log(`    ${note}; load ${loadavg()[0]?.toFixed(1)}`);
}
