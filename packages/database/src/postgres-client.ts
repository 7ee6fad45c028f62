import type { Duplex } from 'node:stream';
import pg from 'pg';

/** More than the product has of both kinds; each takes some memory of every connection. */
const maxNamed = 300;

const names = new Map<string, string>();
const namesByKey = new Map<string, string>();

/**
 * The name under which a connection keeps the plan of a statement; null for what is planned each time: all but the four
 * verbs, lists of varying length, and `*`, whose columns a migration by a newer process may change; and what counts rows,
 * which takes longer than its plan, and how best depends on the values.
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
  /** What is asked now has plans of its own: those of a transaction in which every row is looked for by a key. */
  isByKey = false;
  #isHeldBack = false;

  // Kysely asks in one way alone: a text and its values. Whatever else is asked goes on as it is.
  // `never` fits what each of its overloads gives back.
  override query(...asked: unknown[]): never {
    const [text, values, ...rest] = asked;
    const name = typeof text === 'string' && Array.isArray(values) ? statementName(text, this.isByKey) : null;
    const query = super.query.bind(this) as (...all: unknown[]) => unknown;
    this.#holdBack();
    return (name === null ? query(...asked) : query({ name, text, values }, ...rest)) as never;
  }

  /** Until everything that is under way now has asked: each piece costs a call of the system. */
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
