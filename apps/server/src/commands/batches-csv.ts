import { once } from 'node:events';
import * as v from 'valibot';
import { carrierFileSchema } from '@doorstep/contract';
import { carriers, checkCarrierRows, type CarrierProblem } from '@doorstep/shipping';
import { CommandError } from '../command-error.ts';
import { exportBatch, offerOf, requireProfile } from '../shipping/batch-files.ts';
import { parcelsOf, senderOf } from '../shipping/batch-parcels.ts';
import { withInstallation } from './command-context.ts';
import { remark, textOption, type Command } from './command.ts';
import { findBatch, readSender } from './batches.ts';

const names = carriers.map(({ id, isConfirmed }) => (isConfirmed ? id : `${id} (unconfirmed)`));

export const batchesCsv: Command = {
  words: 'batches csv',
  usage: 'ID [--carrier NAME] [--columns MAPPING] [--sender FILE.json] [--with-contact] [--leave-out]',
  summary: 'Streams a locked batch as a file for a carrier; the audit log keeps that it was done.',
  details: [
    `Carriers: ${names.join(', ')}.`,
    'What the carrier would refuse comes first, on standard error. --columns is for generic: "Order no=reference,Ship to=name".',
    'While the file cannot hold the text of some parcels, none is written: --leave-out writes it without them.',
  ].join('\n'),
  options: {
    carrier: { type: 'string' },
    columns: { type: 'string' },
    sender: { type: 'string' },
    'with-contact': { type: 'boolean' },
    'leave-out': { type: 'boolean' },
  },
  arguments: { min: 1, max: 1 },
  async run(input) {
    const [name = ''] = input.arguments;
    const sender = readSender(input);
    const carrier = textOption(input, 'carrier') ?? 'generic';
    if (!carriers.some(({ id }) => id === carrier))
      throw new CommandError(`--carrier: got "${carrier}"; it takes ${names.join(', ')}.`);
    const parsed = v.safeParse(carrierFileSchema, {
      carrier,
      columns: textOption(input, 'columns') ?? '',
      withContact: input.options['with-contact'] === true,
      sender,
      leaveOut: input.options['leave-out'] === true,
    });
    if (!parsed.success) throw new CommandError('--columns: it is too long.');
    await withInstallation(async (_, context) => {
      const batch = await findBatch(context, name);
      const offer = await offerOf(context, batch);
      const { withContact } = parsed.output;
      const profile = requireProfile(parsed.output);
      const parcels = parcelsOf(context, { batch, offer, withContact });
      let isWritable = true;
      for await (const problem of checkCarrierRows(parcels, { profile, sender: senderOf(sender, offer) })) {
        remark(inWords(problem));
        if (problem.kind === 'sender' || (problem.kind === 'unwritable' && !parsed.output.leaveOut)) isWritable = false;
      }
      if (!isWritable) throw new CommandError(refusal);
      const { csv, leftOut } = await exportBatch(context, { ...parsed.output, id: batch.id });
      if (leftOut.length > 0) {
        remark(
          `Saved without ${leftOut.length} ${leftOut.length === 1 ? 'parcel' : 'parcels'}: ${leftOut.join(', ')}.`,
        );
      }
      for await (const piece of csv) {
        if (!process.stdout.write(piece as Buffer)) await once(process.stdout, 'drain');
      }
    });
  },
};

const refusal = [
  'No file was written: it cannot hold the text above. Correct the addresses to Latin letters before packing, take the',
  'parcels out, or post them with another carrier. With --leave-out the file is written without them.',
].join('\n');

function inWords(problem: CarrierProblem): string {
  const { reference } = problem;
  switch (problem.kind) {
    case 'missing':
      return `${reference}: ${problem.column} is empty, and the carrier needs it.`;
    case 'too_long':
      return `${reference}: ${problem.column} has ${problem.length} characters, and the carrier takes ${problem.maxLength}. Shorten it in the file.`;
    case 'characters':
      return `${reference}: ${problem.column} has ${problem.characters.join(' ')}, which the carrier does not take. Write it otherwise in the file.`;
    case 'unwritable':
      return `${reference}: ${problem.column} is “${problem.value}”, and this file cannot hold ${problem.characters.join(' ')}.`;
    case 'sender':
      return `Sender: ${problem.column} is “${problem.value}”, and this file cannot hold ${problem.characters.join(' ')}. Write it in Latin letters.`;
    case 'formula':
      return `${reference}: ${problem.column} begins like a formula. It has an apostrophe before it; correct the request.`;
    case 'country':
      return `${reference}: it goes to ${problem.countryCode}, and this file is for parcels within the country.`;
    default:
      return problem satisfies never;
  }
}
