/**
 * What a visitor reads about a request: the state, refined wherever another sentence applies. The texts are
 * `public.standing.NAME` and `public.standing.NAME_next`.
 */
export const requestStandings = [
  /** Held without a pass; the emailed link can still confirm it. */
  'unconfirmed',
  /** Held; its items are set aside. */
  'held',
  /** Held, for an offer whose requests staff decide one by one. */
  'held_review',
  /** Drawn, but held because of a doubt. */
  'held_drawn',
  /** Held without a pass: nothing is set aside. */
  'held_unreserved',
  'accepted',
  /** From the queue. */
  'accepted_turn',
  'accepted_drawn',
  /** Sent again after it was returned or lost. */
  'sent_again',
  /** To be collected; its place has not opened yet. */
  'accepted_collected',
  /** Ready to collect. */
  'accepted_ready',
  /** Its place was removed from the offer or has no more opening times. */
  'accepted_unplaced',
  'waitlisted',
  /** In the queue after the draw. */
  'waitlisted_not_drawn',
  /** In the queue, with a doubt that staff must settle before its turn. */
  'waitlisted_unchecked',
  'entered',
  /** In the draw, with a doubt that staff settle if it is drawn. */
  'entered_unchecked',
  'packed',
  'dispatched',
  /** After dispatch. */
  'closed',
  /** Handed over at the counter. */
  'collected',
  /** Returned or lost: it never arrived. */
  'closed_undelivered',
  'returned',
  'lost',
  'declined',
  'withdrawn',
  /** By staff, on the visitor's behalf. */
  'withdrawn_by_staff',
  /** Nobody decided in time. */
  'lapsed_undecided',
  /** From the queue, when the offer ended for good. */
  'lapsed_queue',
  /** From the draw, when the offer ended for good. */
  'lapsed_draw',
  /** Accepted, but not collected in time. */
  'lapsed_uncollected',
] as const;

export type RequestStanding = (typeof requestStandings)[number];

/** Entries of a request's timeline other than states. */
export const timelineEvents = ['address_corrected', 'adjusted', 'place_changed', 'details_changed'] as const;
