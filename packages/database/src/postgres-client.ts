import type { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';
import pg from 'pg';
import type { PostgresHosts } from './postgres-hosts.ts';

/** More than the product has of each kind; each plan takes memory in every connection. */
const maxNamed = 300;

const names = new Map<string, string>();
const namesByKey = new Map<string, string>();

/**
 * The name under which a connection caches the plan of a statement; null to plan it each time: anything but the four
 * verbs; lists of varying length; `*`, whose columns a newer process's migration may change; and counts,
 * which take longer than planning and whose best plan depends on the values.
 * @param isByKey Every row is looked for by a key: a plan is good at any time, and is not shared with other transactions.
 */
export function statementName(text: string, isByKey: boolean): string | null {
  const known = isByKey ? namesByKey : names;
  const name = known.get(text);
  if (name !== undefined) return name;
  const isKept = isByKey || /^(?:select|insert|update|delete|with)\b/.test(text);
  if (!isKept || /(?:select|returning|\.) ?\*/.test(text) || text.length > 2000 || isFull()) return null;
  if (!isByKey && text.includes('count(*)')) return null;
  const made = `doorstep_${isByKey ? 'by_key_' : ''}${known.size + 1}`;
  known.set(text, made);
  return made;
}

const isFull = (): boolean => names.size + namesByKey.size >= maxNamed;

/** SQLSTATE of a change where none is taken. */
const readOnly = '25006';

export interface PlanningSettings extends Omit<pg.PoolConfig, 'onConnect'> {
  /** The pool waits for it. */
  onConnect: (client: pg.ClientBase) => Promise<void>;
  pipeline: boolean;
  hosts: PostgresHosts;
  /** Whether the connection itself says that it writes nothing. */
  isReadOnly: boolean;
}

/** A connection that keeps prepared statements, and sends concurrent statements as one packet (pipelining). */
export class PlanningClient extends pg.Client {
  /** Uses separate plans from now on: those of a transaction that looks up every row by a key. */
  isByKey = false;
  /** Behind a pooler the next statement may come to another connection, which does not know a plan by its name. */
  #hasPooler = false;
  #isHeldBack = false;

  isStale = false;
  readonly #hosts: PostgresHosts;
  readonly #url: string;
  readonly #isReadOnly: boolean;

  /** @param config As `PlanningSettings`; the pool's types know no others. */
  constructor(config?: pg.ClientConfig) {
    const settings = config as PlanningSettings;
    super({ ...settings, connectionString: settings.hosts.current });
    this.#hosts = settings.hosts;
    this.#url = settings.hosts.current;
    this.#isReadOnly = settings.isReadOnly;
    const { connection } = this as unknown as { connection: EventEmitter };
    connection.on('errorMessage', ({ code }: { code?: string }) => (this.isStale ||= code === readOnly));
  }

  // The pool calls it with a callback.
  override connect(...[done]: unknown[]): never {
    const connect = super.connect.bind(this) as (done: (error: Error | null) => void) => unknown;
    return connect((error) => {
      if (error !== null && error !== undefined) this.#hosts.leave(this.#url);
      (done as (error: Error | null) => void)(error);
    }) as never;
  }

  /** Finds out whether a pooler or a server answers. @throws where the server takes no changes and another might. */
  async greet(): Promise<void> {
    const { rows } = await super.query<{ pid: number; isReplica: boolean; isReadOnly: boolean }>(
      `select pg_backend_pid() as pid, pg_is_in_recovery() as "isReplica",
        current_setting('transaction_read_only') = 'on' as "isReadOnly"`,
    );
    const { pid, isReplica = false, isReadOnly = false } = rows[0] ?? {};
    // A pooler makes up the number of the process.
    this.#hasPooler = pid !== (this as unknown as { processID: number }).processID;
    if (this.#hosts.count === 1 || !(isReplica || (isReadOnly && !this.#isReadOnly))) return;
    this.#hosts.leave(this.#url);
    throw Object.assign(new Error('none of the servers takes changes'), { code: readOnly });
  }

  // Kysely only calls it with a text and values. Other calls pass through unchanged.
  // `never` fits the return type of each overload.
  override query(...asked: unknown[]): never {
    const [text, values, ...rest] = asked;
    const isPlanned = typeof text === 'string' && Array.isArray(values) && !this.#hasPooler;
    const name = isPlanned ? statementName(text, this.isByKey) : null;
    const query = super.query.bind(this) as (...all: unknown[]) => unknown;
    this.#holdBack();
    return (name === null ? query(...asked) : query({ name, text, values }, ...rest)) as never;
  }

  /** Waits until the current work has sent its statements, since each packet costs a system call. */
  #holdBack(): void {
    if (this.#isHeldBack) return;
    const { stream } = (this as unknown as { connection: { stream: Duplex } }).connection;
    this.#isHeldBack = true;
    stream.cork();
    process.nextTick(() => {
      this.#isHeldBack = false;
      stream.uncork();
    });
  }
}
