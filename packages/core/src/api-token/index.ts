export { createApiToken, revokeApiToken, useApiToken } from './api-tokens.ts';
