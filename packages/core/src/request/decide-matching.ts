// Decides all requests of one state that match the list's filters, in parts. Requests that changed or arrived after a
// given moment are left out.
import {
  DoorstepError,
  maxDecidedAtOnce,
  type DecidedMatching,
  type DecisionVerb,
  type MatchingChoice,
} from '@doorstep/contract';
import type { Context } from '../context.ts';
import { requireAction } from '../staff/permissions.ts';
import { decideMany, previewMany } from './decide-many.ts';
import type { MailOfChange } from './try-out.ts';
import type { RequestListQuery } from './request-store.ts';

interface Matching extends MatchingChoice {
  offers?: readonly string[];
  decision: DecisionVerb;
  reason: string;
}

/**
 * Decides the first requests after `cursor`, each in its own transaction. A retry after a lost answer continues with
 * the undecided ones.
 * @throws DoorstepError `request_changed` if more match than the caller expects; then nothing is done. Otherwise as
 * `decideMany`.
 */
export async function decideMatching(
  context: Context,
  {
    decision,
    reason,
    note,
    expected,
    cursor,
    ...choice
  }: Matching & {
    note: string;
    expected: number;
    cursor?: string | undefined;
  },
): Promise<DecidedMatching> {
  const { store, actor } = context;
  requireAction(actor, 'requests.decide');
  const query = listOf(choice);
  if (cursor === undefined && (await store.requests.countWithEmail(query)).requests > expected)
    throw new DoorstepError('request_changed');
  const { rows, next } = await firstOf(context, query, cursor);
  const requests = rows.map(({ id, revision }) => ({ id, revision }));
  return { ...(await decideMany(context, { decision, requests, reason, note })), met: rows.length, next };
}

/** The number of matching requests, and the emails to the first of them. @throws DoorstepError `not_allowed`. */
export async function previewMatching(
  context: Context,
  { decision, reason, ...choice }: Matching,
): Promise<{ requests: number; withEmail: number; mails: MailOfChange[] }> {
  requireAction(context.actor, 'requests.decide');
  const query = listOf(choice);
  const counts = await context.store.requests.countWithEmail(query);
  const { rows } = await firstOf(context, query);
  const mails = await previewMany(context, { decision, reason, requestIds: rows.map(({ id }) => id) });
  return { ...counts, mails };
}

function listOf({ readAt, ...filter }: MatchingChoice): RequestListQuery {
  return { ...filter, changedBefore: readAt, sort: 'oldest', page: 1 };
}

function firstOf({ store: { requests } }: Context, query: RequestListQuery, cursor?: string) {
  return cursor === undefined
    ? requests.page(query, maxDecidedAtOnce)
    : requests.behind(query, { cursor, limit: maxDecidedAtOnce });
}
