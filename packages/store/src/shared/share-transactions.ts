// On PostgreSQL each statement is a way to the database and back, and each commit waits for the disk. What arrives while
// a transaction is under way is therefore done together in the next one; whoever needs a decision of their own gets it
// in a transaction of their own.
import { AsyncResource } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Repositories } from '@doorstep/core';
import type { Kysely } from 'kysely';
import type { Begin } from '../postgres-transactions.ts';
import type { Tables } from '../tables.ts';
import { Lockstep, NotShared } from './lockstep.ts';

/**
 * Origin of the numbers: of two transactions under way each is half as large, which costs more than the time between them
 * (`bench/submit`, docs/reference/limits-figures.md). One that takes very long waits for somebody else's rows: the next
 * does not wait for it.
 */
const longMs = 100;
const maxUnderWay = 5;

interface Member {
  work: (tx: Repositories) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/**
 * Runs transactions together, those that came first first.
 * @param begin Runs work in one transaction, and throws what kept it from being committed.
 * @param alone Runs work in a transaction of its own.
 * @param openShared What the members of one transaction have.
 * @param maxBatchSize  members of one.
 * @param gathersAll Whether a transaction is put off as long as a turn brings more members.
 */
export function shareTransactions({
  begin,
  alone,
  openShared,
  maxBatchSize,
  gathersAll = false,
}: {
  begin: Begin;
  alone: <T>(work: (tx: Repositories) => Promise<T>) => Promise<T>;
  maxBatchSize: number;
  gathersAll?: boolean;
  openShared: (transaction: Kysely<Tables>, lockstep: Lockstep) => (member: number) => Repositories;
}): <T>(work: (tx: Repositories) => Promise<T>) => Promise<T> {
  const waiting: Member[] = [];
  let underWay = 0;
  /** Whether the next may begin: nobody is about to take those who wait. */
  let isFree = true;

  function startNext(): void {
    if (!isFree || waiting.length === 0 || underWay >= maxUnderWay) return;
    isFree = false;
    underWay += 1;
    void runNext();
  }

  async function runNext(): Promise<void> {
    await gather();
    const members = waiting.splice(0, maxBatchSize);
    let isWaitedFor = true;
    const free = () => {
      if (isWaitedFor) isFree = true;
      isWaitedFor = false;
      startNext();
    };
    const tookLong = setTimeout(free, longMs);
    await run(members);
    clearTimeout(tookLong);
    underWay -= 1;
    free();
  }

  /** Everybody whose bytes have arrived by now gets as far as this before a transaction begins. */
  async function gather(): Promise<void> {
    let before = waiting.length;
    await nextTurn();
    if (!gathersAll) return;
    while (waiting.length > before && waiting.length < maxBatchSize) {
      before = waiting.length;
      await nextTurn();
    }
  }

  async function run(members: Member[]): Promise<void> {
    const [first, second] = members;
    if (second !== undefined) await runTogether(members);
    else if (first !== undefined) await runAlone(first);
  }

  async function runAlone({ work, resolve, reject }: Member): Promise<void> {
    try {
      resolve(await alone(work));
    } catch (error) {
      reject(error);
    }
  }

  async function runTogether(members: Member[]): Promise<void> {
    let hasBegun = false;
    try {
      const values = await begin((transaction) => {
        hasBegun = true;
        const lockstep = new Lockstep();
        const repositoriesOf = openShared(transaction, lockstep);
        return lockstep.run(
          members.map(
            ({ work }, member) =>
              () =>
                work(repositoriesOf(member)),
          ),
        );
      });
      for (const [member, { resolve }] of members.entries()) resolve(values[member]);
    } catch (error) {
      // Nothing of it was kept. What kept it from beginning would keep each of them from it as well.
      if (!hasBegun) for (const { reject } of members) reject(error);
      else await goOn(members, error instanceof NotShared ? error.membersAlone : null);
    }
  }

  /**
   * The others are tried once more, and nobody else with them: among those who have only just come there may be another
   * one who has to be alone, again and again.
   * @param membersAlone  null when it may have been anybody.
   */
  async function goOn(members: Member[], membersAlone: ReadonlySet<number> | null): Promise<void> {
    const isAlone = (index: number) => membersAlone === null || membersAlone.has(index);
    for (const [index, member] of members.entries()) if (isAlone(index)) void runAlone(member);
    await run(members.filter((_, index) => !isAlone(index)));
  }

  return <T>(work: (tx: Repositories) => Promise<T>) => {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    // Whoever runs it, it goes on in the caller's request.
    waiting.push({ work: AsyncResource.bind(work), resolve: resolve as Member['resolve'], reject });
    startNext();
    return promise;
  };
}
