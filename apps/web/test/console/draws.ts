import { fixDueDraws, type Offer } from '@doorstep/core';
import { demoStore } from '../../../server/src/demo/fill-demo.ts';
import type { ConsoleTest } from './console-test.ts';
import { createVisitors } from './invented-town.ts';

const dayMs = 86_400_000;
const iso = (at: number) => new Date(at).toISOString();

/** Six numbers, as the draw's format requires. */
export const drawValue = '3 9 17 24 31 40';

/** An offer with three entries and a draw whose value has been known since yesterday, or will be known in a week. */
export async function makeDraw(
  test: ConsoleTest,
  { isCollecting = false, isDue = true }: { isCollecting?: boolean; isDue?: boolean } = {},
): Promise<Offer> {
  const closesAt = Date.now() + (isCollecting ? 3 : -3) * dayMs;
  const offer = await test.publish({
    slug: 'test-kit',
    title: { en: 'Test kit' },
    allocation: 'draw',
    closesAt: iso(closesAt),
    draw: {
      value: { en: 'The six numbers of the Marling Lottery, in rising order' },
      format: { kind: 'numbers', count: 6, min: 1, max: 49, order: 'ascending' },
      knownAt: iso(isDue && !isCollecting ? Date.now() - dayMs : Date.now() + 7 * dayMs),
    },
  });
  const entering = demoStore(test.staff.store, () => Math.min(Date.now(), closesAt - dayMs));
  const visitors = createVisitors({ context: { ...test.staff, store: entering }, masterSecret: test.masterSecret });
  for (const index of [80, 81, 82]) await visitors.ask(offer, index);
  await fixDueDraws(test.staff);
  return offer;
}
