import { requestStates } from '@doorstep/contract';
import type { Context } from '@doorstep/core';
import { CommandError } from '../command-error.ts';
import { withInstallation } from './command-context.ts';
import { print, remark, textOption, type Command } from './command.ts';
import { table } from './table.ts';

const usualRequests = 5000;
const maxRequests = 1_000_000;

export const demo: Command = {
  words: 'demo',
  usage: '[--requests NUMBER]',
  summary: 'Fills the store with invented requests of the last 60 days, and prints how many are in which state.',
  details: [
    `Makes ${usualRequests} of them; --requests takes another number, up to ${maxRequests}.`,
    'Only for a store that is empty or holds nothing but the demo; run again, it adds as many for other homes.',
    'Everybody in it is invented, and its mails are marked as sent without being sent.',
  ].join('\n'),
  options: { requests: { type: 'string' } },
  arguments: { min: 0, max: 0 },
  async run(input) {
    const requests = readRequests(textOption(input, 'requests'));
    const { playDemo } = await import('../demo/play-demo.ts');
    await withInstallation(async (installation, context) => {
      const outcome = await playDemo(installation, context, { requests, remark });
      if (outcome.kind === 'refused') {
        throw new CommandError(
          `There ${outcome.because === 'offers' ? 'are offers' : 'are requests'} in this store that are not the demo’s. ` +
            'Nothing was changed. Name another folder in DOORSTEP_DATA to try the demo.',
        );
      }
      remark(`${outcome.made} requests were made.`);
      for (const line of await summary(context)) print(line);
    });
  },
};

function readRequests(text: string | undefined): number {
  if (text === undefined) return usualRequests;
  const requests = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (requests < 1 || requests > maxRequests)
    throw new CommandError(`--requests takes a whole number from 1 to ${maxRequests}.`);
  return requests;
}

async function summary({ store }: Context): Promise<string[]> {
  const counts = await store.offers.countRequests();
  const states = requestStates.filter((state) => [...counts.values()].some((ofOffer) => ofOffer[state] !== undefined));
  const rows = (await store.offers.list()).map(({ id, slug }) => [
    slug,
    ...states.map((state) => String(counts.get(id)?.[state] ?? 0)),
  ]);
  return table(['offer', ...states], rows);
}
