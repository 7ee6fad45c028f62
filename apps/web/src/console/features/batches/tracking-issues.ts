import { isTrackingNumber, type BatchReferences } from '@doorstep/contract';
import type { TrackingLine } from './read-tracking-lines.ts';

export interface TrackingIssue {
  line: TrackingLine;
  code: 'unreadable' | 'number_form' | 'not_in_batch' | 'named_twice';
}

/**
 * Every line that cannot be saved, and why, all at once.
 * @param references  The batch's references; if undefined, only the server can tell which lines are not in it.
 */
export function trackingIssues(lines: readonly TrackingLine[], references?: BatchReferences): TrackingIssue[] {
  const known = references === undefined ? null : new Set([...references.waiting, ...references.dispatched]);
  const seen = new Set<string>();
  return lines.flatMap((line): TrackingIssue[] => {
    const { reference, number } = line;
    if (reference === '' || number === '') return [{ line, code: 'unreadable' }];
    const isSecond = seen.has(reference);
    seen.add(reference);
    if (known?.has(reference) === false) return [{ line, code: 'not_in_batch' }];
    if (isSecond) return [{ line, code: 'named_twice' }];
    return isTrackingNumber(number) ? [] : [{ line, code: 'number_form' }];
  });
}
