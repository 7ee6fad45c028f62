import type { ErrorCode } from '@doorstep/contract';

const notHere: readonly ErrorCode[] = ['not_found', 'offer_not_found', 'request_not_found'];

export function errorKind(code: ErrorCode): 'not_here' | 'link' | 'other' {
  if (code === 'link_invalid') return 'link';
  return notHere.includes(code) ? 'not_here' : 'other';
}
