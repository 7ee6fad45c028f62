// Answers of the Today page. A number that the caller may not see is null, never 0.
import * as v from 'valibot';
import { claimKinds } from '../claim-kinds.ts';

/** By the UTC day on which requests arrived. */
export const heldAges = ['today', 'days', 'week', 'longer'] as const;
export type HeldAge = (typeof heldAges)[number];

const named = v.object({ id: v.string(), name: v.string() });

export const todaySchema = v.object({
  /** When all of this was read. */
  at: v.string(),
  held: v.nullable(
    v.object({
      requests: v.number(),
      /** Requests from these days; `until` is exclusive. Null at an open end. */
      ages: v.array(
        v.object({
          age: v.picklist(heldAges),
          requests: v.number(),
          from: v.nullable(v.string()),
          until: v.nullable(v.string()),
        }),
      ),
      /** Age of the oldest held request in days. */
      oldestDays: v.number(),
      /** Held for 7 service days or more; they lapse after 14. */
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
      /** Accepted, to be sent, and not in a batch. */
      waiting: v.number(),
      open: v.number(),
    }),
  ),
  /** Items of open offers with a tenth or less of their stock left, the scarcest first. */
  lowStock: v.array(v.object({ offer: named, item: named, left: v.number(), stock: v.number() })),
  /** 28 days in UTC, ending today; counts all requests, whatever their state now. */
  days: v.array(v.object({ day: v.string(), requests: v.number() })),
});
export type Today = v.InferOutput<typeof todaySchema>;
