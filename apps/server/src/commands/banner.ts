import { inviteStaff, type Context } from '@doorstep/core';
import { commandLine } from '../build-info.ts';
import { ensureDemoLookupKey } from '../lookup/demo-lookup-key.ts';
import type { Installation } from '../open-installation.ts';

export async function banner(
  context: Context,
  { config, store, secrets, masterSecret }: Installation,
): Promise<string[]> {
  const lines: [label: string, value: string][] = [];
  const demo = await store.offers.findBySlug('compost-bin');
  if (demo?.status === 'published') lines.push(['Demo offer', `${context.baseUrl}/o/${demo.slug}`]);
  lines.push(['Staff console', await staffAddress(context)]);
  if (demo !== null && config.loadsDemo)
    lines.push(['Demo lookup key', await ensureDemoLookupKey({ store, secrets, masterSecret })]);
  const width = Math.max(...lines.map(([label]) => label.length));
  return ['', ...lines.map(([label, value]) => `  ${label.padEnd(width)}  ${value}`), '', '  Ctrl-C stops it.', ''];
}

/**
 * Before the first account exists, a new link that creates the owner. Only on a terminal, because logs are kept and
 * read.
 */
async function staffAddress(context: Context): Promise<string> {
  if ((await context.store.people.count()) > 0) return `${context.baseUrl}/staff`;
  if (!process.stdout.isTTY)
    return `${context.baseUrl}/staff   (nobody can sign in yet: ${commandLine} staff link, with the settings of this server)`;
  const { token } = await inviteStaff(context, null);
  return `${context.baseUrl}/staff/invitation/${token}   (makes you its owner)`;
}
