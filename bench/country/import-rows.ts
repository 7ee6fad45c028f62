// Imports CSV from standard input into `--folder` as `--dataset`, and prints the cost as one line of JSON.
import { parseArgs } from 'node:util';
import { importAddresses } from '@doorstep/address-index';
import { createHomeFormOf } from '../../apps/server/src/lookup/form-knowledge.ts';

const { values } = parseArgs({
  options: { folder: { type: 'string' }, dataset: { type: 'string', default: 'bench' } },
});
const summary = await importAddresses({
  files: [process.stdin],
  dataset: values.dataset,
  indexFolder: values.folder ?? '',
  replace: true,
  formOf: createHomeFormOf(),
});
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
const { rowsRead, addresses, streets, bytes, seconds } = summary;
const took = { rowsRead, addresses, streets, bytes, seconds, cpuSeconds: (userCPUTime + systemCPUTime) / 1e6 };
console.log(JSON.stringify({ ...took, peakMib: maxRSS / 1024 }));
