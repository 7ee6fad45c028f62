import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Lockstep, NotShared, type SharedRead, type SharedWrite } from './lockstep.ts';

/** Calls that write down when they begin, who made them together, and when they end. */
function recorded(isUsual: (given: string) => boolean = () => true) {
  const made: string[] = [];
  const carriedOut = async <Answer>(name: string, given: string[], answer: (given: string) => Answer) => {
    made.push(`${name} ${given.join(' ')}`);
    await wait(1); // as long as a database needs
    made.push('.');
    return given.map(answer);
  };
  const read = (name: string, step: number): SharedRead<string, string> => ({
    step,
    run: (given) => carriedOut(name, given, (one) => `${one}!`),
  });
  const write = (name: string, step: number): SharedWrite<string> => ({
    step,
    run: (given) => carriedOut(name, given, isUsual),
  });
  return { made, read, write };
}

const names = ['a', 'b', 'c'];

test('what members ask is asked for all at once, the lower steps first', async () => {
  const { made, read } = recorded();
  const [first, other, last] = [read('first', 0), read('other', 0), read('last', 1)];
  const lockstep = new Lockstep();
  const values = await lockstep.run(
    names.map((name, member) => async () => {
      const both = await Promise.all([lockstep.ask(member, first, name), lockstep.ask(member, other, name)]);
      return [...both, await lockstep.ask(member, last, name)];
    }),
  );
  expect(made).toEqual(['first a b c', 'other a b c', '.', '.', 'last a b c', '.']);
  expect(values).toEqual(names.map((name) => [`${name}!`, `${name}!`, `${name}!`]));
});

test('what is taken for granted goes along with the next answer, in the order of the steps, or with the end', async () => {
  const { made, read, write } = recorded();
  const [pass, home, item, row] = [write('pass', 0), write('home', 1), write('item', 2), write('row', 3)];
  const [secret, webhooks] = [read('secret', 0), read('webhooks', 3)];
  const lockstep = new Lockstep();
  await lockstep.run(
    names.map((name, member) => async () => {
      lockstep.expect(member, pass, name);
      await lockstep.ask(member, secret, name);
      // As a member may that does not need the one for the other.
      lockstep.expect(member, item, name);
      lockstep.expect(member, home, name);
      await lockstep.ask(member, webhooks, name);
      lockstep.expect(member, row, name);
    }),
  );
  const sent = made.join(', ').replaceAll(', .', '.');
  expect(sent).toBe('pass a b c, secret a b c.., home a b c, item a b c, webhooks a b c..., row a b c.');
});

test('nobody is a step ahead of one who does something else in between, or who leaves a step out', async () => {
  const { made, read } = recorded();
  const steps = [0, 1, 2].map((step) => read(`step ${step}`, step));
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
  expect(made.filter((entry) => entry !== '.')).toEqual(['step 0 a c late', 'step 1 a late', 'step 2 c a late']);
});

test('what is taken for granted waits for one who may still ask for less', async () => {
  const { made, read, write } = recorded();
  const [secret, home] = [read('secret', 0), write('home', 1)];
  const lockstep = new Lockstep();
  await lockstep.run([
    async () => lockstep.expect(0, home, 'a'),
    async () => {
      await lockstep.ask(1, secret, 'b');
      lockstep.expect(1, home, 'b');
    },
  ]);
  expect(made).toEqual(['secret b', '.', 'home a b', '.']);
});

test('one who asks while others are answered does not go past them', async () => {
  const { made, read } = recorded();
  const [first, last] = [read('first', 0), read('last', 1)];
  const lockstep = new Lockstep();
  const slow: SharedRead<string, unknown> = { step: 0, run: async (given) => wait(20, given) };
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
  expect(made).toEqual(['first a', '.', 'last b a', '.']);
});

test('one who has to see what was asked waits until it is carried out', async () => {
  const { made, read, write } = recorded();
  const [secret, home] = [read('secret', 0), write('home', 1)];
  const lockstep = new Lockstep();
  await lockstep.run(
    names.map((name, member) => async () => {
      await lockstep.ask(member, secret, name);
      lockstep.expect(member, home, name);
      if (name === 'c') return;
      await lockstep.catchUp(member);
      made.push(`seen by ${name}`);
      await lockstep.catchUp(member);
    }),
  );
  expect(made).toEqual(['secret a b c', '.', 'home a b c', '.', 'seen by a', 'seen by b']);
});

test.each([
  ['has an outcome of their own', (given: string) => given !== 'b', () => undefined, ['secret a b c', 'home a b c']],
  [
    'fails',
    () => true,
    (name: string) => {
      if (name === 'b') throw new Error('refused');
    },
    ['secret a b c'],
  ],
])('whoever %s is named, and the others are only stopped', async (_, isUsual, check, carriedOut) => {
  const { made, read, write } = recorded(isUsual);
  const [secret, home, last] = [read('secret', 0), write('home', 1), read('last', 2)];
  const lockstep = new Lockstep();
  let past = 0;
  const failure = await lockstep
    .run(
      names.map((name, member) => async () => {
        await lockstep.ask(member, secret, name);
        check(name);
        lockstep.expect(member, home, name);
        await lockstep.catchUp(member);
        past += 1;
        await lockstep.ask(member, last, name);
      }),
    )
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(NotShared);
  expect([...(failure as NotShared).membersAlone]).toEqual([1]);
  expect([made.filter((entry) => entry !== '.'), past]).toEqual([carriedOut, 0]);
});

test('what was taken for granted is looked at also when everybody has ended', async () => {
  const { write } = recorded((given) => given !== 'b');
  const home = write('home', 0);
  const lockstep = new Lockstep();
  const running = lockstep.run(names.map((name, member) => async () => lockstep.expect(member, home, name)));
  await expect(running).rejects.toMatchObject({ membersAlone: new Set([1]) });
});

test("a failure of the database is nobody's", async () => {
  const broken = { step: 0, run: () => Promise.reject(new Error('disk full')) };
  const asking = new Lockstep();
  await expect(asking.run(names.map((name, member) => () => asking.ask(member, broken, name)))).rejects.toThrow('disk');
  const expecting = new Lockstep();
  const work = names.map((name, member) => async () => expecting.expect(member, broken, name));
  await expect(expecting.run(work)).rejects.toThrow('disk full');
});
