export { apiPrefix, createClient, type Client } from './create-client.ts';
export type * from './create-client.ts';
export { type ClientOptions, type SendOptions, ConnectionError, ProblemError, type RateLimit } from './send.ts';
export type { ErrorCode, Problem } from '@doorstep/contract';
