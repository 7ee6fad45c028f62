import type { ErrorCode } from '@doorstep/contract';
import type { Operation } from '@doorstep/contract/operations';
import { takesIfMatch } from './entity-tag.ts';

export function commonErrors(operation: Operation): ErrorCode[] {
  const { action, body, once, isGrave } = operation;
  return [
    'request_invalid',
    'not_found',
    ...(action === 'everybody' || action === 'signed_in' ? [] : (['two_factor_needed'] as const)),
    ...(action === 'everybody' ? [] : (['not_signed_in', 'token_invalid', 'token_expired', 'not_allowed'] as const)),
    ...(isGrave ? (['password_needed'] as const) : []),
    ...(body === undefined ? [] : (['body_malformed', 'body_too_large', 'media_type_unsupported'] as const)),
    ...(once === undefined ? [] : (['idempotency_key_missing', 'idempotency_key_reused'] as const)),
    ...(!takesIfMatch(operation) ? [] : (['precondition_failed'] as const)),
    'rate_limited',
    'unavailable',
    'internal',
  ];
}
