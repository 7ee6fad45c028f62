import { enterDrawValue, rankEntries, removePerson } from '@doorstep/core';
import type { ConsoleTest } from './console-test.ts';
import { drawValue, makeDraw } from './draws.ts';
import type { Desk, Screen } from './screen.ts';
import type { Member } from './invented-town.ts';

/** A draw that is due, with these entered values. */
const dueWith =
  (entered: Partial<Record<Member, string>> = {}) =>
  async (test: ConsoleTest) => {
    const { id: offerId } = await makeDraw(test);
    for (const [member, value] of Object.entries(entered))
      await enterDrawValue(test.as(member as Member), { offerId, value });
    return { draw: offerId };
  };

/** The state left by a process that ends between the confirmation and the last entry. */
async function beingDrawn(test: ConsoleTest): Promise<{ draw: string }> {
  const { id: draw } = await makeDraw(test);
  const { olive, ezra } = test.town.people;
  await test.staff.store.transaction(async (tx) => {
    await tx.draws.lock(draw);
    const hashes = (await tx.draws.list(draw)).map(({ hash }) => hash);
    const ranked = rankEntries(test.staff.secrets, drawValue, hashes);
    await tx.draws.rank(draw, { value: drawValue, ranked, proposedBy: olive.id, confirmedBy: ezra.id });
  });
  return { draw };
}

const enterValue = async ({ field, button }: Desk) => {
  await field('staff.draw.enter').fill(drawValue);
  await button('staff.draw.hold').click();
};

const path = '/staff/offers/{draw}';

export const draws: Screen[] = [
  {
    path,
    state: 'collecting entries',
    prepare: async (test) => ({ draw: (await makeDraw(test, { isCollecting: true })).id }),
  },
  {
    path,
    state: 'its list fixed',
    prepare: async (test) => ({ draw: (await makeDraw(test, { isDue: false })).id }),
  },
  { path, state: 'its draw due', prepare: dueWith() },
  {
    path,
    state: 'its draw without a value',
    prepare: dueWith(),
    reach: ({ button }) => button('staff.draw.hold').click(),
  },
  { path, state: 'holding its draw', prepare: dueWith(), reach: enterValue },
  {
    path,
    state: 'its draw refused',
    prepare: async (test) => {
      await test.fail(/^POST .*\/draw$/, 'draw_already_held');
      return dueWith()(test);
    },
    reach: async (desk) => {
      await enterValue(desk);
      await desk.page
        .getByRole('dialog')
        .getByRole('button', { name: desk.t('staff.draw.hold') })
        .click();
      await desk.page.getByText(desk.t('error.draw_already_held')).waitFor();
    },
  },
  {
    path,
    state: 'its value entered by one, and only one to enter it',
    prepare: async (test) => {
      const made = await dueWith({ ezra: drawValue })(test);
      await removePerson(test.as('olive'), { id: test.town.people.ezra.id });
      return made;
    },
  },
  {
    path,
    state: 'its value entered differently by two',
    prepare: dueWith({ ezra: '3 9 17 24 31 41', olive: drawValue }),
  },
  { path, state: 'being drawn', prepare: beingDrawn },
  { path, state: 'drawn', prepare: dueWith({ ezra: drawValue, olive: drawValue }) },
];
