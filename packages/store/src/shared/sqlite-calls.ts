// On SQLite a statement costs little, and a promise for each more than the statement: the rows of all who make a call are
// written one after the other, without waiting in between.
import type { ChangeEach } from '../database.ts';
import { insertText } from '../insert-rows.ts';
import type { WritingCalls } from './submission-calls.ts';

/** The calls of one transaction. */
export function sqliteCalls(changeEach: ChangeEach): WritingCalls {
  const change = (text: string, row: unknown[]): boolean => changeEach(text, [row])[0] === 1;
  const insertAll = (table: string, rows: object[]): void => {
    const [first] = rows;
    if (first === undefined) return;
    changeEach(
      insertText(table, Object.keys(first), 'sqlite'),
      rows.map((row) => Object.values(row) as unknown[]),
    );
  };
  const writes =
    (table: string) =>
    async (rows: object[]): Promise<boolean[]> => {
      insertAll(table, rows);
      return rows.map(() => true);
    };
  return {
    async takeIdempotencyKey(given) {
      return given.map(({ offerId, key, fingerprint, requestId }) =>
        change(takeKey, [offerId, key, fingerprint, requestId]),
      );
    },
    async spendPass(given) {
      return given.map(({ passId, expiresAt }) => change(spendPass, [passId, expiresAt]));
    },
    async claimHome(given) {
      return given.map(({ id, scopeId, keys, buildingHash }) => {
        changeEach(insertHome, [[id, scopeId, buildingHash]]);
        const areGiven = changeEach(
          insertKey,
          keys.map(({ hash, kind, version }) => [scopeId, hash, kind, version, id]),
        );
        return areGiven.every((changes) => changes === 1);
      });
    },
    async takeCounters(given) {
      return given.map((wanted) =>
        wanted.map(({ name, max, expiresAt }) => change(countUp, [name, expiresAt, max])).every(Boolean),
      );
    },
    async takeStock(given) {
      return given.map((lines) =>
        lines.every(({ itemId, quantity }) => change(takeUnits, [quantity, itemId, quantity])),
      );
    },
    async insertRequest(given) {
      insertAll(
        'request',
        given.map(({ request }) => request),
      );
      insertAll(
        'request_line',
        given.flatMap(({ lines }) => lines),
      );
      insertAll(
        'request_home',
        given.flatMap(({ homes }) => homes),
      );
      return given.map(() => true);
    },
    async settleIdempotencyKey(given) {
      changeEach(
        settleKey,
        given.map(({ answer, offer_id: offerId, key }) => [answer, offerId, key]),
      );
      return given.map(() => true);
    },
    insertAudit: writes('audit'),
    insertMail: writes('outbox'),
    insertDelivery: writes('webhook_delivery'),
  };
}

const takeKey = `insert into idempotency_key (offer_id, key, fingerprint, request_id, answer)
  values (?, ?, ?, ?, '') on conflict (offer_id, key) do nothing`;
const settleKey = `update idempotency_key set answer = ? where offer_id = ? and key = ?`;
const spendPass = `insert into pass_spent (pass_id, expires_at) values (?, ?) on conflict (pass_id) do nothing`;
const insertHome = `insert into home (id, scope_id, building_hash) values (?, ?, ?)`;
const insertKey = `insert into home_key (scope_id, hash, kind, version, home_id) values (?, ?, ?, ?, ?)
  on conflict (scope_id, hash) do nothing`;
const countUp = `insert into counter (name, count, expires_at) values (?, 1, ?)
  on conflict (name) do update set count = counter.count + 1 where counter.count < ?`;
const takeUnits = `update item set taken = taken + ? where id = ? and (stock is null or taken + ? <= stock)`;
