import * as v from 'valibot';
import { carrierFileSchema, type SenderInput } from '@doorstep/contract';
import type { Batch, Context } from '@doorstep/core';
import { CommandError } from '../command-error.ts';
import { textOption, type CommandInput } from './command.ts';
import { readJson } from './read-json.ts';

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
