// The database's own cost of a submission's rows: prepared statements without reads, in durable groups of 32.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Offer } from '@doorstep/core';
import { newId } from '@doorstep/database/open';
import SqliteDatabase from 'better-sqlite3';
import type { Bed } from './bed.ts';
import { inTurn, createCall } from './create-call.ts';
import { createHome } from './create-submission.ts';

const groupSize = 32;

export function measureRawFloor(bed: Bed, offer: Offer, groups: number): number {
  const database = new SqliteDatabase(join(bed.installation.config.dataFolder, 'doorstep.db'));
  try {
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    database.pragma('cache_size = -64000');
    database.pragma('wal_autocheckpoint = 8000');
    const insert = prepare(database);
    const save = database.transaction(() => {
      for (let index = 0; index < groupSize; index += 1) insert(offer);
    });
    for (let group = 0; group < 20; group += 1) save.immediate(); // warm up
    const startedAt = performance.now();
    for (let group = 0; group < groups; group += 1) save.immediate();
    return (groups * groupSize) / ((performance.now() - startedAt) / 1000);
  } finally {
    database.close();
  }
}

function prepare(database: SqliteDatabase.Database): (offer: Offer) => void {
  const statement = (table: string, columns: string) =>
    database.prepare(
      `insert into ${table} (${columns}) values (${columns
        .split(',')
        .map(() => '?')
        .join(', ')})`, // oxlint-disable-line
    );
  const key = statement('idempotency_key', 'offer_id, key, fingerprint, request_id, answer, at');
  const pass = statement('pass_spent', 'pass_id, expires_at');
  const counter = statement('counter', 'name, count, expires_at');
  const home = statement('home', 'id, scope_id, building_hash, door_hash');
  const homeKey = statement('home_key', 'scope_id, hash, kind, version, home_id');
  const request = statement(
    'request',
    'id, reference, secret_hash, offer_id, offer_version, state, has_pass, hold_reasons, contact, answers, address, ' +
      'assurance, source, language, network, search_text, sort_name, sort_postcode, received_at, accepted_at, updated_at',
  );
  const line = statement('request_line', 'request_id, item_id, quantity');
  const requestHome = statement('request_home', 'request_id, home_id');
  const audit = statement(
    'audit',
    'at, action, subject_kind, subject_id, actor_kind, actor_id, actor_name, is_reading, detail',
  );
  const take = database.prepare('update item set taken = taken + 1 where id = ?');
  const hash = () => randomUUID().replaceAll('-', '').repeat(2);
  return ({ id: offerId, scopeId, definition }) => {
    const [requestId, homeId, at] = [newId(), newId(), Date.now()];
    const itemId = definition.items[0]?.id ?? '';
    const { lines, postcode } = createHome();
    const reference = requestId.slice(18);
    key.run(
      offerId,
      randomUUID(),
      hash(),
      requestId,
      JSON.stringify({ reference, state: 'accepted', place: null }),
      at,
    );
    pass.run(`pow:pow:${at}:${hash().slice(32)}`, at);
    home.run(homeId, scopeId, hash(), hash().slice(0, 16));
    homeKey.run(scopeId, hash(), 'address', 1, homeId);
    for (const writer of ['visitor', 'network']) {
      const name = `${writer}:${hash().slice(32)}`;
      counter.run(`home:${homeId}:${name}:20000`, 1, at);
      counter.run(`${name}/homes:20000`, 1, at);
    }
    take.run(itemId);
    request.run(
      requestId, reference, hash(), offerId, 1, 'accepted', 1, '[]',
      JSON.stringify({ name: 'Robin Fictional', email: '', phone: '' }), '{}',
      JSON.stringify(createHome()), 'retrieved', 'web', 'en', hash().slice(32),
      `${reference} robin fictional ${lines.join(' ')} ${postcode}`, 'robin fictional', postcode, at, at, at,
    ); // prettier-ignore
    line.run(requestId, itemId, 1);
    requestHome.run(requestId, homeId);
    audit.run(at, 'request.accepted', 'request', requestId, 'visitor', null, '', 0, '{"state":"accepted"}');
  };
}

/** @returns submissions per second through the product's verb, at this concurrency. */
export async function measureInProcess(
  { context }: Bed,
  offers: Offer[],
  { count, atOnce }: { count: number; atOnce: number },
): Promise<number> {
  const prepared: (() => Promise<unknown>)[] = [];
  for (let made = 0; made < count; made += 1) {
    const offer = offers[made % offers.length];
    if (offer !== undefined) prepared.push(await createCall(context, offer));
  }
  const warm = prepared.splice(0, Math.floor(count / 10));
  await inTurn(warm, atOnce);
  const startedAt = performance.now();
  await inTurn(prepared, atOnce);
  return prepared.length / ((performance.now() - startedAt) / 1000);
}
