import { LookupServiceError, type LookupIssue } from '@doorstep/address-lookup';
import type { ServiceIssue } from '../../alarms/create-service-watch.ts';
import type { AccountLimit } from './account-budget.ts';

const ownWords: Record<string, string> = {
  network: 'Loqate could not be reached. Check that this machine may open connections to it.',
  timeout: 'Loqate did not answer in time.',
  http: 'Loqate answered with an HTTP error.',
  answer: 'Loqate answered with something that is no answer of its protocol. Check LOQATE_URL.',
};

/** A failed call in words for staff, the provider's own if available. */
export function serviceIssue(
  issue: Extract<LookupIssue, { code: string }>,
  error: unknown,
  { origin }: { origin: string },
): ServiceIssue {
  const { code } = issue;
  const kind = issue.kind === 'our_fault' ? 'misconfigured' : issue.kind;
  if (!(error instanceof LookupServiceError))
    return { code, kind, message: ownWords[code] ?? 'Loqate did not answer.' };
  const { Description, Cause, Resolution } = error;
  return { code, kind, message: `${sentences(Description, Cause, Resolution)}${whereFrom(code, origin)}` };
}

const limitWords: Record<AccountLimit, string> = {
  retrieves_a_day:
    'Doorstep has paid for as many addresses today as LOQATE_RETRIEVES_A_DAY allows. Until midnight (UTC) visitors get the fallback. Raise the setting if these were real visitors.',
  finds_unmatched:
    'In the last hour far more was searched for than chosen, which is what blocks an account (error 14). Visitors get the fallback until the hour is over.',
};

export function limitIssue(limit: AccountLimit): ServiceIssue {
  return { code: limit, kind: 'account', message: limitWords[limit] };
}

// Our own words: any visitor can send a report, and must not be able to write to staff.
const reported: Record<string, string> = {
  '2': 'The key is not known. Check LOQATE_BROWSER_KEY.',
  '3': 'The account is out of credit.',
  '4': 'The key is not allowed from the addresses that visitors come from. Lift its IP restriction.',
  '5': 'The key is not allowed from this page.',
  '6': 'The key is not allowed to use Capture Interactive.',
  '7': 'The plan of the account does not include this service or region.',
  '8': 'The daily limit of the key is used up.',
  '9': 'The account is suspended (surge protector).',
  '10': 'The surge protector was triggered by unusually many requests.',
  '11': 'The account has no valid licence for this.',
  '13': 'The limit for trying out is used up.',
  '14': 'There were too many Finds without Retrieves.',
  '15': 'The key is of the wrong type.',
  '16': 'The key has expired.',
};

export function reportedIssue(
  code: string,
  kind: 'misconfigured' | 'account',
  { origin }: { origin: string },
): ServiceIssue | null {
  const words = reported[code];
  if (words === undefined) return null;
  return { code, kind, message: `Reported by visitors' browsers: ${words}${whereFrom(code, origin)}` };
}

function whereFrom(code: string, origin: string): string {
  return code === '5' ? ` The pages are at ${origin}.` : '';
}

function sentences(...texts: string[]): string {
  return texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => (/[.!?]$/.test(text) ? text : `${text}.`))
    .join(' ');
}
