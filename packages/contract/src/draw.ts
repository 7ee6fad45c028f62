// The published list of a draw: the file from which anyone can repeat it.
import * as v from 'valibot';
import { drawFormatSchema } from './draw-format.ts';

/**
 * `collecting`: entries come in. `fixed`: the list is closed and published, the public value is not known yet.
 * `drawing`: the value is known, and entries are being processed. `drawn`: all of them are.
 */
export type DrawState = 'collecting' | 'fixed' | 'drawing' | 'drawn';

export interface PublicDraw {
  /** `drawn` as soon as the value is known: every rank follows from it. */
  state: Exclude<DrawState, 'drawing'>;
  /** How many are on the list; 0 while it is not fixed. */
  entries: number;
  /** Of the list; null while it is not fixed. */
  digest: string | null;
  fixedAt: string | null;
  /** The public value as it was entered; null before. */
  value: string | null;
}

const hash = v.pipe(v.string(), v.maxLength(64), v.regex(/^[0-9a-f]{64}$/));

/** GET /o/:slug/draw.json, and what `doorstep draw verify` reads. */
export const drawFileSchema = v.object({
  format: v.literal('doorstep-draw-1'),
  offer: v.string(),
  /** What decides the draw, as it was announced. */
  publicValue: v.string(),
  /** How it is written: the one spelling that counts. */
  valueFormat: drawFormatSchema,
  fixedAt: v.string(),
  /** In alphabetical order. */
  entries: v.array(hash),
  digest: hash,
  /** Null before it is known. */
  value: v.nullable(v.string()),
  /** The entries in the order that the value gives them, the first one first; null before it is known. */
  ranked: v.nullable(v.array(hash)),
});

export type DrawFile = v.InferOutput<typeof drawFileSchema>;
