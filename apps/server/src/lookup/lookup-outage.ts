import { IndexFileError } from '@doorstep/address-index';
import { lookupIssue } from '@doorstep/address-lookup';

/** Nobody can be asked just now, and no call has failed. */
export class LookupOutage extends Error {
  override name = 'LookupOutage';
}

/** Why no address was looked up, in one of few texts; null when that is no outage of the lookup. */
export function lookupOutageReason(cause: unknown): string | null {
  if (cause instanceof LookupOutage || cause instanceof IndexFileError) return cause.message;
  const issue = lookupIssue(cause);
  if (issue === null) return null;
  return 'code' in issue ? `the address service fails: ${issue.code}` : `the address service: ${issue.kind}`;
}
