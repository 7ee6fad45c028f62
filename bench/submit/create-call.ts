// Submissions in this process, without HTTP and without verifying a pass.
import { randomUUID } from 'node:crypto';
import { submitRequest, type Context, type Offer } from '@doorstep/core';
import { createNetwork, createSubmission } from './create-submission.ts';

export async function createCall(
  context: Context,
  offer: Offer,
  name = 'Robin Fictional',
): Promise<() => Promise<unknown>> {
  const { body, idempotencyKey } = await createSubmission(offer, { pass: randomUUID() });
  const submission = {
    contact: { name, email: '', phone: '' },
    answers: {},
    unit: '',
    ifShort: 'ask' as const,
    formToken: '',
    website: '',
    language: 'en',
    lines: body.lines,
    address: { proof: body.address?.proof ?? '' },
    humanCheck: body.humanCheck,
  };
  const [visitor, network] = [randomUUID(), randomUUID()];
  return () =>
    submitRequest(context, {
      slug: offer.slug,
      submission,
      idempotencyKey,
      receivedAt: Date.now(),
      language: 'en',
      source: 'web',
      visitor,
      network,
      remoteAddress: createNetwork(),
      suspicions: [],
    });
}

export async function inTurn(calls: (() => Promise<unknown>)[], atOnce: number): Promise<void> {
  let next = 0;
  const work = async () => {
    for (let call = calls[next++]; call !== undefined; call = calls[next++]) await call();
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
