import { createWriteStream, rmSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';
import { labelsSchema } from '@doorstep/contract';
import { findLabelProblems, usualSheet, type LabelProblem } from '@doorstep/shipping';
import { CommandError } from '../command-error.ts';
import { offerOf, printBatch, requireSheet } from '../shipping/batch-files.ts';
import { labelsOf, returnAddressOf, senderOf } from '../shipping/batch-parcels.ts';
import { withInstallation } from './command-context.ts';
import { print, remark, textOption, type Command } from './command.ts';
import { findBatch, readSender } from './find-batch.ts';

export const batchesLabels: Command = {
  words: 'batches labels',
  usage:
    'ID FILE.pdf [--sheet NAME] [--start N] [--items] [--sender FILE.json] [--reason REASON] [--print N --from PAGE]',
  summary: 'Writes the labels of a locked batch; the audit log keeps that they were printed.',
  details: [
    'First come the labels to look at, on standard error: lines that were broken, type too small to read, characters that no',
    'font has. --start is the first free place on the first sheet; --items prints what is in each parcel. Labels that were printed before need a --reason:',
    'printer_failed, labels_damaged, labels_lost, parcel_taken_out or other. A print that broke off goes on with its number',
    'and the first page that is missing.',
  ].join('\n'),
  options: {
    sheet: { type: 'string' },
    start: { type: 'string' },
    items: { type: 'boolean' },
    sender: { type: 'string' },
    reason: { type: 'string' },
    print: { type: 'string' },
    from: { type: 'string' },
  },
  arguments: { min: 2, max: 2 },
  async run(input) {
    const [name = '', file = ''] = input.arguments;
    const sender = readSender(input);
    await withInstallation(async (_, context) => {
      const batch = await findBatch(context, name);
      const offer = await offerOf(context, batch);
      const from = senderOf(sender, offer);
      const parsed = v.safeParse(labelsSchema, {
        sheet: textOption(input, 'sheet') ?? usualSheet(from.countryCode).id,
        sender,
        reason: textOption(input, 'reason'),
        startPosition: numberOption(textOption(input, 'start')),
        withItems: input.options['items'] === true,
        print: numberOption(textOption(input, 'print')),
        fromPage: numberOption(textOption(input, 'from')),
      });
      if (!parsed.success) {
        const lines = parsed.issues.map((issue) => `  ${v.getDotPath(issue) ?? ''}: ${issue.message}`);
        throw new CommandError(['The labels cannot be printed so.', ...lines].join('\n'));
      }
      if (from.countryCode === '')
        remark('The sender has no country, so every label names its own. Give its countryCode in --sender FILE.json.');
      const options = parsed.output;
      const labels = labelsOf(context, { batchId: batch.id, offer, sender: from, withItems: options.withItems });
      const { startPosition } = options;
      const sheet = requireSheet(options);
      const returnAddress = returnAddressOf(from);
      for await (const problem of findLabelProblems(labels, { sheet, startPosition, returnAddress }))
        remark(inWords(problem));
      const { pdf, print: number } = await printBatch(context, { ...options, id: batch.id });
      try {
        await pipeline(pdf, createWriteStream(file, { mode: 0o600 }));
      } catch (cause) {
        rmSync(file, { force: true });
        throw cause;
      }
      remark(`Print ${number} on ${sheet.name}.`);
      print(file);
    });
  },
};

function numberOption(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}

function inWords(problem: LabelProblem): string {
  const { reference } = problem;
  switch (problem.kind) {
    case 'broken':
      return `${reference}: a line is too long and goes on in the next.`;
    case 'unreadable':
      return `${reference}: it fits only in type too small to read. Shorten the address, or take a larger label.`;
    case 'no_address':
      return `${reference}: there is no address. Its home collects, or was erased.`;
    case 'no_character':
      return `${reference}: no font has ${problem.characters.join(' ')}; a box is printed instead.`;
    default:
      return problem satisfies never;
  }
}
