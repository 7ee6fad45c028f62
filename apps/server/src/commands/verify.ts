import {
  findDiscrepancies,
  isOff,
  itemName,
  type Context,
  type Discrepancy,
  type DiscrepancyStep,
  type Offer,
  type QueueDiscrepancy,
} from '@doorstep/core';
import { CommandError } from '../command-error.ts';
import { withInstallation } from './command-context.ts';
import { print, remark, showStep, type Command } from './command.ts';

export const verify: Command = {
  words: 'verify',
  usage: '[--json]',
  summary: 'Counts stock and allowances again from the requests: prints "balanced", or a line for whatever is off.',
  details: [
    'stock = the sum of its movements; taken = what requests that take stock ask for, and never beyond the stock;',
    'lists and charts count what there is; the queue is served in its order, and what a draw gave is counted; no home has had more than its allowance; every home key leads to one home. Nothing is changed.',
    'Homes that staff made one may have had more together: "over by merge" is said, and is not off.',
    'With --json it prints {"isBalanced":…,"discrepancies":[{"kind":…,"isOff":…,"text":…}]} instead of lines.',
  ].join('\n'),
  options: { json: { type: 'boolean' } },
  arguments: { min: 0, max: 0 },
  async run({ options }) {
    const found = await withInstallation((_, context) => report(context, options['json'] === true));
    if (found > 0)
      throw new CommandError(`The counts do not reconcile: ${found} ${found === 1 ? 'discrepancy' : 'discrepancies'}.`);
  },
};

/** @returns the number of discrepancies. */
async function report(context: Context, isJson: boolean): Promise<number> {
  const offers = new Map((await context.store.offers.list()).map((offer) => [offer.id, offer]));
  const found: object[] = [];
  let count = 0;
  for await (const discrepancy of findDiscrepancies(context, (step) => showStep(describeStep(step)))) {
    showStep('');
    const text = describe(discrepancy, offers);
    if (isOff(discrepancy)) count += 1;
    if (isJson) found.push({ ...discrepancy, isOff: isOff(discrepancy), text });
    else if (discrepancy.kind === 'home_over_lowered_limit') remark(text);
    else print(text);
  }
  showStep('');
  if (isJson) print(JSON.stringify({ isBalanced: count === 0, discrepancies: found }));
  else if (count === 0) print('balanced');
  return count;
}

const steps: Record<Exclude<DiscrepancyStep['kind'], 'homes'>, string> = {
  items: 'Counting stock and what is taken',
  queue: 'Looking at the queues and batches',
  counts: 'Counting lists and charts',
  keys: 'Looking at the keys of homes',
};

function describeStep(step: DiscrepancyStep): string {
  return step.kind === 'homes' ? `Counting what each home has had of ${step.slug}` : steps[step.kind];
}

const queueKinds: Record<QueueDiscrepancy['kind'], string> = {
  drawn_unit_not_counted: 'drawn with a unit that was never counted as its own; correct the stock, then decide it',
  packed_without_batch: 'packed, but in no batch: it would never be sent',
  in_batch_unpacked: 'in a batch, but not packed: it would be sent twice or wrongly',
  queue_not_served: 'it waits although all of it is there; record a stock movement to serve the queue',
  queue_place_overtaken: 'it waits behind requests that came later, or one behind it was given what it asks for',
};

function describe(discrepancy: Discrepancy, offers: ReadonlyMap<string, Offer>): string {
  if (discrepancy.kind === 'key_of_several_homes') {
    return `home key ${discrepancy.hash}: it leads to ${discrepancy.homeIds.join(' and ')}, not to one home of its own`;
  }
  const offer = offers.get(discrepancy.offerId);
  const slug = offer?.slug ?? discrepancy.offerId;
  if (discrepancy.kind === 'home_over_allowance') {
    return `${slug}, home ${discrepancy.homeId}: over its allowance with ${discrepancy.units}`;
  }
  if (discrepancy.kind === 'home_over_by_merge') {
    return `${slug}, home ${discrepancy.homeId}: over by merge, with ${discrepancy.units}; nothing is off`;
  }
  if (discrepancy.kind === 'home_over_lowered_limit') {
    return `${slug}, home ${discrepancy.homeId}: has had ${discrepancy.units}, from before the limit was lowered; nothing is off`;
  }
  if ('reference' in discrepancy) return `${slug}, request ${discrepancy.reference}: ${queueKinds[discrepancy.kind]}`;
  if (discrepancy.kind === 'requests_miscounted') {
    return `${slug}: lists count ${discrepancy.counted} requests as ${discrepancy.state}, and there are ${discrepancy.requests}`;
  }
  if (discrepancy.kind === 'insights_miscounted') {
    return `${slug}: ${discrepancy.counts} counts of the chart "${discrepancy.measure}" are not what its requests come to`;
  }
  const item = `${slug}, ${itemName(offer?.definition, discrepancy.itemId)} (${discrepancy.itemId})`;
  switch (discrepancy.kind) {
    case 'stock_is_not_moved':
      return `${item}: stock ${discrepancy.stock}, but its movements add up to ${discrepancy.moved}`;
    case 'taken_is_not_requested':
      return `${item}: ${discrepancy.taken} taken, but its requests take ${discrepancy.requested}`;
    case 'taken_beyond_stock':
      return `${item}: ${discrepancy.taken} taken of a stock of ${discrepancy.stock}`;
  }
}
