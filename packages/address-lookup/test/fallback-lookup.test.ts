import { deadlineOf, startLoqateStandIn, type LoqateBehaviour, type LoqateStandIn } from '@doorstep/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createFallbackLookup } from '../src/create-fallback-lookup.ts';
import { createLookupClient, type FindQuery, type LookupIssue } from '../src/index.ts';

let first: LoqateStandIn;
let second: LoqateStandIn;
beforeAll(async () => {
  [first, second] = await Promise.all([startLoqateStandIn(), startLoqateStandIn()]);
});
afterAll(async () => {
  await Promise.all([first.close(), second.close()]);
});
afterEach(() => {
  for (const service of [first, second]) {
    service.behaveWell();
    service.requests.length = 0;
  }
});

const query = (Text: string, more: Partial<FindQuery> = {}): FindQuery => ({
  Text,
  Countries: [],
  language: 'en',
  ...more,
});
const asked = () => [first.requests.length, second.requests.length];

function open({ hasSecond = true, behaviour }: { hasSecond?: boolean; behaviour?: LoqateBehaviour } = {}) {
  const issues: LookupIssue[] = [];
  const clock = { now: 0 };
  const client = ({ url, key }: LoqateStandIn, behaviour?: LoqateBehaviour) =>
    createLookupClient({ url, key, timeoutMs: deadlineOf(behaviour) });
  const lookup = createFallbackLookup({
    first: client(first, behaviour),
    second: hasSecond ? client(second) : null,
    onIssue: (issue) => issues.push(issue),
    now: () => clock.now,
  });
  return { lookup, issues, clock };
}

test('the fallback is not called while the first lookup answers', async () => {
  const { lookup, issues } = open();
  expect(await lookup.find(query('nowhere at all'))).toEqual([]);
  await lookup.retrieve('GB|ST|A|10001');
  expect([asked(), issues]).toEqual([[2, 0], []]);
});

describe('a fallback whose first lookup fails', () => {
  test.each<[LoqateBehaviour, kind: string]>([
    [{ kind: 'error', code: '-1' }, 'unavailable'],
    [{ kind: 'error', code: '2' }, 'misconfigured'],
    [{ kind: 'error', code: '3' }, 'account'],
    [{ kind: 'error', code: '18' }, 'our_fault'],
    [{ kind: 'reset' }, 'unavailable'],
    [{ kind: 'hang' }, 'unavailable'],
    [{ kind: 'html' }, 'unavailable'],
    [{ kind: 'empty' }, 'unavailable'],
    [{ kind: 'status', status: 503 }, 'unavailable'],
  ])('answers with the second lookup after %j', async (behaviour, kind) => {
    const { lookup, issues } = open({ behaviour });
    first.behave(behaviour);
    expect(await lookup.find(query('heron'))).not.toEqual([]);
    expect(issues).toMatchObject([{ kind }]);
  });

  test('never calls the first again after a wrong key, and after an outage only a minute later', async () => {
    const key = open();
    first.behave({ kind: 'error', code: '2' }, { times: 1 });
    await key.lookup.find(query('heron'));
    key.clock.now = 86_400_000;
    await key.lookup.find(query('heron'));
    expect(asked()).toEqual([1, 2]);

    const outage = open();
    first.behave({ kind: 'reset' }, { times: 1 });
    await outage.lookup.find(query('her'));
    await outage.lookup.find(query('hero'));
    outage.clock.now = 60_000;
    await outage.lookup.find(query('heron'));
    expect(asked()).toEqual([3, 4]);
  });

  test('retrieves ids of the second from the second, even when the first works again', async () => {
    const { lookup, clock } = open();
    first.behave({ kind: 'reset' }, { times: 1 });
    const [street] = await lookup.find(query('heron'));
    clock.now = 60_000;
    const [house] = await lookup.find(query('heron', { Container: street?.Id ?? '' }));
    await lookup.retrieve(house?.Id ?? '');
    expect(asked()).toEqual([1, 3]);
  });

  test('throws the second’s error if both fail, or the first’s if there is no second', async () => {
    first.behave({ kind: 'reset' });
    second.behave({ kind: 'error', code: '-1' });
    await expect(open().lookup.find(query('heron'))).rejects.toMatchObject({ Error: '-1' });
    const alone = open({ hasSecond: false });
    await expect(alone.lookup.find(query('heron'))).rejects.toMatchObject({ name: 'LookupNetworkError' });
    expect(alone.issues).toHaveLength(1);
  });
});

describe('a fallback whose first lookup answers', () => {
  test.each<[LoqateBehaviour, object]>([
    [{ kind: 'error', code: '17' }, { Error: '17' }],
    [{ kind: 'error', code: '1001' }, { Error: '1001' }],
    [{ kind: 'no-items' }, { name: 'NO_ITEMS_RETRIEVED' }],
  ])('passes on %j of Retrieve', async (behaviour, error) => {
    const { lookup, issues } = open();
    first.behave(behaviour);
    await expect(lookup.retrieve('GB|ST|A|10001')).rejects.toMatchObject(error);
    expect([asked(), issues]).toEqual([[1, 0], []]);
  });

  test('does not call the second when the caller aborts', async () => {
    const { lookup, issues } = open();
    first.behave({ kind: 'hang' });
    const controller = new AbortController();
    const finding = lookup.find(query('heron'), { signal: controller.signal });
    controller.abort();
    await expect(finding).rejects.toMatchObject({ name: 'AbortError' });
    expect([asked()[1], issues]).toEqual([0, []]);
  });
});
