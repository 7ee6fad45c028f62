import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { alone, Lockstep, NotShared, type SharedCall } from './lockstep.ts';

/** Calls that write down who made them together. */
function recorded(answers: (given: string) => unknown = (given) => `${given}!`) {
  const made: string[] = [];
  const call = (name: string, step: number): SharedCall<string, unknown> => ({
    step,
    async run(given) {
      made.push(`${name} ${given.join(' ')}`);
      await wait(1); // as long as a database needs
      return given.map(answers);
    },
  });
  return { made, call };
}

test('what members ask is asked for all at once, the lower steps first', async () => {
  const { made, call } = recorded();
  const [first, other, last] = [call('first', 0), call('other', 0), call('last', 1)];
  const lockstep = new Lockstep();
  const values = await lockstep.run(
    ['a', 'b', 'c'].map((name, member) => async () => {
      const both = await Promise.all([lockstep.ask(member, first, name), lockstep.ask(member, other, name)]);
      return [...both, await lockstep.ask(member, last, name)];
    }),
  );
  expect(made).toEqual(['first a b c', 'other a b c', 'last a b c']);
  expect(values).toEqual([
    ['a!', 'a!', 'a!'],
    ['b!', 'b!', 'b!'],
    ['c!', 'c!', 'c!'],
  ]);
});

test('nobody is a step ahead of one who does something else in between, or who leaves a step out', async () => {
  const { made, call } = recorded();
  const steps = [0, 1, 2].map((step) => call(`step ${step}`, step));
  const lockstep = new Lockstep();
  await lockstep.run(
    ['a', 'late', 'c'].map((name, member) => async () => {
      for (const [index, step] of steps.entries()) {
        if (name === 'late') await wait(5);
        if (name === 'c' && index === 1) continue;
        await lockstep.ask(member, step, name);
      }
    }),
  );
  expect(made).toEqual(['step 0 a c late', 'step 1 a late', 'step 2 c a late']);
});

test('one who asks while others are answered does not go past them', async () => {
  const { made, call } = recorded();
  const [first, last] = [call('first', 0), call('last', 1)];
  const lockstep = new Lockstep();
  const slow: SharedCall<string, unknown> = { step: 0, run: async (given) => wait(20, given) };
  await lockstep.run([
    async () => {
      await lockstep.ask(0, slow, 'a');
      await lockstep.ask(0, first, 'a');
      await lockstep.ask(0, last, 'a');
    },
    async () => {
      // Its own question, and one that is not shared, which is answered before.
      const asked = lockstep.ask(1, slow, 'b');
      await wait(5);
      const next = lockstep.ask(1, last, 'b');
      await asked;
      await next;
    },
  ]);
  expect(made).toEqual(['first a', 'last b a']);
});

test.each([
  ['has to be decided alone', (given: string) => (given === 'b' ? alone : given), () => undefined],
  [
    'fails',
    (given: string) => given,
    (name: string) => {
      if (name === 'b') throw new Error('refused');
    },
  ],
])('whoever %s is named, and the others are only stopped', async (_, answers, check) => {
  const { made, call } = recorded(answers);
  const [first, last] = [call('first', 0), call('last', 1)];
  const lockstep = new Lockstep();
  const failure = await lockstep
    .run(
      ['a', 'b', 'c'].map((name, member) => async () => {
        await lockstep.ask(member, first, name);
        check(name);
        await lockstep.ask(member, last, name);
      }),
    )
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(NotShared);
  expect([...(failure as NotShared).membersAlone]).toEqual([1]);
  expect(made).toEqual(['first a b c']);
});

test("a failure of the database is nobody's", async () => {
  const lockstep = new Lockstep();
  const broken: SharedCall<string, unknown> = { step: 0, run: () => Promise.reject(new Error('disk full')) };
  const failing = lockstep.run(['a', 'b'].map((name, member) => () => lockstep.ask(member, broken, name)));
  await expect(failing).rejects.toThrow('disk full');
});
