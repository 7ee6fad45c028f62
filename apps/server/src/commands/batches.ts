import { type SenderInput, batchName, carrierFileSchema, labelsSchema, reprintReasons } from '@doorstep/contract';
import { type Batch, type Context, toIso } from '@doorstep/core';
import { type LabelProblem, findLabelProblems, sheets, usualSheet } from '@doorstep/shipping';
import { closeSync, createWriteStream, existsSync, openSync, rmSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';
import { CommandError } from '../command-error.ts';
import { offerOf, printBatch, requireSheet } from '../shipping/batch-files.ts';
import { labelsOf, returnAddressOf, senderOf } from '../shipping/batch-parcels.ts';
import { withInstallation } from './command-context.ts';
import { type Command, type CommandInput, print, remark, textOption } from './command.ts';
import { requireOffer } from './offers.ts';
import { readJson } from './read-json.ts';
import { table } from './table.ts';

const maxBatches = 1000;

export const batchesList: Command = {
  words: 'batches list',
  usage: 'SLUG',
  summary: 'Lists the batches of an offer, newest first; those that were undone are left out.',
  options: {},
  arguments: { min: 1, max: 1 },
  async run({ arguments: [slug = ''] }) {
    const { rows: batches } = await withInstallation(async ({ store }, context) => {
      const { id } = await requireOffer(context, slug);
      return store.batches.list({ offerIds: [id] }, { limit: maxBatches });
    });
    const rows = batches.map(({ number, state, parcels, dispatched, createdAt }) => [
      batchName(number),
      state,
      String(parcels),
      String(dispatched),
      toIso(createdAt),
    ]);
    for (const line of table(['batch', 'state', 'parcels', 'dispatched', 'made'], rows)) print(line);
  },
};

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
    requireKnownOptions(input);
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
      requireWritable(file);
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

function requireKnownOptions(input: CommandInput): void {
  for (const [option, allowed] of Object.entries({ sheet: sheets.map(({ id }) => id), reason: reprintReasons })) {
    const given = textOption(input, option);
    if (given !== undefined && !(allowed as readonly string[]).includes(given))
      throw new CommandError(`--${option}: got "${given}"; it takes ${allowed.join(', ')}.`);
  }
  for (const [option, max] of Object.entries({ start: 100, print: 100_000, from: 10_000 })) {
    const given = textOption(input, option);
    if (given !== undefined && !(/^[1-9]\d{0,5}$/.test(given) && Number(given) <= max))
      throw new CommandError(`--${option}: got "${given}"; it takes a whole number from 1 to ${max}.`);
  }
}

/** Before the print is recorded: without its file, it could be repeated only with a reason. */
function requireWritable(file: string): void {
  const isThere = existsSync(file);
  try {
    closeSync(openSync(file, 'a', 0o600));
  } catch (error) {
    throw new CommandError(
      `${file}: it cannot be written (${(error as NodeJS.ErrnoException).code}). Nothing was changed.`,
    );
  }
  if (!isThere) rmSync(file);
}

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

export async function findBatch({ store }: Context, name: string): Promise<Batch> {
  const number = /^(?:B-)?0*(\d{1,9})$/i.exec(name)?.[1];
  const batch =
    number === undefined ? await store.batches.find(name) : await store.batches.findByNumber(Number(number));
  if (batch === null)
    throw new CommandError(`There is no batch ${name}. \`batches list SLUG\` shows those of an offer.`);
  return batch;
}

export function readSender(input: CommandInput): SenderInput {
  const file = textOption(input, 'sender');
  const given = file === undefined ? {} : readJson(file);
  const parsed = v.safeParse(carrierFileSchema.entries.sender, given);
  if (parsed.success) return parsed.output;
  const lines = parsed.issues.map((issue) => `  ${v.getDotPath(issue) ?? ''}: ${issue.message}`);
  throw new CommandError([`${file ?? ''}: it is not a sender.`, ...lines].join('\n'));
}
