import type { CheckOptions, LabelProblem } from './check-labels.ts';
import type { Label } from './label.ts';
import type { PackingSlip, SlipOptions } from '../paper/packing-slips.ts';
import type { PickListOptions, PickRow } from '../paper/pick-list.ts';
import type { PrintOptions } from './write-labels.ts';
import type { Poster, PosterPaper } from '../poster/poster.ts';

export type LabelThreadData =
  | { task: 'print'; options: PrintOptions }
  | { task: 'check'; options: CheckOptions }
  | { task: 'pick-list'; options: PickListOptions }
  | { task: 'slips'; options: SlipOptions }
  | { task: 'poster'; poster: Poster; paper: PosterPaper; madeAt: Date }
  | { task: 'card'; poster: Poster };

/** A parcel's content on paper. */
export type ParcelPaper = Label | PickRow | PackingSlip;

/** To the thread: the next parcels; null after the last. */
export type ToLabelThread = { parcels: readonly ParcelPaper[] | null };

/** From the thread. It requests more parcels once it has processed the previous ones. */
export type FromLabelThread =
  | { kind: 'more' }
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'problem'; problem: LabelProblem }
  | { kind: 'done' };
