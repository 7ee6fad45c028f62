// A connection is lost during a commit, so it is unknown whether the batch was committed.
import type { BatchWork, Store } from '@doorstep/core';
import { createTestDatabase, startTcpProxy } from '@doorstep/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStore } from '../src/open-store.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let proxy: Awaited<ReturnType<typeof startTcpProxy>>;
let store: Store;
beforeAll(async () => {
  database = await createTestDatabase();
  const { hostname, port } = new URL(database.url);
  proxy = await startTcpProxy({ host: hostname, port: Number(port) });
  const cutUrl = new URL(database.url);
  cutUrl.port = String(proxy.port);
  ({ store } = await openStore(cutUrl.href));
});
afterAll(async () => {
  await store.close();
  await proxy.stop();
  await database.drop();
});

/** Only records its arguments. */
function noting(): { work: BatchWork<string, string>; given: (readonly string[])[] } {
  const given: (readonly string[])[] = [];
  const work: BatchWork<string, string> = async (repositories, items) => {
    given.push(items);
    await repositories.settings.get('none');
    return [...items];
  };
  return { work, given };
}

it.each(['before', 'after'] as const)(
  'a batch whose connection is lost %s the commit fails every submission as an outage, and repeats none',
  async (when) => {
    const { work, given } = noting();
    const isCut = proxy.cutAt('commit\0', when);
    const answers = await Promise.allSettled(['one', 'two'].map((item) => store.batch(work, item)));
    await isCut;
    expect(answers).toMatchObject([
      { status: 'rejected', reason: { code: 'unavailable' } },
      { status: 'rejected', reason: { code: 'unavailable' } },
    ]);
    expect(given).toEqual([['one', 'two']]);
  },
);

it('a batch whose connection is lost before the commit is repeated one submission at a time', async () => {
  const { work, given } = noting();
  const isCut = proxy.cutAt('from "setting"', 'after');
  const answers = await Promise.all(['one', 'two'].map((item) => store.batch(work, item)));
  await isCut;
  expect(answers).toEqual(['one', 'two']);
  expect([given[0], given.slice(1).flat().toSorted()]).toEqual([
    ['one', 'two'],
    ['one', 'two'],
  ]);
});
