import type { CheckPage, ErrorCode, Problem, PublicPage, RefusalCode } from '@doorstep/contract';

const refusals: readonly ErrorCode[] = [
  'sold_out',
  'already_asked',
  'outside_area',
  'not_open',
  'closed',
  'unchecked_limit_reached',
] satisfies RefusalCode[];

/**
 * The page that a problem leads to: a refusal is a page of its own; anything else is said on the page that was sent
 * from, with every answer where it was.
 */
export function pageOfProblem(
  problem: Pick<Problem, 'code' | 'errors' | 'left' | 'canQueue'>,
  page: CheckPage,
): PublicPage {
  const { offer, draft, idempotencyKey, formToken } = page;
  const { code, errors = [], left = [], canQueue = false } = problem;
  if (isRefusal(code)) {
    return { kind: 'refused', code, offer, draft, left, canQueue, idempotencyKey, formToken };
  }
  return { ...page, errors, problem: errors.length > 0 ? null : { code } };
}

function isRefusal(code: ErrorCode): code is RefusalCode {
  return refusals.includes(code);
}
