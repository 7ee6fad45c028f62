import { IndexFileError } from '@doorstep/address-index';
import { lookupIssue } from '@doorstep/address-lookup';

/** No service can be called at the moment, and no call was made. */
export class LookupOutage extends Error {
  override name = 'LookupOutage';
}

/** The reason, one of a few texts; null when the error is not an outage of the lookup. */
export function lookupOutageReason(cause: unknown): string | null {
  if (cause instanceof LookupOutage || cause instanceof IndexFileError) return cause.message;
  const issue = lookupIssue(cause);
  if (issue === null) return null;
  return 'code' in issue ? `the address service fails: ${issue.code}` : `the address service: ${issue.kind}`;
}
