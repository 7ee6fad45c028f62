import type { Query } from '@doorstep/contract/operations';
import type { Context, MailOfChange } from '@doorstep/core';
import * as v from 'valibot';
import { showMailKinds } from '../mail/show-mail-kinds.ts';

/**
 * The query of an operation that can be tried. By query and not by header: an operation that cannot be tried refuses a
 * parameter that it does not know, where it would ignore a header and really do what was only to be tried.
 */
export function dryRunQuery(query: Query | undefined) {
  return v.object({ ...query?.entries, dryRun: v.optional(v.picklist(['true'])) });
}

/** What was tried: the operation's own answer, and the mails that it would send. */
export async function showDryRun(context: Context, { outcome, mails }: { outcome: unknown; mails: MailOfChange[] }) {
  return { answer: outcome, mails: await showMailKinds(context, mails) };
}
