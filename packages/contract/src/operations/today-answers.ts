// The answers of Today. A number that the caller may not see is null, never 0.
import * as v from 'valibot';
import { claimKinds } from '../claim-kinds.ts';

/** By the days, in UTC, on which they came. */
export const heldAges = ['today', 'days', 'week', 'longer'] as const;
export type HeldAge = (typeof heldAges)[number];

const named = v.object({ id: v.string(), name: v.string() });

export const todaySchema = v.object({
  /** The moment that all of it is of. */
  at: v.string(),
  held: v.nullable(
    v.object({
      requests: v.number(),
      /** Those that came on these days; `until` is the end, and null where there is none. */
      ages: v.array(
        v.object({
          age: v.picklist(heldAges),
          requests: v.number(),
          from: v.nullable(v.string()),
          until: v.nullable(v.string()),
        }),
      ),
      /** Days since the oldest of them came. */
      oldestDays: v.number(),
      /** Held for 7 service days or more: they lapse after 14. */
      lapsing: v.number(),
    }),
  ),
  claims: v.nullable(
    v.object({
      open: v.number(),
      oldestAt: v.nullable(v.string()),
      kinds: v.array(v.object({ kind: v.picklist(claimKinds), claims: v.number() })),
    }),
  ),
  batches: v.nullable(
    v.object({
      /** Accepted, to be sent, and in no batch. */
      waiting: v.number(),
      open: v.number(),
    }),
  ),
  lowStock: v.array(v.object({ offer: named, item: named, left: v.number(), stock: v.number() })),
  /** 28 days in UTC, the last of them today: whatever has become of the requests. */
  days: v.array(v.object({ day: v.string(), requests: v.number() })),
});
export type Today = v.InferOutput<typeof todaySchema>;
