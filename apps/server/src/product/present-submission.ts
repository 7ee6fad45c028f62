import type { SubmissionAnswer } from '@doorstep/contract';
import type { SubmitRequestResult } from '@doorstep/core';

/** A saved request on the wire: 201, or 202 while it is held. @param url The secret link, where the result's is not it. */
export function presentSubmission(
  { answer, url }: SubmitRequestResult,
  shownUrl = url,
): { status: 201 | 202; answer: SubmissionAnswer } {
  const { reference, state, place } = answer;
  return {
    status: state === 'held' ? 202 : 201,
    answer: { reference, state, ...(place === null ? {} : { place }), url: shownUrl },
  };
}
