import { rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { judgedWords } from '../judged-words.ts';
import type { Engine, EngineItem } from '../engine.ts';
import type { AddressText } from './address-texts.ts';

/** What an engine of the comparison takes. */
export interface Alternative {
  engine: Engine;
  rows: number;
  /** On disk, or null when it lives in memory. */
  bytes: number | null;
}

/** `LIKE 'x%'` over a text with an index, as the first idea goes. */
export function sqliteLike(rows: Iterable<AddressText>): Alternative {
  return openSqlite('SQLite LIKE', rows, {
    create: `create table address (line text collate nocase, text text, place text);`,
    insert: "insert into address (line, text, place) values (?1 || ' ' || ?2, ?1, ?2)",
    finish: 'create index address_line on address (line collate nocase)',
    select: `select text, place from address where line like ?1 escape '\\' limit ?2`,
    toParameter: (text) => `${text.replaceAll(/[\\%_]/g, '\\$&')}%`,
  });
}

/** FTS5, one row per address; the last word as a beginning. */
export function sqliteFts5(rows: Iterable<AddressText>): Alternative {
  return openSqlite('SQLite FTS5', rows, {
    create: `create virtual table address using fts5 (text, place, prefix = '2 3', tokenize = 'unicode61 remove_diacritics 2')`,
    insert: 'insert into address (text, place) values (?1, ?2)',
    finish: `insert into address (address) values ('optimize')`,
    select: 'select text, place from address where address match ?1 order by rank limit ?2',
    toParameter: (text) =>
      judgedWords(text)
        .map((word, at, words) => `"${word}"${at === words.length - 1 ? '*' : ''}`)
        .join(' '),
  });
}

interface Statements {
  create: string;
  insert: string;
  finish: string;
  select: string;
  toParameter(text: string): string;
}

function openSqlite(name: string, rows: Iterable<AddressText>, statements: Statements): Alternative {
  const file = join(tmpdir(), `doorstep-bench-${process.pid}-${name.replaceAll(/\W/g, '')}.db`);
  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -262144');
  database.exec(statements.create);
  const insert = database.prepare(statements.insert);
  let count = 0;
  database.exec('begin');
  for (const { text, place } of rows) {
    insert.run(text, place);
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

export function toItem({ text, place }: AddressText): EngineItem {
  return { id: '', isContainer: false, text, description: place };
}
