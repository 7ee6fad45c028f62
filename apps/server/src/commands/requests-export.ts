import { once } from 'node:events';
import { exportRequests, type Offer, type ExportRow } from '@doorstep/core';
import { CommandError } from '../command-error.ts';
import { createRequestsCsv } from '../present/requests-csv.ts';
import { requestsAsJson } from '../present/requests-json.ts';
import { withInstallation } from './command-context.ts';
import { textOption, type Command } from './command.ts';
import { requireOffer } from './offers.ts';

export const requestsExport: Command = {
  words: 'requests export',
  usage: 'SLUG [--format csv|json]',
  summary: 'Writes every request of an offer, oldest first; the audit log keeps that it was done.',
  options: { format: { type: 'string' } },
  arguments: { min: 1, max: 1 },
  async run(input) {
    const [slug = ''] = input.arguments;
    const format = textOption(input, 'format') ?? 'csv';
    if (format !== 'csv' && format !== 'json')
      throw new CommandError(`--format: got "${format}"; it takes csv or json.`);
    await withInstallation(async (_, context) => {
      const offer = await requireOffer(context, slug);
      const requests = await exportRequests(context, { offer: offer.id, state: undefined, search: '' });
      const offers = new Map([[offer.id, offer]]);
      await write(format === 'csv' ? asCsv(requests, offer) : requestsAsJson(requests, offers));
    });
  },
};

async function* asCsv(requests: AsyncIterable<ExportRow[]>, offer: Offer): AsyncIterable<string> {
  const csv = createRequestsCsv(new Map([[offer.id, offer]]), offer);
  yield csv.head;
  for await (const some of requests) yield csv.write(some);
}

async function write(text: AsyncIterable<string | Buffer>): Promise<void> {
  for await (const piece of text) {
    if (!process.stdout.write(piece)) await once(process.stdout, 'drain');
  }
}
