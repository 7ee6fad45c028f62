import { requestStates } from '@doorstep/contract';
import type { Context } from '@doorstep/core';
import { CommandError } from '../command-error.ts';
import { withInstallation } from './command-context.ts';
import { print, remark, type Command } from './command.ts';
import { table } from './table.ts';

const requestsPerRun = 300;

export const demo: Command = {
  words: 'demo',
  usage: '',
  summary: `Fills the store with ${requestsPerRun} invented requests of the last weeks, and prints how many are in which state.`,
  details: [
    'Only for a store that is empty or holds nothing but the demo; run again, it adds as many for other homes.',
    'Everybody in it is invented, and its mails are marked as sent without being sent.',
  ].join('\n'),
  options: {},
  arguments: { least: 0, most: 0 },
  async run() {
    // Loaded when it is needed: what makes up the demo is of no use to the other commands.
    const { playDemo } = await import('../demo/play-demo.ts');
    await withInstallation(async (installation, context) => {
      const outcome = await playDemo(installation, context, { requests: requestsPerRun, remark });
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

async function summary({ store }: Context): Promise<string[]> {
  const counts = await store.offers.countRequests();
  const states = requestStates.filter((state) => [...counts.values()].some((ofOffer) => ofOffer[state] !== undefined));
  const rows = (await store.offers.list()).map(({ id, slug }) => [
    slug,
    ...states.map((state) => String(counts.get(id)?.[state] ?? 0)),
  ]);
  return table(['offer', ...states], rows);
}
