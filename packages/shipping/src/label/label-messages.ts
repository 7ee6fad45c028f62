import type { CheckOptions, LabelProblem } from './check-labels.ts';
import type { Label } from './label.ts';
import type { PrintOptions } from './write-labels.ts';
import type { Poster, PosterPaper } from '../poster/poster.ts';

export type LabelThreadData =
  | { task: 'print'; options: PrintOptions }
  | { task: 'check'; options: CheckOptions }
  | { task: 'poster'; poster: Poster; paper: PosterPaper; madeAt: Date }
  | { task: 'card'; poster: Poster };

/** To the thread: the next labels; null after the last. */
export type ToLabelThread = { labels: readonly Label[] | null };

/** From the thread. It requests more labels once it has processed the previous ones. */
export type FromLabelThread =
  | { kind: 'more' }
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'problem'; problem: LabelProblem }
  | { kind: 'done' };
