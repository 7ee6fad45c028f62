import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importAddresses, importDemoAddresses, parseColumnMapping } from '@doorstep/address-index';

/** @param data  an index folder, a file to import, or "" for the demo. */
export async function openBenchData(data: string, mapping?: string): Promise<{ folder: string; close: () => void }> {
  if (data !== '' && statSync(data).isDirectory()) return { folder: data, close: () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'doorstep-bench-'));
  if (data === '') await importDemoAddresses({ indexFolder: folder });
  else {
    const columns = mapping === undefined ? undefined : parseColumnMapping(readJson(mapping), mapping);
    await importAddresses({
      files: [data],
      dataset: 'bench',
      indexFolder: folder,
      ...(columns === undefined ? {} : { mapping: columns }),
    });
  }
  return { folder, close: () => rmSync(folder, { recursive: true, force: true }) };
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
