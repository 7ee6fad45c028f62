import type { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';
import pg from 'pg';
import type { PostgresHosts } from './postgres-hosts.ts';

/** More than the product has of each kind; each plan takes memory in every connection. */
const maxNamed = 300;

const names = new Map<string, string>();
const namesByKey = new Map<string, string>();

/**
 * The name under which a connection caches a statement's plan; null to plan it each time: anything but the four verbs;
 * lists of varying length; `*`, whose columns a newer process's migration may change; and counts, which take longer
 * than planning and whose best plan depends on the values.
 * @param isByKey Every row is looked up by a key: such a plan is always good, and separate from those of other
 * transactions.
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

/** SQLSTATE of a write to a read-only server. */
const readOnly = '25006';

export interface PlanningSettings extends Omit<pg.PoolConfig, 'onConnect'> {
  /** The pool awaits it. */
  onConnect: (client: pg.ClientBase) => Promise<void>;
  pipeline: boolean;
  hosts: PostgresHosts;
  /** Whether the connection settings themselves are read-only. */
  isReadOnly: boolean;
}

/** A connection that keeps prepared statements, and sends concurrent statements as one packet (pipelining). */
export class PlanningClient extends pg.Client {
  /** Uses separate plans from now on, for a transaction that looks up every row by a key. */
  isByKey = false;
  /** Behind a pooler the next statement may reach another connection, which does not know a plan by its name. */
  #hasPooler = false;
  #isHeldBack = false;

  /** Whether the server no longer takes changes: another may have replaced it, even under the same name. */
  isStale = false;
  readonly #hosts: PostgresHosts;
  readonly #url: string;
  readonly #isReadOnly: boolean;

  /** @param config As `PlanningSettings`; the pool's types are narrower. */
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

  /**
   * Detects a pooler.
   * @throws if the server is read-only and another might not be.
   */
  async greet(): Promise<void> {
    const { rows } = await super.query<{ pid: number; isReplica: boolean; isReadOnly: boolean }>(
      `select pg_backend_pid() as pid, pg_is_in_recovery() as "isReplica",
        current_setting('transaction_read_only') = 'on' as "isReadOnly"`,
    );
    const { pid, isReplica = false, isReadOnly = false } = rows[0] ?? {};
    // A pooler invents the process id.
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
