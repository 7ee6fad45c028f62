import type { Guard } from './guard.ts';

const tests = ['packages/store/test/draws.test.ts'];
const holding = 'packages/core/src/draw/carry-out-draw.ts';

/** Draws: the list stands before the value, the value is entered once, every entry has its turn once. */
export const drawGuards: Guard[] = [
  {
    name: 'a submission that has begun to enter a draw is waited for before its list is fixed',
    file: 'packages/store/src/draws.ts',
    find: `const query = dialect === 'postgres' ? draw(offerId).forShare() : draw(offerId);`,
    replace: `const query = draw(offerId);`,
    tests,
    named: 'waits for an entry',
  },
  {
    name: 'nobody comes onto a list that is fixed',
    file: 'packages/core/src/request/allocate.ts',
    find: `if (draw === 'collecting') return { state: 'entered', queueNumber: null };`,
    replace: `return { state: 'entered', queueNumber: null };`,
    tests,
    named: 'gives nobody a place on a list that is fixed',
  },
  {
    name: 'the value of a draw is entered once',
    file: 'packages/core/src/draw/enter-draw-value.ts',
    find: `if (draw.value !== null) throw new DoorstepError('draw_already_held');`,
    replace: ``,
    tests,
    named: 'has its value entered once',
  },
  {
    name: 'a public value is taken in the one spelling that was announced',
    file: 'packages/core/src/draw/enter-draw-value.ts',
    find: `if (isDrawValue(format, value)) return;`,
    replace: `return;`,
    tests: ['packages/store/test/draw-value.test.ts'],
    named: 'takes a value in the one spelling',
  },
  {
    name: 'a public value counts once a second person has entered it',
    file: 'packages/core/src/draw/enter-draw-value.ts',
    find: `const other = same.find(({ personId }) => personId !== person.id);`,
    replace: `const other = same[0] ?? { personId: 'nobody' };`,
    tests: ['packages/store/test/draw-value.test.ts'],
    named: 'draws once a second person',
  },
  {
    name: 'the database takes no public value that one person both entered and confirmed',
    file: 'packages/store/src/migrations/first/draw-tables.ts',
    find: ` and proposed_by <> confirmed_by)))`,
    replace: `)))`,
    tests: ['packages/store/test/draw-value.test.ts'],
    named: 'both entered and confirmed',
  },
  {
    name: 'the format of a public value stands as it was announced',
    file: 'packages/core/src/offer/refuse-changes-of-draw.ts',
    find: `if (JSON.stringify(oldFormat) !== JSON.stringify(format)) refuse('draw.format');`,
    replace: ``,
    tests,
    named: 'is not published without its value',
  },
  {
    name: 'the list of a draw is fixed before its value is known',
    file: 'packages/core/src/draw/enter-draw-value.ts',
    find: `if (draw.state !== 'fixed' || (`,
    replace: `if ((`,
    tests,
    named: 'has its value entered once',
  },
  {
    name: 'an entry that was withdrawn has no turn',
    file: holding,
    find: `if (request?.state === 'entered') await`,
    replace: `if (request !== null) await`,
    tests,
    named: 'leaves out an entry that was withdrawn',
  },
  {
    name: 'the queue waits for the end of the draw',
    file: 'packages/core/src/request/transition-request.ts',
    find: `if (draw !== null && draw.state !== 'drawn') return [];`,
    replace: ``,
    tests,
    named: 'gives nobody a place on a list that is fixed',
  },
  {
    name: 'a drawn entry in doubt is held',
    file: holding,
    find: `request.holdReasons.length > 0 ? 'held' : 'accepted'`,
    replace: `'accepted'`,
    tests,
    named: 'holds with its unit',
  },
  {
    name: 'what is held again keeps the unit that it took',
    file: 'packages/core/src/request/transition-request.ts',
    find: `...(to === 'held' && from !== 'held' ? { hasPass: true } : {}),`,
    replace: ``,
    tests,
    named: 'let in without a pass',
  },
];
