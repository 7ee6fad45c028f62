// A driver whose queries run on the thread for lists.
import { Worker } from 'node:worker_threads';
import {
  Kysely,
  SqliteDialect,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely';
import type { Tables } from './tables.ts';

export interface ListQuery {
  id: number;
  sql: string;
  parameters: readonly unknown[];
}

export type ListRows = { id: number; rows: unknown[] } | { id: number; error: { message: string; code: string } };

class ListThread {
  readonly #file: string;
  #worker: Worker | null = null;
  #asked = 0;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown[]>>();

  constructor(file: string) {
    this.#file = file;
  }

  read(sql: string, parameters: readonly unknown[]): Promise<unknown[]> {
    const worker = (this.#worker ??= this.#start());
    this.#asked += 1;
    const query: ListQuery = { id: this.#asked, sql, parameters };
    const answer = Promise.withResolvers<unknown[]>();
    this.#waiting.set(query.id, answer);
    // The process does not exit while a caller waits for the thread.
    worker.ref();
    worker.postMessage(query); // oxlint-disable-line unicorn/require-post-message-target-origin -- not a window
    return answer.promise;
  }

  async end(): Promise<void> {
    // Otherwise a late message would unref the worker and let the process exit early.
    this.#worker?.removeAllListeners('message');
    await this.#worker?.terminate();
  }

  /** Started with the first list, and again after it has ended. */
  #start(): Worker {
    const worker = new Worker(new URL('sqlite-list-thread.ts', import.meta.url), { workerData: this.#file });
    let cause: unknown;
    worker.on('message', (answer: ListRows) => {
      const waiting = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if (this.#waiting.size === 0) worker.unref();
      if ('rows' in answer) waiting?.resolve(answer.rows);
      else waiting?.reject(Object.assign(new Error(answer.error.message), { code: answer.error.code }));
    });
    worker.on('error', (error) => {
      cause = error;
    });
    worker.on('exit', () => {
      this.#worker = null;
      const ended = new Error('The thread that reads lists has ended', { cause });
      for (const { reject } of this.#waiting.values()) reject(ended);
      this.#waiting.clear();
    });
    return worker;
  }
}

class ListDriver implements Driver {
  readonly #thread: ListThread;

  constructor(file: string) {
    this.#thread = new ListThread(file);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const thread = this.#thread;
    return {
      async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
        return { rows: (await thread.read(sql, parameters)) as Row[] };
      },
      // oxlint-disable-next-line require-yield -- the port has it; nothing of ours asks for a stream
      async *streamQuery(): AsyncIterableIterator<never> {
        throw new Error('The store reads page by page');
      },
    };
  }

  async beginTransaction(): Promise<void> {
    throw new Error('Lists are read without a transaction');
  }

  async commitTransaction(): Promise<void> {}

  async rollbackTransaction(): Promise<void> {}

  async releaseConnection(): Promise<void> {}

  destroy(): Promise<void> {
    return this.#thread.end();
  }
}

class ListDialect extends SqliteDialect {
  readonly #driver: ListDriver;
  readonly #adapter: ReturnType<SqliteDialect['createAdapter']>;

  constructor(database: ConstructorParameters<typeof SqliteDialect>[0], dialect: SqliteDialect, file: string) {
    super(database);
    this.#driver = new ListDriver(file);
    this.#adapter = dialect.createAdapter();
  }

  override createDriver(): Driver {
    return this.#driver;
  }

  override createAdapter(): ReturnType<SqliteDialect['createAdapter']> {
    return this.#adapter;
  }
}

/** Reads committed data of an SQLite file, on a thread that starts with the first query. */
export function sqliteLists(parts: {
  file: string;
  config: ConstructorParameters<typeof SqliteDialect>[0];
  dialect: SqliteDialect;
}): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new ListDialect(parts.config, parts.dialect, parts.file) });
}
