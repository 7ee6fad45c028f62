import type { CheckOptions, LabelProblem } from './check-labels.ts';
import type { Label } from './label.ts';
import type { PrintOptions } from './write-labels.ts';

export type LabelThreadData = { task: 'print'; options: PrintOptions } | { task: 'check'; options: CheckOptions };

/** To the thread: the next labels; null after the last. */
export type ToLabelThread = { labels: readonly Label[] | null };

/** From the thread. It requests more labels once it has processed the previous ones. */
export type FromLabelThread =
  | { kind: 'more' }
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'problem'; problem: LabelProblem }
  | { kind: 'done' };
