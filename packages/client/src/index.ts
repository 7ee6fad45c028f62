export { ConnectionError } from './connection-error.ts';
export { apiPrefix, createClient, type Client } from './create-client.ts';
export type * from './operation-types.ts';
export { ProblemError } from './problem-error.ts';
export type { RateLimit } from './rate-limit.ts';
export type { ClientOptions, SendOptions } from './send.ts';
export type { ErrorCode, Problem } from '@doorstep/contract';
