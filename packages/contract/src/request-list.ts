import * as v from 'valibot';
import { instantSchema } from './calendar-date.ts';
import { humanChecks } from './human-check.ts';
import { pageEntries, partEntries } from './list-part.ts';
import { assurances, holdReasons, requestSources, requestStates } from './request-state.ts';
import { trimmed } from './trimmed.ts';

/** A moment that there is: `2026-03-31T09:00:00Z`. */
const momentSchema = v.pipe(
  instantSchema,
  v.check((value) => !Number.isNaN(Date.parse(value))),
);

export const requestSorts = ['newest', 'oldest', 'reference', 'name', 'postcode'] as const;

/** The hash of a network, which holds for a day. */
export const networkName = v.pipe(v.string(), v.maxLength(64), v.regex(/^[0-9a-f]+$/));

/** What a request was checked by: `none` is nothing, and `mailed_link` the button in the email. */
export const checkFilters = [...humanChecks, 'mailed_link', 'none'] as const;

/** What staff should know about a request's home: a parcel to it came back or was lost, whoever had asked for it. */
export const requestFlags = ['home_undelivered'] as const;

/** What the console asks of a list of requests. */
export const requestQuerySchema = v.object({
  offer: v.optional(v.pipe(v.string(), v.maxLength(64))),
  state: v.optional(v.picklist(requestStates)),
  /** As of GET /requests/networks. */
  network: v.optional(networkName),
  /** Reference, name, e-mail, postcode or part of the address. */
  search: v.optional(v.pipe(v.string(), trimmed, v.maxLength(200)), ''),
  from: v.optional(momentSchema),
  until: v.optional(momentSchema),
  /** The beginning of a postcode. */
  postcode: v.optional(v.pipe(v.string(), trimmed, v.minLength(1), v.maxLength(20))),
  reason: v.optional(v.picklist(holdReasons)),
  flag: v.optional(v.picklist(requestFlags)),
  assurance: v.optional(v.picklist(assurances)),
  check: v.optional(v.picklist(checkFilters)),
  source: v.optional(v.picklist(requestSources)),
  /** One that asks for this item, by its id. */
  item: v.optional(v.pipe(v.string(), v.maxLength(64))),
  /** Where it is collected, by the id of a place; beside `offer`. */
  place: v.optional(v.pipe(v.string(), v.maxLength(40))),
  sort: v.optional(v.picklist(requestSorts), 'newest'),
  page: pageEntries.page,
});
export type RequestQuery = v.InferOutput<typeof requestQuerySchema>;

const filterEntries = {
  ...requestQuerySchema.entries,
  /** One or more, with commas between them: `held,accepted`. */
  state: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(200),
      v.transform((names) => names.split(',')),
      v.pipe(v.array(v.picklist(requestStates)), v.maxLength(requestStates.length)),
    ),
  ),
  /** Made or changed at this moment or later, by the clock of the database. */
  updatedSince: v.optional(momentSchema),
};

export const requestFilterSchema = v.object(filterEntries);
export type RequestFilterQuery = v.InferOutput<typeof requestFilterSchema>;

/** Query of GET /requests. `sort=updated`: those that changed longest ago come first. */
export const requestListSchema = v.object({
  ...filterEntries,
  sort: v.optional(v.picklist([...requestSorts, 'updated']), 'newest'),
  ...pageEntries,
});

export const decisionVerbs = ['accept', 'hold', 'decline', 'withdraw'] as const;
export type DecisionVerb = (typeof decisionVerbs)[number];

export const decisionText = v.optional(v.pipe(v.string(), trimmed, v.maxLength(1000)), '');

/** As many as one call decides: each is a transaction of some milliseconds, and whoever asked waits. */
export const maxDecidedAtOnce = 100;

/**
 * POST /requests/decide: each as it would be by itself, as it was read. For `decline` the reason is told to
 * the visitors.
 */
export const decideManySchema = v.strictObject({
  decision: v.picklist(decisionVerbs),
  requests: v.pipe(
    v.array(v.strictObject({ id: v.pipe(v.string(), v.maxLength(64)), revision: v.pipe(v.number(), v.integer()) })),
    v.minLength(1),
    v.maxLength(maxDecidedAtOnce),
  ),
  reason: decisionText,
  note: decisionText,
});

/** POST /requests/decide/preview: what would be mailed. */
export const previewManySchema = v.strictObject({
  decision: v.picklist(decisionVerbs),
  requestIds: v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.minLength(1), v.maxLength(maxDecidedAtOnce)),
  reason: decisionText,
});

const { offer, page: _page, sort: _sort, state: _state, ...choiceEntries } = requestQuerySchema.entries;
/** The list was read at this moment, by the clock of the database: what has changed since is left as it is. */
const readAt = momentSchema;

/** Accepted requests that the filters of the list let through, as it was read. */
export const acceptedChoiceSchema = v.strictObject({ ...choiceEntries, readAt });
export type AcceptedChoice = v.InferOutput<typeof acceptedChoiceSchema>;

const matchingEntries = {
  ...choiceEntries,
  offer,
  state: v.picklist(requestStates),
  readAt,
  decision: v.picklist(decisionVerbs),
  reason: decisionText,
};

export const previewMatchingSchema = v.strictObject(matchingEntries);
export type MatchingChoice = Omit<v.InferOutput<typeof previewMatchingSchema>, 'decision' | 'reason'>;

/** POST /requests/decide-matching: all of one state that the filters let through, the oldest first, part by part. */
export const decideMatchingSchema = v.strictObject({
  ...matchingEntries,
  note: decisionText,
  /** As many as whoever decides has been shown: with more nothing is done. */
  expected: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** `next` of the answer before. */
  cursor: partEntries.cursor,
});

export const decisionRefusals = [
  'request_not_found',
  'request_changed',
  'state_conflict',
  'already_asked',
  'sold_out',
] as const;
export type DecisionRefusal = (typeof decisionRefusals)[number];
