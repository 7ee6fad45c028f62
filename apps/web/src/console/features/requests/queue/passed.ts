/** A request that has been dealt with, and how. */
export interface Passed {
  id: string;
  reference: string;
  how: 'accepted' | 'declined' | 'skipped' | 'decided_elsewhere';
}
