// On SQLite there is one writer at a time, and a commit waits for the disk. Transactions that arrive at the same time
// are therefore committed as one: each in its own savepoint, with its own outcome, and answered only after the commit.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Begin } from './database.ts';
import type { Tables } from './tables.ts';

/**
 * Origin of the numbers: a commit costs as much as two to five submissions, which no longer matters beyond some sixty;
 * and no page waits longer for a group than for a slow answer. Another process on the file gets its turn between two
 * groups.
 */
const maxBatchSize = 64;
const maxTimeMs = 25;

interface Member<Tx> {
  work: (tx: Tx) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

type Outcome = { kind: 'done'; value: unknown } | { kind: 'failed'; error: unknown };

/**
 * Runs transactions in groups, in order of arrival.
 * @param begin Runs work in one transaction, and throws if it is not committed.
 * @param open Creates a member's handle inside a transaction.
 */
export function groupCommit<Tx>({
  begin,
  open,
}: {
  begin: Begin;
  open: (transaction: Kysely<Tables>) => Tx;
}): <T>(work: (tx: Tx) => Promise<T>) => Promise<T> {
  let waiting: Member<Tx>[] = [];
  let isRunning = false;

  async function runAll(): Promise<void> {
    // Requests whose bytes have arrived reach this point before the first group begins.
    for (await nextTurn(); waiting.length > 0; await nextTurn()) {
      const members = waiting.splice(0, maxBatchSize);
      const [only] = members;
      if (members.length === 1 && only !== undefined) await runAlone(only);
      else await runGroup(members);
    }
    isRunning = false;
  }

  async function runAlone({ work, resolve, reject }: Member<Tx>): Promise<void> {
    try {
      resolve(await begin((transaction) => work(open(transaction))));
    } catch (error) {
      reject(error);
    }
  }

  async function runGroup(members: Member<Tx>[]): Promise<void> {
    let hasBegun = false;
    const outcomes: Outcome[] = [];
    try {
      await begin(async (transaction) => {
        hasBegun = true;
        outcomes.length = 0;
        const until = performance.now() + maxTimeMs;
        const tx = open(transaction);
        for (const { work } of members) {
          if (performance.now() > until) break;
          outcomes.push(await runMember(transaction, () => work(tx)));
        }
      });
    } catch (error) {
      // The group was rolled back. Retrying one by one finds the transaction that broke it, unless the error kept the
      // group from beginning, which would stop each of them too.
      if (hasBegun) for (const member of members) await runAlone(member);
      else for (const { reject } of members) reject(error);
      return;
    }
    waiting = [...members.slice(outcomes.length), ...waiting];
    for (const [index, outcome] of outcomes.entries()) {
      if (outcome.kind === 'done') members[index]?.resolve(outcome.value);
      else members[index]?.reject(outcome.error);
    }
  }

  return <T>(work: (tx: Tx) => Promise<T>) => {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    waiting.push({ work, resolve: resolve as Member<Tx>['resolve'], reject });
    if (!isRunning) {
      isRunning = true;
      void runAll();
    }
    return promise;
  };
}

const savepoint = sql.raw('savepoint member');
const release = sql.raw('release member');
const undo = sql.raw('rollback to member');

/** @throws the database's error if it ended the whole transaction, as a full disk does. */
async function runMember(transaction: Kysely<Tables>, work: () => Promise<unknown>): Promise<Outcome> {
  await savepoint.execute(transaction);
  let outcome: Outcome;
  try {
    outcome = { kind: 'done', value: await work() };
  } catch (error) {
    outcome = { kind: 'failed', error };
    await undo.execute(transaction);
  }
  await release.execute(transaction);
  return outcome;
}
