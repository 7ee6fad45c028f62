export interface Passed {
  id: string;
  reference: string;
  offerId: string;
  how: 'accepted' | 'waitlisted' | 'entered' | 'declined' | 'skipped' | 'decided_elsewhere';
  /** The reason given to the visitor, if declined. */
  reason: string;
}
