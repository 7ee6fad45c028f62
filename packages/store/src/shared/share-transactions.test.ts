import type { Repositories } from '@doorstep/core';
import type { Kysely } from 'kysely';
import { expect, test, vi } from 'vitest';
import type { Tables } from '../tables.ts';
import { shareTransactions } from './share-transactions.ts';

test('whoever can go together with others is not held up by those who cannot, however many come', async () => {
  const [own, shared] = [{} as Repositories, {} as Repositories];
  const share = shareTransactions({
    begin: (work) => work({} as Kysely<Tables>),
    alone: (work) => work(own),
    openShared: () => () => shared,
    maxBatchSize: 64,
  });
  let left = 20;
  const inTheWay = async (tx: Repositories): Promise<string> => {
    if (tx === own) return 'alone';
    if (left-- > 0) void share(inTheWay);
    throw new Error('alone, please');
  };
  let runs = 0;
  const others = ['a', 'b'].map((name) =>
    share(async () => {
      runs += 1;
      return name;
    }),
  );
  expect(await Promise.all([share(inTheWay), ...others])).toEqual(['alone', 'a', 'b']);
  expect(runs).toBe(4);
});

test.each([
  { gathersAll: true, first: ['a', 'b', 'c', 'd', 'e'] },
  { gathersAll: false, first: ['a', 'b'] },
])('the first transaction while each turn brings one more: $first', async ({ gathersAll, first }) => {
  const begun: string[] = [];
  const shared = {} as Repositories;
  const share = shareTransactions({
    begin: (work) => work({} as Kysely<Tables>),
    alone: (work) => work({} as Repositories),
    openShared: () => () => shared,
    maxBatchSize: 64,
    gathersAll,
  });
  const { promise: firstHasEnded, resolve: endFirst } = Promise.withResolvers<undefined>();
  const arrive = ([name, ...later]: string[]): void => {
    if (name === undefined) return;
    setImmediate(() => arrive(later));
    void share(async () => {
      begun.push(name);
      await firstHasEnded;
    });
  };
  arrive(['a', 'b', 'c', 'd', 'e']);
  await vi.waitUntil(() => begun.length > 0);
  expect(begun).toEqual(first);
  endFirst(undefined);
});
