import type { Duplex } from 'node:stream';
import pg from 'pg';

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

/** A connection that keeps prepared statements, and sends concurrent statements as one packet (pipelining). */
export class PlanningClient extends pg.Client {
  /** Uses separate plans from now on: those of a transaction that looks up every row by a key. */
  isByKey = false;
  /** Behind a pooler the next statement may come to another connection, which does not know a plan by its name. */
  #hasPooler = false;
  #isHeldBack = false;

  /** Finds out whether a pooler stands between: it makes up the number of the process at the other end. */
  async findPooler(): Promise<void> {
    const { rows } = await super.query<{ pid: number }>('select pg_backend_pid() as pid');
    this.#hasPooler = rows[0]?.pid !== (this as unknown as { processID: number }).processID;
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
