import type { SubmissionAnswer } from '@doorstep/contract';
import type { SubmitRequestResult } from '@doorstep/core';

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
