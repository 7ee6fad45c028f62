import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type AddressIndex,
  importAddresses,
  importDemoAddresses,
  openAddressIndex,
  parseColumnMapping,
} from '@doorstep/address-index';

/** The secret that the bench signs and reads ids with. */
export const benchSecret = 'bench';

/** @param data  an index folder, a file to import, or "" for the demo. */
export async function openBenchIndex(
  data: string,
): Promise<{ folder: string; index: AddressIndex; close: () => void }> {
  if (data !== '' && statSync(data).isDirectory()) return open(data, () => undefined);
  const folder = mkdtempSync(join(tmpdir(), 'doorstep-bench-'));
  const mappingPath = process.env['DOORSTEP_BENCH_MAPPING'];
  if (data === '') await importDemoAddresses({ indexFolder: folder });
  else {
    await importAddresses({
      files: [data],
      dataset: 'bench',
      indexFolder: folder,
      ...(mappingPath === undefined
        ? {}
        : { mapping: parseColumnMapping(JSON.parse(readFileSync(mappingPath, 'utf8')), mappingPath) }),
    });
  }
  return open(folder, () => {
    rmSync(folder, { recursive: true, force: true });
  });
}

function open(folder: string, remove: () => void): { folder: string; index: AddressIndex; close: () => void } {
  const index = openAddressIndex(folder, { secret: benchSecret });
  return {
    folder,
    index,
    close: () => {
      index.close();
      remove();
    },
  };
}
