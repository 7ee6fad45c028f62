// The export of a big offer streams through the server instead of filling its memory.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inviteStaff, type Offer } from '@doorstep/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startRealServers, type RealServers } from './real-servers.ts';

const many = 300_000;
const few = 30_000;
/** The file itself is larger. */
const maxGrowthBytes = 40 * 1024 * 1024;

let real: RealServers;
let cookie = '';
let small: Offer;
let big: Offer;
beforeAll(async () => {
  // A low ceiling makes the garbage collector run early, so that needed memory is measured and not garbage. A server
  // that kept its export would crash here.
  real = await startRealServers('SQLite', 1, { NODE_OPTIONS: '--max-old-space-size=96 --max-semi-space-size=4' });
  small = await real.open();
  big = await real.open();
  fill(small, few);
  fill(big, many);
  const { token } = await inviteStaff(real.staff, 'owner');
  const answer = await fetch(`${real.servers[0]?.url}/api/v1/invitations/accept`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, name: 'Olive', email: 'olive@example.org', password: 'wheelbarrow in the rain' }),
  });
  cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
});
afterAll(() => real.end());

/** Requests as the gate would save them, written directly into the file. */
function fill(offer: Offer, count: number): void {
  const database = new DatabaseSync(join(real.installation.config.dataFolder, 'doorstep.db'));
  const address = JSON.stringify({
    organisation: '', unit: '', buildingName: '', number: '12', street: 'Pebble Lane', locality: '', city: 'Marrow Vale',
    district: '', region: 'Westshire', postcode: 'ZZ1 1AA', countryCode: 'GB',
    lines: ['12 Pebble Lane', 'Marrow Vale', 'ZZ1 1AA'], latitude: null, longitude: null,
  }); // prettier-ignore
  const contact = JSON.stringify({ name: 'Robin Fictional', email: 'robin@example.org', phone: '' });
  database.exec('begin');
  database
    .prepare(
      `with recursive n (i) as (select 1 union all select i + 1 from n where i < ?)
       insert into request (id, reference, secret_hash, offer_id, offer_version, state, has_pass, hold_reasons, contact,
         answers, address, assurance, source, language, network, search_text, sort_name, sort_postcode, received_at, updated_at)
       select ? || '-' || i, ? || '-' || i, '', ?, 1, 'accepted', 1, '[]', ?, '{}', ?, 'retrieved', 'web', 'en', '', '', '', '',
         1700000000000 + i / 3, 0 from n`,
    )
    .run(count, offer.slug, offer.slug, offer.id, contact, address);
  database
    .prepare(`insert into request_line select id, ?, 1 from request where offer_id = ?`)
    .run(offer.definition.items[0]?.id ?? '', offer.id);
  database.exec('commit');
  database.close();
}

function residentBytes(): number {
  const status = readFileSync(`/proc/${real.servers[0]?.pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
}

/** Processor time of the server, in hundredths of a second. */
function processorTicks(): number {
  const [, fields = ''] = readFileSync(`/proc/${real.servers[0]?.pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11);
  return Number(user) + Number(system);
}

async function exportOf(offer: Offer): Promise<ReadableStreamDefaultReader<Uint8Array>> {
  const answer = await fetch(`${real.servers[0]?.url}/api/v1/requests/export.csv?offer=${offer.id}`, {
    headers: { cookie },
  });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  if (answer.body === null) throw new Error('the export has no body');
  return answer.body.getReader();
}

/**
 * Reads to the end, or up to a number of bytes.
 * @returns the lines, and the server's peak memory meanwhile.
 */
async function read(reader: ReadableStreamDefaultReader<Uint8Array>, maxBytes = Infinity) {
  let lines = 0;
  let bytes = 0;
  let max = 0;
  while (bytes < maxBytes) {
    const { done, value } = await reader.read();
    if (done) break;
    for (const byte of value) if (byte === 10) lines += 1;
    bytes += value.length;
    max = Math.max(max, residentBytes());
  }
  return { lines, max };
}

it(`an export of ${many} requests needs no more memory than one of ${few}, however slowly it is read`, async () => {
  const before = await read(await exportOf(small));
  expect(before.lines).toBe(few + 1);

  // A reader who takes the first lines and then pauses.
  const slow = await exportOf(big);
  const begun = await read(slow, 100_000);
  let max = begun.max;
  let ticks = 0;
  const worked = () => {
    max = Math.max(max, residentBytes());
    const before = ticks;
    ticks = processorTicks();
    return ticks - before;
  };
  // The server has read ahead as far as it will.
  await expect
    .poll(worked, { message: 'hundredths of a second that the server worked', timeout: 60_000, interval: 300 })
    .toBeLessThan(3);
  const rest = await read(slow);
  expect(begun.lines + rest.lines).toBe(many + 1);
  console.log(
    `Memory for the small one ${mib(before.max)}, while waiting ${mib(max)}, while reading ${mib(rest.max)}.`,
  );
  expect(Math.max(max, rest.max) - before.max).toBeLessThan(maxGrowthBytes);
});

const mib = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MiB`;
