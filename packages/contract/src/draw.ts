import * as v from 'valibot';
import { drawFormatSchema } from './draw-format.ts';

/**
 * `collecting`: entries are open. `fixed`: the list is closed and published, the public value is not known yet.
 * `drawing`: the value is known and entries are being processed. `drawn`: all entries are processed.
 */
export type DrawState = 'collecting' | 'fixed' | 'drawing' | 'drawn';

export interface PublicDraw {
  /** `drawn` as soon as the value is known, since every rank follows from it. */
  state: Exclude<DrawState, 'drawing'>;
  /** Number of entries on the list; 0 until the list is fixed. */
  entries: number;
  /** Of the list; null until it is fixed. */
  digest: string | null;
  fixedAt: string | null;
  /** The public value as entered; null until then. */
  value: string | null;
}

const hash = v.pipe(v.string(), v.maxLength(64), v.regex(/^[0-9a-f]{64}$/));

/** GET /o/:slug/draw.json; `doorstep draw verify` reads this file. */
export const drawFileSchema = v.object({
  format: v.literal('doorstep-draw-1'),
  offer: v.string(),
  publicValue: v.string(),
  /** The only accepted spelling of the value. */
  valueFormat: drawFormatSchema,
  fixedAt: v.string(),
  /** In alphabetical order. */
  entries: v.array(hash),
  digest: hash,
  /** Null until known. */
  value: v.nullable(v.string()),
  /** The entries in the order that the value gives, first one first; null until the value is known. */
  ranked: v.nullable(v.array(hash)),
});

export type DrawFile = v.InferOutput<typeof drawFileSchema>;
