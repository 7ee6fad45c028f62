import * as v from 'valibot';
import { apiScopes } from '../api-v1.ts';
import { listOf } from '../list-part.ts';

export const tokenSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** Last characters, to tell tokens apart. */
  ending: v.string(),
  scopes: v.array(v.picklist(apiScopes)),
  /** Null: all offers. */
  offers: v.nullable(v.array(v.object({ id: v.string(), title: v.string() }))),
  createdAt: v.string(),
  /** Null: never expires. */
  expiresAt: v.nullable(v.string()),
  /** To the hour; null if never used. */
  usedAt: v.nullable(v.string()),
  revokedAt: v.nullable(v.string()),
});
export type ApiTokenView = v.InferOutput<typeof tokenSchema>;
export const tokensSchema = listOf(tokenSchema);

export const newTokenSchema = v.object({ ...tokenSchema.entries, token: v.string() });
