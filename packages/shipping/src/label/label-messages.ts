import type { CheckOptions, LabelProblem } from './check-labels.ts';
import type { Label } from './label.ts';
import type { PrintOptions } from './write-labels.ts';

/** What a thread is started for. */
export type LabelThreadData = { task: 'print'; options: PrintOptions } | { task: 'check'; options: CheckOptions };

/** To the thread: the next labels; null behind the last. */
export type ToLabelThread = { labels: readonly Label[] | null };

/** From the thread. It asks for more labels only when it has worked off those it had. */
export type FromLabelThread =
  | { kind: 'more' }
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'problem'; problem: LabelProblem }
  | { kind: 'done' };
