import type { CheckPage } from '@doorstep/contract';
import { expect, it } from 'vitest';
import { pageOfProblem } from './use-sending.ts';

const page = {
  kind: 'check',
  offer: { slug: 'compost-bin' },
  draft: { unit: '2' },
  addressLines: ['12 Sample Row', 'Larkham'],
  errors: [],
  problem: null,
  humanCheck: { provider: 'pow', challengeUrl: '' },
  idempotencyKey: 'key',
  formToken: 'token',
} as unknown as CheckPage;

it('a refusal becomes its own page that keeps the answers', () => {
  const left = [{ item: 'bin', left: 1 }];
  expect(pageOfProblem({ code: 'sold_out', left, canQueue: true }, page)).toEqual({
    kind: 'refused',
    code: 'sold_out',
    offer: page.offer,
    draft: page.draft,
    addressLines: page.addressLines,
    left,
    canQueue: true,
    claim: null,
    idempotencyKey: 'key',
    formToken: 'token',
  });
});

it('an offer withdrawn from the public is called closed', () => {
  expect(pageOfProblem({ code: 'offer_not_found' }, page)).toMatchObject({ kind: 'refused', code: 'closed' });
});

it('any other problem is shown on the submitted page, and an outage never as a refusal', () => {
  expect(pageOfProblem({ code: 'human_check_unavailable' }, page)).toMatchObject({
    kind: 'check',
    problem: { code: 'human_check_unavailable' },
  });
});
