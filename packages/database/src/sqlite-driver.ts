// Two connections to one file: one writes, a transaction at a time; the other reads committed data, so that
// readers never wait.
import type SqliteDatabase from 'better-sqlite3';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { setTimeout as delay } from 'node:timers/promises';
import type { Connections, EachRow } from './database.ts';
import { createSqliteStatements } from './sqlite-statements.ts';

/** A group of submissions takes up to 25 ms: retry a few times within that, with pauses for other processes. */
const retryMs = 4;
/** The other process is given turns for this long after a conflict. */
const sharedForMs = 1000;

/**
 * Waits for another process that writes to the same file. SQLite's own waiting would block this whole process,
 * including pages and lookups, and sleeps longer after each try, so a process that tries often would always win.
 */
export class SqliteWriteLock {
  readonly #maxMs: number;
  /** When another process last held the lock. */
  #sharedAt = -Infinity;

  /** @param maxMs  time-out of the wait. */
  constructor(maxMs: number) {
    this.#maxMs = maxMs;
  }

  /**
   * Runs the function that takes the lock.
   * @throws its error; `SQLITE_BUSY` if another process kept the lock.
   */
  async take<T>(run: () => T): Promise<T> {
    const startedAt = performance.now();
    // Otherwise the process that has just committed would win again before the other retries.
    if (startedAt - this.#sharedAt < sharedForMs) await delay(retryMs);
    for (;;) {
      try {
        return run();
      } catch (error) {
        const now = performance.now();
        if (!isBusy(error) || now - startedAt > this.#maxMs) throw error;
        this.#sharedAt = now;
        await delay(retryMs * Math.random());
      }
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
}

type Statements = (text: string) => SqliteDatabase.Statement;

export class SqliteDriver implements Driver {
  readonly #writer: SqliteDatabase.Database;
  readonly #reader: SqliteDatabase.Database;
  readonly #statements: { write: Statements; read: Statements };
  readonly #turns = new Mutex();
  readonly #lock: SqliteWriteLock;
  readonly #requireFile: () => void;

  /**
   * @param parts `lock` waits before anything is written, so `writer` itself never waits; `requireFile` throws before a
   * commit that no later start would find.
   */
  constructor(parts: {
    writer: SqliteDatabase.Database;
    reader: SqliteDatabase.Database;
    lock: SqliteWriteLock;
    requireFile: () => void;
  }) {
    const { writer, reader, lock, requireFile } = parts;
    this.#lock = lock;
    this.#requireFile = requireFile;
    this.#writer = writer;
    this.#reader = reader;
    this.#statements = { write: createSqliteStatements(writer), read: createSqliteStatements(reader) };
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection({
      statements: this.#statements,
      turns: this.#turns,
      lock: this.#lock,
      requireFile: this.#requireFile,
    });
  }

  /**
   * Begins every transaction as a writing one. A transaction that first reads and then writes would fail at once if
   * another process wrote in between, despite the busy timeout; and two of them could both read the same stock.
   */
  async beginTransaction(connection: SqliteConnection): Promise<void> {
    await this.#turns.take();
    try {
      await this.#lock.take(() => this.#statements.write('begin immediate').run());
    } catch (error) {
      this.#turns.pass();
      throw error;
    }
    connection.isInTransaction = true;
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    // If it fails, Kysely rolls back.
    this.#requireFile();
    this.#statements.write('commit').run();
    this.#end(connection);
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    try {
      // Some errors, such as a full disk, have already ended the transaction.
      if (this.#writer.inTransaction) this.#statements.write('rollback').run();
    } finally {
      this.#end(connection);
    }
  }

  async releaseConnection(): Promise<void> {}

  /** A promise for each row would cost more than the row itself. */
  readonly each: EachRow = {
    change: (text, rows) => {
      const statement = this.#writing(text);
      return rows.map((parameters) => statement.run(parameters).changes);
    },
    get: (text, rows) => {
      const statement = this.#writing(text);
      return rows.map((parameters) => statement.get(parameters) as Record<string, unknown> | undefined);
    },
  };

  #writing(text: string): SqliteDatabase.Statement {
    const statement = this.#statements.write(text);
    if (!this.#writer.inTransaction) throw new Error('No transaction is under way');
    return statement;
  }

  connections(): Connections {
    return { open: 2, idle: this.#turns.isTaken ? 1 : 2, waiting: this.#turns.waiting };
  }

  async destroy(): Promise<void> {
    this.#reader.close();
    this.#writer.close();
  }

  #end(connection: SqliteConnection): void {
    connection.isInTransaction = false;
    this.#turns.pass();
  }
}

class SqliteConnection implements DatabaseConnection {
  isInTransaction = false;
  readonly #statements: { write: Statements; read: Statements };
  readonly #turns: Mutex;
  readonly #lock: SqliteWriteLock;
  readonly #requireFile: () => void;

  constructor(parts: {
    statements: { write: Statements; read: Statements };
    turns: Mutex;
    lock: SqliteWriteLock;
    requireFile: () => void;
  }) {
    this.#statements = parts.statements;
    this.#turns = parts.turns;
    this.#lock = parts.lock;
    this.#requireFile = parts.requireFile;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.isInTransaction) return execute(this.#statements.write(sql), parameters);
    const reading = this.#statements.read(sql);
    if (reading.reader && reading.readonly) return execute(reading, parameters);
    await this.#turns.take();
    try {
      this.#requireFile();
      return await this.#lock.take(() => execute<Row>(this.#statements.write(sql), parameters));
    } finally {
      this.#turns.pass();
    }
  }

  // oxlint-disable-next-line require-yield -- the port has it; nothing of ours asks for a stream
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('The store reads page by page');
  }
}

function execute<Row>(statement: SqliteDatabase.Statement, parameters: readonly unknown[]): QueryResult<Row> {
  if (statement.reader) return { rows: statement.all(parameters) as Row[] };
  const { changes, lastInsertRowid } = statement.run(parameters);
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}

/** A mutex: the writing connection serves one transaction at a time, in order of arrival. */
class Mutex {
  #isTaken = false;
  readonly #waiting: (() => void)[] = [];

  get isTaken(): boolean {
    return this.#isTaken;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  take(): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return Promise.resolve();
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  pass(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#isTaken = false;
    else next();
  }
}
