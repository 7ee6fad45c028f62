// How fast is a data set imported, how much memory does it take, and how big is the file?
//
//   DOORSTEP_BENCH_DATA=vermont.geojsonl.gz DOORSTEP_BENCH_MAPPING=vermont.json npm run bench -- address-import
//
// DOORSTEP_BENCH_COUNTRY is the default for rows without a country. Without data: the demo. Imports like `addresses
// import`, including shared forms. Peak memory is this process's. Times are wall clock and processor time: on a busy
// machine only the second is meaningful.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ImportSummary, importAddresses, importDemoAddresses, parseColumnMapping } from '@doorstep/address-index';
import { createHomeFormOf } from '../apps/server/src/lookup/form-knowledge.ts';

const data = process.env['DOORSTEP_BENCH_DATA'] ?? process.argv[2] ?? '';
const mappingPath = process.env['DOORSTEP_BENCH_MAPPING'];
const indexFolder = mkdtempSync(join(tmpdir(), 'doorstep-bench-'));

function importData(): Promise<ImportSummary> {
  if (data === '') return importDemoAddresses({ indexFolder, formOf: createHomeFormOf() });
  return importAddresses({
    files: [data],
    dataset: 'bench',
    indexFolder,
    formOf: createHomeFormOf(),
    country: process.env['DOORSTEP_BENCH_COUNTRY'] ?? '',
    ...(mappingPath === undefined
      ? {}
      : { mapping: parseColumnMapping(JSON.parse(readFileSync(mappingPath, 'utf8')), mappingPath) }),
  });
}

try {
  const summary = await importData();
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const cpuSeconds = (userCPUTime + systemCPUTime) / 1e6;
  console.log(`rows       ${summary.rowsRead} read, ${summary.addresses} addresses, ${summary.streets} streets`);
  for (const { reason, count } of summary.refused) console.log(`refused    ${count} ${reason}`);
  console.log(`time       ${summary.seconds.toFixed(1)} s by the clock, ${cpuSeconds.toFixed(1)} s of processor`);
  console.log(`rate       ${Math.round(summary.rowsRead / summary.seconds)} rows/s`);
  console.log(`memory     ${(maxRSS / 1024).toFixed(0)} MiB at the peak`);
  console.log(`file       ${summary.bytes} bytes, ${(summary.bytes / summary.addresses).toFixed(1)} an address`);
} finally {
  rmSync(indexFolder, { recursive: true, force: true });
}
