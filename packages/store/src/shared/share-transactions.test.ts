import type { Repositories } from '@doorstep/core';
import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
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
