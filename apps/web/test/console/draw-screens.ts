// The screens of a draw, from its first entry to its end.
import type { StaffDraw } from '@doorstep/contract';
import type { Desk, Screen } from './screen.ts';
import type { StoredOffer } from './stand-in-data.ts';
import type { StandIn } from './stand-in.ts';

export const offerOf = ({ data }: StandIn, id: string): StoredOffer => {
  const found = data.offers.find((offer) => offer.id === id);
  if (!found) throw new Error(`the stand-in has no offer ${id}`);
  return found;
};

/** Puts the draw of an offer where one wants it. */
export const drawOf =
  (draw: Partial<StaffDraw>, knownAt = '2026-11-19T21:00:00.000Z') =>
  (standIn: StandIn) => {
    const offer = offerOf(standIn, 'o-kits');
    offer.draw = {
      state: 'fixed',
      entries: 214,
      digest: 'd'.repeat(64),
      value: null,
      isDue: false,
      entered: [],
      canBeConfirmed: true,
      ...draw,
    };
    offer.input.allocation = 'draw';
    offer.input.draw = {
      value: { en: 'The six numbers of the Marling Lottery of 19 November, in rising order' },
      format: { kind: 'numbers', count: 6, min: 1, max: 49, order: 'ascending' },
      knownAt,
    };
  };

/** What somebody else entered as the value. */
export const colleague = (value: string | null): StaffDraw['entered'][number] => ({
  person: 'Ezra Marling',
  isOwn: false,
  value,
  at: '2026-11-19T21:02:00.000Z',
});

const enterValue = async ({ field, button }: Desk) => {
  await field('staff.draw.enter').fill('3 9 17 24 31 40');
  await button('staff.draw.hold').click();
};

export const draws: Screen[] = [
  { path: '/staff/offers/o-kits', state: 'collecting entries', prepare: drawOf({ state: 'collecting', digest: null }) },
  { path: '/staff/offers/o-kits', state: 'its list fixed', prepare: drawOf({}, '2027-01-02T21:00:00.000Z') },
  { path: '/staff/offers/o-kits', state: 'its draw due', prepare: drawOf({ isDue: true }) },
  {
    path: '/staff/offers/o-kits',
    state: 'its draw without a value',
    prepare: drawOf({ isDue: true }),
    reach: ({ button }) => button('staff.draw.hold').click(),
  },
  { path: '/staff/offers/o-kits', state: 'holding its draw', prepare: drawOf({ isDue: true }), reach: enterValue },
  {
    path: '/staff/offers/o-kits',
    state: 'its draw refused',
    prepare: (standIn) => {
      drawOf({ isDue: true })(standIn);
      standIn.failures.push({ path: /^POST .*\/draw$/, code: 'draw_already_held' });
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
    path: '/staff/offers/o-kits',
    state: 'its value entered by one, and only one to enter it',
    prepare: drawOf({ isDue: true, canBeConfirmed: false, entered: [colleague(null)] }),
  },
  {
    path: '/staff/offers/o-kits',
    state: 'its value entered differently by two',
    prepare: drawOf({
      isDue: true,
      entered: [
        colleague('3 9 17 24 31 41'),
        { person: 'Olive Marchmain', isOwn: true, value: '3 9 17 24 31 40', at: '2026-11-19T21:05:00.000Z' },
      ],
    }),
  },
  {
    path: '/staff/offers/o-kits',
    state: 'being drawn',
    prepare: drawOf({ state: 'drawing', value: '3 9 17 24 31 40' }),
  },
  { path: '/staff/offers/o-kits', state: 'drawn', prepare: drawOf({ state: 'drawn', value: '3 9 17 24 31 40' }) },
];
