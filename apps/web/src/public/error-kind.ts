import type { ErrorCode } from '@doorstep/contract';

const notHere: readonly ErrorCode[] = ['not_found', 'offer_not_found', 'request_not_found', 'link_invalid'];

/** Whether a page of errors speaks of something that is not there, or of trouble. */
export function errorKind(code: ErrorCode): 'not_here' | 'trouble' {
  return notHere.includes(code) ? 'not_here' : 'trouble';
}
