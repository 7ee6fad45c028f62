// How fast is a data set imported, how much memory does it take, and how big is the file?
//
//   DOORSTEP_BENCH_DATA=vermont.geojsonl.gz DOORSTEP_BENCH_MAPPING=vermont.json npm run bench -- address-import
//
// DOORSTEP_BENCH_COUNTRY is for rows that name none. Without data: the demo. As `addresses import` does it, with the look for
// places that share a form. Peak memory is that of this process, which does nothing else. Times are of the clock and of the
// processor: on a busy machine only the second means anything.
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
