// How soon, how surely and how fast does Find show an address while it is typed key by key?
//
//   npm run bench -- find-keystrokes               the demo data
//   DOORSTEP_BENCH_DATA=… npm run bench -- …       an index folder or a file to import
//
// DOORSTEP_BENCH_SEED (1), DOORSTEP_BENCH_SAMPLE (500), DOORSTEP_BENCH_MAPPING (a mapping for the file).
import { keystrokeReport } from './keystrokes/keystroke-report.ts';
import { openBenchIndex } from './keystrokes/open-bench-index.ts';
import { sampleAddresses } from './keystrokes/sample-addresses.ts';

const seed = Number(process.env['DOORSTEP_BENCH_SEED'] ?? 1);
const sampleSize = Number(process.env['DOORSTEP_BENCH_SAMPLE'] ?? 500);
const bench = await openBenchIndex(process.env['DOORSTEP_BENCH_DATA'] ?? process.argv[2] ?? '');
const sample = sampleAddresses(bench.folder, { seed, size: sampleSize });
console.log(
  `data    ${bench.index
    .datasets()
    .map(({ dataset, addresses }) => `${dataset} (${addresses})`)
    .join(', ')}`,
);
console.log(`sample  ${sample.length} addresses, seed ${seed}; Node ${process.version}`);
console.log(keystrokeReport(bench.index, sample, seed));
bench.close();
