import { isRefusal, type CheckPage, type Problem, type RefusedPage } from '@doorstep/contract';

/**
 * The page that a problem leads to: a refusal is a page of its own; anything else is said on the page that was sent
 * from, with every answer where it was.
 */
export function pageOfProblem(
  problem: Pick<Problem, 'code' | 'left' | 'canQueue' | 'claimToken'>,
  page: CheckPage,
): CheckPage | RefusedPage {
  const { offer, draft, idempotencyKey, formToken } = page;
  const { left = [], canQueue = false, claimToken } = problem;
  // Taken from the public while the page was open.
  const code = problem.code === 'offer_not_found' ? 'closed' : problem.code;
  if (isRefusal(code)) {
    const email = draft['contact.email'] ?? '';
    const claim =
      claimToken === undefined ? null : { token: claimToken, kind: '' as const, text: '', email, errors: [] };
    const { addressLines } = page;
    return { kind: 'refused', code, offer, draft, addressLines, left, canQueue, claim, idempotencyKey, formToken };
  }
  return { ...page, problem: { code } };
}
