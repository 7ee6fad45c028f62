import { verifyBooks, type BookFault, type Offer, type QueueFault } from '@doorstep/core';
import { CommandError } from '../command-error.ts';
import { itemName } from '../present/staff-request.ts';
import { withInstallation } from './command-context.ts';
import { print, remark, type Command } from './command.ts';

export const verify: Command = {
  words: 'verify',
  usage: '',
  summary: 'Counts stock and allowances again from the requests: prints "balanced", or a line for whatever is off.',
  details: [
    'stock = the sum of its movements; taken = what requests that take stock ask for, and never beyond the stock;',
    'the queue is served in its order, and what a draw gave is counted; no home has had more than its allowance; every home key leads to one home. Nothing is changed.',
    'Homes that staff made one may have had more together: "over by merge" is said, and is not off.',
  ].join('\n'),
  options: {},
  arguments: { least: 0, most: 0 },
  async run() {
    const faults = await withInstallation(async (_, context) => {
      const offers = new Map((await context.store.offers.list()).map((offer) => [offer.id, offer]));
      let count = 0;
      for await (const fault of verifyBooks(context)) {
        if (fault.kind === 'home_over_lowered_limit') {
          remark(describe(fault, offers));
          continue;
        }
        // What staff made one was rightly given to two.
        if (fault.kind !== 'home_over_by_merge') count += 1;
        print(describe(fault, offers));
      }
      return count;
    });
    if (faults > 0)
      throw new CommandError(`The books do not balance: ${faults} ${faults === 1 ? 'thing is' : 'things are'} off.`);
    print('balanced');
  },
};

const queueFaults: Record<QueueFault['kind'], string> = {
  drawn_unit_not_counted: 'drawn with a unit that was never counted as its own; correct the stock, then decide it',
  packed_without_batch: 'packed, but in no batch: it would never be sent',
  in_batch_unpacked: 'in a batch, but not packed: it would be sent twice or wrongly',
  queue_not_served: 'it waits although all of it is there; record a stock movement to serve the queue',
  queue_place_overtaken: 'it waits behind requests that came later, or one behind it was given what it asks for',
};

function describe(fault: BookFault, offers: ReadonlyMap<string, Offer>): string {
  if (fault.kind === 'key_of_several_homes') {
    return `home key ${fault.hash}: it leads to ${fault.homeIds.join(' and ')}, not to one home of its own`;
  }
  const offer = offers.get(fault.offerId);
  const slug = offer?.slug ?? fault.offerId;
  if (fault.kind === 'home_over_allowance') {
    return `${slug}, home ${fault.homeId}: over its allowance with ${fault.units}`;
  }
  if (fault.kind === 'home_over_by_merge') {
    return `${slug}, home ${fault.homeId}: over by merge, with ${fault.units}; nothing is off`;
  }
  if (fault.kind === 'home_over_lowered_limit') {
    return `${slug}, home ${fault.homeId}: has had ${fault.units}, from before the limit was lowered; nothing is off`;
  }
  if ('reference' in fault) return `${slug}, request ${fault.reference}: ${queueFaults[fault.kind]}`;
  if (fault.kind === 'requests_miscounted') {
    return `${slug}: lists count ${fault.counted} requests as ${fault.state}, and there are ${fault.requests}`;
  }
  const item = `${slug}, ${itemName(offer?.definition, fault.itemId)} (${fault.itemId})`;
  switch (fault.kind) {
    case 'stock_is_not_moved':
      return `${item}: stock ${fault.stock}, but its movements add up to ${fault.moved}`;
    case 'taken_is_not_requested':
      return `${item}: ${fault.taken} taken, but its requests take ${fault.requested}`;
    case 'taken_beyond_stock':
      return `${item}: ${fault.taken} taken of a stock of ${fault.stock}`;
  }
}
