import * as v from 'valibot';
import { requestStates } from '../request-state.ts';

export const personalDataKinds = [
  'ended_requests',
  'open_requests',
  'decided_claims',
  'open_claims',
  'mails',
  'home_reasons',
  'home_keys',
] as const;

export const retentionSchema = v.object({
  offers: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      retentionDays: v.number(),
      /** Requests that a run would erase now; `dueOrMore`: at least this many. */
      due: v.number(),
      dueOrMore: v.boolean(),
      /** The next day on which data is erased; null if no date is set yet. */
      nextAt: v.nullable(v.string()),
      isOverdue: v.boolean(),
      kinds: v.array(
        v.object({
          kind: v.picklist(personalDataKinds),
          count: v.number(),
          firstGoesAt: v.nullable(v.string()),
          lastGoesAt: v.nullable(v.string()),
        }),
      ),
    }),
  ),
  runs: v.array(v.object({ at: v.string(), by: v.string(), requests: v.number(), claims: v.number() })),
});
export type RetentionView = v.InferOutput<typeof retentionSchema>;

export const erasureRunSchema = v.object({ requests: v.number(), claims: v.number() });

export const foundPersonSchema = v.object({
  requests: v.array(
    v.object({
      id: v.string(),
      reference: v.string(),
      offer: v.object({ id: v.string(), title: v.string() }),
      state: v.picklist(requestStates),
      receivedAt: v.string(),
      name: v.string(),
      email: v.string(),
    }),
  ),
  claims: v.array(
    v.object({ id: v.string(), offer: v.object({ id: v.string(), title: v.string() }), createdAt: v.string() }),
  ),
  hasMore: v.boolean(),
});
export type FoundPersonView = v.InferOutput<typeof foundPersonSchema>;

export const erasedPersonSchema = v.object({
  requests: v.array(v.object({ id: v.string(), reference: v.string(), state: v.picklist(requestStates) })),
  claims: v.number(),
});
export type ErasedPerson = v.InferOutput<typeof erasedPersonSchema>;
