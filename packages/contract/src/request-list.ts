import * as v from 'valibot';
import { momentSchema } from './calendar-date.ts';
import { humanChecks } from './human-check.ts';
import { pageEntries, partEntries, searchEntry } from './list-part.ts';
import { assurances, holdReasons, requestSources, requestStates } from './request-state.ts';
import { trimmed } from './trimmed.ts';

export const requestSorts = ['newest', 'oldest', 'reference', 'name', 'postcode'] as const;

/** The hash of a network, valid for a day. */
export const networkName = v.pipe(v.string(), v.maxLength(64), v.regex(/^[0-9a-f]+$/));

/** How a request was checked: `none`, or `mailed_link` for the button in the email. */
export const checkFilters = [...humanChecks, 'mailed_link', 'none'] as const;

/** A home's history: a parcel to it was returned or lost, whoever requested it. */
export const requestFlags = ['home_undelivered'] as const;

export const requestQuerySchema = v.object({
  offer: v.optional(v.pipe(v.string(), v.maxLength(64))),
  state: v.optional(v.picklist(requestStates)),
  /** As in GET /requests/networks. */
  network: v.optional(networkName),
  /** Reference, name, email, postcode or part of the address. */
  search: searchEntry,
  from: v.optional(momentSchema),
  /** Exclusive. */
  until: v.optional(momentSchema),
  postcode: v.optional(v.pipe(v.string(), trimmed, v.minLength(1), v.maxLength(20))),
  reason: v.optional(v.picklist(holdReasons)),
  flag: v.optional(v.picklist(requestFlags)),
  assurance: v.optional(v.picklist(assurances)),
  check: v.optional(v.picklist(checkFilters)),
  source: v.optional(v.picklist(requestSources)),
  /** Requests for this item, by its id. */
  item: v.optional(v.pipe(v.string(), v.maxLength(64))),
  /** Collection place by id; needs `offer`. */
  place: v.optional(v.pipe(v.string(), v.maxLength(40))),
  sort: v.optional(v.picklist(requestSorts), 'newest'),
  page: pageEntries.page,
});
export type RequestQuery = v.InferOutput<typeof requestQuerySchema>;

const filterEntries = {
  ...requestQuerySchema.entries,
  /** One or more, separated by commas: `held,accepted`. */
  state: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(200),
      v.transform((names) => names.split(',')),
      v.pipe(v.array(v.picklist(requestStates)), v.maxLength(requestStates.length)),
    ),
  ),
  /** Created or changed at this moment or later, by the database's clock. */
  updatedSince: v.optional(momentSchema),
};

export const requestFilterSchema = v.object(filterEntries);
export type RequestFilterQuery = v.InferOutput<typeof requestFilterSchema>;

/** Query of GET /requests. `sort=updated`: least recently changed first. */
export const requestListSchema = v.object({
  ...filterEntries,
  sort: v.optional(v.picklist([...requestSorts, 'updated']), 'newest'),
  ...pageEntries,
});

export const decisionVerbs = ['accept', 'hold', 'decline', 'withdraw'] as const;
export type DecisionVerb = (typeof decisionVerbs)[number];

export const decisionText = v.optional(v.pipe(v.string(), trimmed, v.maxLength(1000)), '');

/** Maximum per call: each decision is a transaction of some milliseconds, and the caller waits. */
export const maxDecidedAtOnce = 100;

/**
 * POST /requests/decide: each request is decided on its own, at the revision that was read. For `decline`, visitors
 * read the reason.
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

/** POST /requests/decide/preview: the emails that would be sent. */
export const previewManySchema = v.strictObject({
  decision: v.picklist(decisionVerbs),
  requestIds: v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.minLength(1), v.maxLength(maxDecidedAtOnce)),
  reason: decisionText,
});

const { offer, page: _page, sort: _sort, state: _state, ...choiceEntries } = requestQuerySchema.entries;
/** When the list was read, by the database's clock; requests changed since are left untouched. */
const readAt = momentSchema;

/** Accepted requests that match the list's filters, as the list was read. */
export const acceptedChoiceSchema = v.strictObject({ ...choiceEntries, readAt });

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

/** POST /requests/decide-matching: all matching requests of one state, oldest first, in parts. */
export const decideMatchingSchema = v.strictObject({
  ...matchingEntries,
  note: decisionText,
  /** The number shown to the person who decides; if there are more, nothing is done. */
  expected: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** `next` of the previous answer. */
  cursor: partEntries.cursor,
});

export const decisionRefusals = [
  'request_not_found',
  'request_changed',
  'state_conflict',
  'already_asked',
  'sold_out',
] as const;
