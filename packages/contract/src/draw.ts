import * as v from 'valibot';
import { drawFormatSchema } from './draw-format.ts';

/**
 * `collecting`: entries come in. `fixed`: the list is closed and published, the public value is not known yet.
 * `drawing`: the value is known, and entries are being processed. `drawn`: all of them are.
 */
export type DrawState = 'collecting' | 'fixed' | 'drawing' | 'drawn';

export interface PublicDraw {
  state: Exclude<DrawState, 'drawing'>;
  entries: number;
  digest: string | null;
  fixedAt: string | null;
  value: string | null;
}

const hash = v.pipe(v.string(), v.maxLength(64), v.regex(/^[0-9a-f]{64}$/));

/** GET /o/:slug/draw.json, and what `doorstep draw verify` reads. */
export const drawFileSchema = v.object({
  format: v.literal('doorstep-draw-1'),
  offer: v.string(),
  publicValue: v.string(),
  /** How it is written: the one spelling that counts. */
  valueFormat: drawFormatSchema,
  fixedAt: v.string(),
  entries: v.array(hash),
  digest: hash,
  value: v.nullable(v.string()),
  /** The entries in the order that the value gives them, the first one first; null before it is known. */
  ranked: v.nullable(v.array(hash)),
});

export type DrawFile = v.InferOutput<typeof drawFileSchema>;
