// How soon, how surely and how fast does an engine show an address while it is typed key by key?
//
//   npm run bench -- keystrokes                                 the embedded index over the demo's invented addresses
//   npm run bench -- keystrokes --data FOLDER_OR_FILE           over an index folder, or a file that is imported first
//   npm run bench -- keystrokes --sample FILE --server URL --key KEY      any server that speaks Find and Retrieve
//   npm run bench -- keystrokes --sample FILE --photon URL | --pelias URL
//
// --seed N (1), --size N (2000), --mapping FILE for --data, --write-sample FILE to keep the sample for other engines.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Engine, EngineAnswer } from './keystrokes/engine.ts';
import { doorstepInProcess, toEngineItem } from './keystrokes/engines/doorstep-in-process.ts';
import { geojsonServer } from './keystrokes/engines/geojson-server.ts';
import { measure } from './keystrokes/measure.ts';
import { openBenchData } from './keystrokes/open-bench-data.ts';
import { report } from './keystrokes/report.ts';
import { type Sample, sampleAddresses } from './keystrokes/sample-addresses.ts';
import { createLookupClient } from '@doorstep/address-lookup';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '' },
    mapping: { type: 'string' },
    sample: { type: 'string' },
    'write-sample': { type: 'string' },
    seed: { type: 'string', default: '1' },
    size: { type: 'string', default: '2000' },
    server: { type: 'string' },
    key: { type: 'string', default: '' },
    photon: { type: 'string' },
    pelias: { type: 'string' },
  },
});

const { engine, sample, close } = await prepare();
console.log(report(await measure(engine, sample), sample));
await engine.close?.();
close();

async function prepare(): Promise<{ engine: Engine; sample: Sample; close: () => void }> {
  const remote = remoteEngine();
  if (values.sample !== undefined && remote !== null) {
    return { engine: remote, sample: readSample(values.sample), close: () => undefined };
  }
  const data = await openBenchData(values.data, values.mapping);
  const drawn = sampleAddresses(data.folder, { seed: Number(values.seed), size: Number(values.size) });
  if (values['write-sample'] !== undefined) writeSample(values['write-sample'], drawn);
  return { engine: remote ?? doorstepInProcess(data.folder), sample: drawn, close: data.close };
}

function remoteEngine(): Engine | null {
  if (values.server !== undefined) return protocolServer({ url: values.server, key: values.key });
  if (values.photon !== undefined) return geojsonServer('photon', values.photon);
  return values.pelias === undefined ? null : geojsonServer('pelias', values.pelias);
}

function writeSample(file: string, { seed, addresses, rows }: Sample): void {
  writeFileSync(file, JSON.stringify({ seed, rows: Object.fromEntries(rows), addresses }, null, 1));
}

function readSample(file: string): Sample {
  const { seed, addresses, rows } = JSON.parse(readFileSync(file, 'utf8')) as Omit<Sample, 'rows'> & {
    rows: Record<string, number>;
  };
  return { seed, addresses, rows: new Map(Object.entries(rows)) };
}

function protocolServer({ url, key }: { url: string; key: string }): Engine {
  const client = createLookupClient({ url, key, timeoutMs: 10_000 });
  const find = async (query: { Text: string; Container?: string; limit: number }): Promise<EngineAnswer> => {
    const startedAt = performance.now();
    const items = await client.find({ ...query, Countries: [], language: 'en' });
    return { items: items.map(toEngineItem), tookMs: performance.now() - startedAt };
  };
  return {
    name: new URL(url).host,
    suggest: (Text, limit) => find({ Text, limit }),
    open: (Container, Text, limit) => find({ Text, Container, limit }),
  };
}
