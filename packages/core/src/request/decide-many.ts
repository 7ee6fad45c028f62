import { decisionRefusals, type DecidedMany, type DecisionVerb } from '@doorstep/contract';
import type { Context } from '../context.ts';
import { DoorstepError } from '../errors.ts';
import { requireAction } from '../staff/index.ts';
import { acceptRequest, declineRequest, requireReason, withdrawRequest } from './decide-request.ts';
import type { ServiceRequest } from './service-request.ts';

/**
 * Decides many requests, each in a transaction of its own and as it would be by itself: every visitor is told, stock and
 * queue follow. Who came first is decided first, however the list was sorted: the last unit is theirs. What was decided
 * before an outage stays decided; asked again, those count as changed.
 * @param requests as they were read.
 * @throws DoorstepError `request_invalid` for declining without a reason, `not_allowed`.
 */
export async function decideMany(
  context: Context,
  {
    decision,
    requests,
    reason,
    note,
  }: { decision: DecisionVerb; requests: { id: string; revision: number }[]; reason: string; note: string },
): Promise<DecidedMany> {
  requireAction(context.actor, 'requests.decide');
  if (decision === 'decline') requireReason(reason);
  let decided = 0;
  const refused: DecidedMany['refused'] = {};
  const found = await context.store.requests.findAll(requests.map(({ id }) => id));
  // What waits goes before what it waits for: a unit that is given back would be theirs.
  const waits = ({ state }: ServiceRequest) => decision !== 'accept' && state === 'waitlisted';
  const arrived = new Map(found.map((request) => [request.id, waits(request) ? 0 : request.receivedAt]));
  // Of the same moment, the last of the list first: it is most often sorted by the newest.
  const inOrder = requests.toReversed().toSorted((a, b) => (arrived.get(a.id) ?? 0) - (arrived.get(b.id) ?? 0));
  for (const read of inOrder) {
    try {
      if (decision === 'accept') await acceptRequest(context, { ...read, reason });
      else if (decision === 'decline') await declineRequest(context, { ...read, reason, note });
      else await withdrawRequest(context, { ...read, reason });
      decided += 1;
    } catch (error) {
      const code = error instanceof DoorstepError ? decisionRefusals.find((each) => each === error.code) : undefined;
      if (code === undefined) throw error;
      refused[code] = (refused[code] ?? 0) + 1;
    }
  }
  return { decided, refused };
}
