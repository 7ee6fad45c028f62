import { rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Engine } from '../engine.ts';
import { type AddressText, toItem } from './address-texts.ts';
import { indexedWords, type TypedWord, type Needs, withStreets } from './with-streets.ts';

export interface Alternative {
  engine: Engine;
  rows: number;
  /** On disk; null for an in-memory engine. */
  bytes: number | null;
}

export function sqliteLike(rows: Iterable<AddressText>): Alternative {
  return openSqlite('SQLite LIKE', rows, {
    create: `create table address (line text collate nocase, text text, place text);`,
    insert: 'insert into address (line, text, place) values (?, ?, ?)',
    toRow: ({ text, place }) => [`${text} ${place}`, text, place],
    finish: 'create index address_line on address (line collate nocase)',
    select: `select text, place from address where line like ?1 escape '\\' limit ?2`,
    toParameter: (text) => `${text.replaceAll(/[\\%_]/g, '\\$&')}%`,
  });
}

/** FTS5, one row per address and one per street; prefix search on the last word. */
export function sqliteFts5(rows: Iterable<AddressText>): Alternative {
  const { file, database } = openFile('SQLite FTS5');
  const columns = `words, text unindexed, place unindexed, street unindexed, prefix = '2 3', tokenize = 'unicode61 remove_diacritics 0'`;
  for (const table of ['addresses', 'streets']) database.exec(`create virtual table ${table} using fts5 (${columns})`);
  database.exec('create table row_of_street (street integer, row integer)');
  const insertInto = (table: string) =>
    database.prepare(`insert into ${table} (words, text, place, street) values (?, ?, ?, ?)`);
  const [address, street] = [insertInto('addresses'), insertInto('streets')];
  const listed = database.prepare('insert into row_of_street values (?, ?)');
  let [count, last] = [0, 0];
  database.exec('begin');
  for (const row of rows) {
    const { lastInsertRowid } = address.run(indexedWords(row.text, row.place), row.text, row.place, row.street);
    listed.run(row.street, lastInsertRowid);
    // Rows are grouped by street.
    if (row.street !== last) street.run(indexedWords(row.streetName, row.place), row.streetName, row.place, row.street);
    last = row.street;
    count++;
  }
  database.exec('commit');
  database.exec('create index rows_of_street on row_of_street (street, row)');
  for (const table of ['addresses', 'streets']) database.exec(`insert into ${table} (${table}) values ('optimize')`);
  const find = (table: string) => {
    const select = database.prepare(
      `select text, place, street from ${table} where ${table} match ? order by rank limit ?`,
    );
    return (words: readonly TypedWord[], limit: number, needs: Needs) =>
      select.all(matchOf(words, needs), limit) as unknown as AddressText[];
  };
  const ofStreet = database.prepare(
    'select text, place, addresses.street from row_of_street join addresses on addresses.rowid = row where row_of_street.street = ?',
  );
  return {
    rows: count,
    bytes: statSync(file).size,
    engine: withStreets({
      name: 'SQLite FTS5',
      addresses: find('addresses'),
      streets: find('streets'),
      inStreet: (number) => ofStreet.all(number) as unknown as AddressText[],
      close() {
        database.close();
        rmSync(file, { force: true });
      },
    }),
  };
}

/** FTS5 with trigrams, which tolerates typos: the rows that share the most trigrams. */
export function sqliteTrigrams(rows: Iterable<AddressText>): Alternative {
  return openSqlite('SQLite FTS5 trigrams', rows, {
    create: `create virtual table address using fts5 (words, text unindexed, place unindexed, tokenize = 'trigram')`,
    insert: 'insert into address (words, text, place) values (?, ?, ?)',
    toRow: ({ text, place }) => [indexedWords(text, place), text, place],
    finish: "insert into address (address) values ('optimize')",
    select: 'select text, place from address where address match ?1 order by rank limit ?2',
    toParameter: (text) => trigramsOf(indexedWords(text)).join(' OR '),
  });
}

function trigramsOf(text: string): string[] {
  const letters = Array.from(text);
  const trigrams = letters.slice(2).map((_, at) => `"${letters.slice(at, at + 3).join('')}"`);
  return [...new Set(trigrams)];
}

function matchOf(words: readonly TypedWord[], needs: Needs): string {
  return words
    .map(({ forms, isLast }) => `(${forms.map((form) => `"${form}"${isLast ? '*' : ''}`).join(' OR ')})`)
    .join(needs === 'all' ? ' AND ' : ' OR ');
}

function openFile(name: string): { file: string; database: DatabaseSync } {
  const file = join(tmpdir(), `doorstep-bench-${process.pid}-${name.replaceAll(/\W/g, '')}.db`);
  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -262144');
  return { file, database };
}

interface Statements {
  create: string;
  insert: string;
  finish: string;
  select: string;
  toRow(address: Pick<AddressText, 'text' | 'place'>): string[];
  toParameter(text: string): string;
}

function openSqlite(name: string, rows: Iterable<AddressText>, statements: Statements): Alternative {
  const { file, database } = openFile(name);
  database.exec(statements.create);
  const insert = database.prepare(statements.insert);
  let count = 0;
  database.exec('begin');
  for (const { text, place } of rows) {
    insert.run(...statements.toRow({ text, place }));
    count++;
  }
  database.exec('commit');
  database.exec(statements.finish);
  const select = database.prepare(statements.select);
  return {
    rows: count,
    bytes: statSync(file).size,
    engine: {
      name,
      suggest(text, limit) {
        const parameter = statements.toParameter(text);
        const startedAt = performance.now();
        const found = parameter === '' ? [] : (select.all(parameter, limit) as unknown as AddressText[]);
        const tookMs = performance.now() - startedAt;
        return Promise.resolve({ items: found.map(toItem), tookMs });
      },
      close() {
        database.close();
        rmSync(file, { force: true });
      },
    },
  };
}
