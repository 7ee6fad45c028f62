export type * from './api-token-store.ts';
export { createApiToken, revokeApiToken, useApiToken } from './api-tokens.ts';
