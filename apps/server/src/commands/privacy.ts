import { eraseRequest, exportPersonalData, privacyReport, type Context, type PrivacyReportRow } from '@doorstep/core';
import { CommandError } from '../command-error.ts';
import { withInstallation } from './command-context.ts';
import { print, remark, type Command } from './command.ts';
import { table } from './table.ts';

export const privacyReportCommand: Command = {
  words: 'privacy report',
  usage: '',
  summary: 'Lists what personal data there is, of which offer, and until when; fails when something should have gone.',
  details: [
    'Of each offer: requests, claims, emails, reasons that staff gave, and home keys, with the days of its retention and',
    'the first and the last day on which some of it goes. "open" has no end before the request or claim has one.',
    'docs/reference/privacy.md says which columns these are.',
  ].join('\n'),
  options: {},
  arguments: { min: 0, max: 0 },
  async run() {
    const { rows, other, overdue } = await withInstallation((_, context) => privacyReport(context));
    const lines = rows.map((row) => [
      row.offer,
      kinds[row.kind].name,
      String(row.count),
      kinds[row.kind].until(row.retentionDays),
      span(row),
    ]);
    for (const line of table(['offer', 'what', 'count', 'kept', 'goes'], lines)) print(line);
    if (lines.length > 0) print('');
    const others = otherKinds.map(({ name, count, until }) => [name, String(other[count]), until]);
    for (const line of table(['of all offers', 'count', 'kept'], others)) print(line);
    if (overdue.length > 0) {
      for (const { offer, kind } of overdue) remark(`${offer}: ${kinds[kind].name} should have gone.`);
      throw new CommandError('Some personal data is overdue: the server erases it within an hour of its start.');
    }
  },
};

export const privacyExport: Command = {
  words: 'privacy export',
  usage: 'REFERENCE',
  summary: 'Prints everything that is kept about one person’s request, as JSON; the audit log keeps that it was done.',
  options: {},
  arguments: { min: 1, max: 1 },
  async run(input) {
    await withInstallation(async (_, context) => {
      const { id } = await requireRequest(context, input.arguments[0] ?? '');
      print(JSON.stringify(await exportPersonalData(context, { id }), null, 2));
    });
  },
};

export const privacyErase: Command = {
  words: 'privacy erase',
  usage: 'REFERENCE [--yes]',
  summary: 'Erases the personal data of one person’s request; an open request is withdrawn first.',
  details: 'It cannot be undone. Claims of the same email address about the same home go too. Counts stay.',
  options: {},
  arguments: { min: 1, max: 1 },
  asks: ({ arguments: [reference = ''] }) => `The personal data of ${reference} is erased, which cannot be undone.`,
  async run(input) {
    await withInstallation(async (_, context) => {
      const { id, reference, state } = await requireRequest(context, input.arguments[0] ?? '');
      const erased = await eraseRequest(context, { id });
      print(`${reference} erased${erased.state === state ? '' : `, and ${erased.state} before`}`);
    });
  },
};

async function requireRequest({ store }: Context, reference: string) {
  const request = await store.requests.findByReference(reference.trim().toUpperCase());
  if (request === null) throw new CommandError(`There is no request with the reference "${reference}".`);
  return request;
}

const kinds: Record<PrivacyReportRow['kind'], { name: string; until: (days: number) => string }> = {
  ended_requests: { name: 'requests, ended', until: (days) => `${days} days after the end` },
  open_requests: { name: 'requests, open', until: (days) => `${days} days after the end or archiving` },
  decided_claims: { name: 'claims, decided', until: (days) => `${days} days after the decision` },
  open_claims: { name: 'claims, open', until: (days) => `${days} days after the decision or archiving` },
  mails: { name: 'emails to visitors', until: () => '30 days after sending, and no longer than the request' },
  home_reasons: { name: 'reasons about homes', until: (days) => `${days} days after they were given` },
  home_keys: { name: 'home keys (hashes)', until: () => 'until archived and the longest window is over' },
};

const otherKinds = [
  { name: 'Idempotency-Keys', count: 'idempotencyKeys', until: '48 hours' },
  { name: 'counters (hashed senders)', count: 'counters', until: '2 days at the longest' },
  { name: 'links to confirm (hashes)', count: 'mailedLinks', until: '30 days after their end' },
  { name: 'webhook deliveries', count: 'webhookDeliveries', until: '30 days' },
  { name: 'emails to staff', count: 'staffMails', until: '30 days' },
  { name: 'staff accounts', count: 'people', until: 'until they are removed' },
  { name: 'staff sessions', count: 'staffSessions', until: 'until they end' },
] as const;

function span({ firstGoesAt, lastGoesAt }: PrivacyReportRow): string {
  if (firstGoesAt === null || lastGoesAt === null) return '';
  const [first, last] = [firstGoesAt, lastGoesAt].map((at) => new Date(at).toISOString().slice(0, 10));
  return first === last ? String(first) : `${first} to ${last}`;
}
