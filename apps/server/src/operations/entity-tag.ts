import { hash } from 'node:crypto';
import type { Operation } from '@doorstep/contract/operations';
import { DoorstepError } from '@doorstep/core';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** `"3-Kx…"`: the number that `versionedBy` names, and a hash of the whole answer. */
const ours = /^(?:W\/)?"(\d{1,10})(?:-[\w-]*)?"$/;

export function takesIfMatch({ body, versionedBy }: Pick<Operation, 'body' | 'versionedBy'>): boolean {
  return (
    versionedBy !== undefined && body !== undefined && 'entries' in body && versionedBy in (body.entries as object)
  );
}

/**
 * The body, with the version that `If-Match` names; `*` matches any version.
 * @throws DoorstepError `precondition_failed` for a tag of something else; `request_invalid` if the operation ignores
 * it.
 */
export function withIfMatch(operation: Operation, { headers, body: sent }: FastifyRequest): unknown {
  const { versionedBy } = operation;
  const ifMatch = headers['if-match'];
  if (ifMatch === undefined) return sent;
  if (versionedBy === undefined || !takesIfMatch(operation))
    throw new DoorstepError('request_invalid', { fields: [{ field: 'If-Match', code: 'unknown_field' }] });
  if (ifMatch.trim() === '*') return sent;
  const read = ours.exec(ifMatch.trim())?.[1];
  if (read === undefined) throw new DoorstepError('precondition_failed');
  if (sent !== undefined && (typeof sent !== 'object' || sent === null)) return sent;
  const whole = { [versionedBy]: Number(read), ...sent };
  if (whole[versionedBy] !== Number(read)) throw new DoorstepError('precondition_failed');
  return whole;
}

/** @param read  What was to change, as it is now; null where reading it would be audited. */
export async function withCurrent(
  error: unknown,
  { headers }: FastifyRequest,
  read: (() => Promise<Record<string, unknown>>) | null,
): Promise<unknown> {
  const isConflict =
    error instanceof DoorstepError && (error.code === 'version_conflict' || error.code === 'request_changed');
  if (!isConflict) return error;
  const code = headers['if-match'] === undefined ? error.code : 'precondition_failed';
  return new DoorstepError(code, read === null ? {} : { current: await read() });
}

/** Sends an answer with its tag, or 304 if the caller already has it. */
export function sendTagged(
  { versionedBy = 'version' }: Operation,
  outcome: unknown,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): FastifyReply {
  const json = JSON.stringify(outcome);
  const version = String((outcome as Record<string, unknown>)[versionedBy]);
  const tag = `"${version}-${hash('sha256', json, 'base64url').slice(0, 16)}"`;
  reply.header('ETag', tag);
  const known = request.method === 'GET' ? (request.headers['if-none-match'] ?? '') : '';
  const isKnown = known.split(',').some((each) => ['*', tag].includes(each.trim().replace(/^W\//, '')));
  return isKnown ? reply.code(304).send() : reply.type('application/json; charset=utf-8').send(json);
}
