// Is every address reached by choosing alone, with the parameters of each client of the protocol?
//
//   npm run bench -- walk                                       over the demo's invented addresses
//   npm run bench -- walk --data FILE.geojsonl.gz --mapping FILE     newline-delimited GeoJSON, and which column is which
//
// --size N (1000) addresses, --seed N (1). Sampled from the source file and compared letter by letter, independently of
// the index's normalisation. The server runs as in production in its own process.
import { createReadStream, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { createGunzip } from 'node:zlib';
import { demoAddresses } from '@doorstep/address-index';
import {
  createWalker,
  type Goal,
  protocolClient,
  runDoorstep,
  startServer,
  type Tally,
  walkAll,
  walkClients,
} from '@doorstep/testing';
import { openBenchData } from './keystrokes/open-bench-data.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '' },
    mapping: { type: 'string', default: '' },
    size: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
  },
});

const goals = draw(values.data === '' ? demoGoals() : await fileGoals(), Number(values.size));
const data = await openBenchData(values.data, values.mapping || undefined);
const dataFolder = mkdtempSync(join(tmpdir(), 'doorstep-bench-walk-'));
symlinkSync(resolve(data.folder), join(dataFolder, 'addresses'));
const env = { DOORSTEP_DEMO: 'off', DOORSTEP_LOG_LEVEL: 'warn' };
const server = await startServer({ dataFolder, env });
try {
  for (const client of walkClients) {
    const newKey = async (): Promise<string> =>
      (await runDoorstep(['keys', 'create', 'lookup', '--name', client.name], { dataFolder, env })).stdout.trim();
    const walk = createWalker(protocolClient({ url: `${server.url}/Capture/Interactive`, newKey }));
    for (const tally of await walkAll(walk, { clients: [client], goals })) print(tally);
  }
} finally {
  await server.stop();
  rmSync(dataFolder, { recursive: true, force: true });
  data.close();
}

function print({ client, beginning, walks, reached, levels, detours, missed }: Tally): void {
  const sorted = levels.toSorted((a, b) => a - b);
  const at = (part: number): number => sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
  console.log(
    `${client} | ${beginning}: ${((100 * reached) / walks).toFixed(2)} % of ${walks}, ` +
      `levels ${at(0.5)} (median), ${at(0.99)} (p99), ${at(1)} (most), detours ${(detours / walks).toFixed(2)} a walk`,
  );
  for (const text of missed.slice(0, 5)) console.log(`    ${text}`);
}

function demoGoals(): Goal[] {
  return [...demoAddresses()].map((row) => ({ ...row, number: row.number + row.suffix, building: row.buildingName }));
}

async function fileGoals(): Promise<Goal[]> {
  const { columns } = JSON.parse(readFileSync(values.mapping, 'utf8')) as { columns: Record<string, string> };
  const found: Goal[] = [];
  const lines = createInterface({ input: createReadStream(values.data).pipe(createGunzip()) });
  for await (const line of lines) {
    if (line === '') continue;
    const { properties } = JSON.parse(line) as { properties: Record<string, string | number | null> };
    const part = (name: string): string => String(properties[columns[name] ?? ''] ?? '').trim();
    // "12" and "A" become 12A, but "5" and "1/2" do not become "51/2".
    const gap = /^\d/.test(part('suffix')) ? ' ' : '';
    const number = part('number') === '0' ? '' : part('number') + gap + part('suffix');
    if (number === '' || part('street') === '') continue;
    found.push({
      number,
      street: part('street'),
      unit: part('unit'),
      building: part('buildingName'),
      locality: part('locality'),
      city: part('city'),
      postcode: part('postcode'),
    });
  }
  return found;
}

/** A uniform sample, equal for equal seeds. */
function draw(all: readonly Goal[], size: number): Goal[] {
  let state = Number(values.seed);
  const left = [...all];
  const drawn: Goal[] = [];
  while (drawn.length < size && left.length > 0) {
    state = (state * 48_271) % 2_147_483_647; // Park and Miller's generator
    const [one] = left.splice(state % left.length, 1);
    if (one !== undefined) drawn.push(one);
  }
  return drawn;
}
