/**
 * What a visitor is told of a request: its state, and what else makes another sentence true. Each has its own texts,
 * `public.standing.NAME` and `public.standing.NAME_next`.
 */
export const requestStandings = [
  /** Held without a pass, and the mailed link that confirms it still works. */
  'unconfirmed',
  /** Held; its items are set aside. */
  'held',
  /** The same, where staff decide each request. */
  'held_review',
  /** The same, drawn with a doubt. */
  'held_drawn',
  'held_collected',
  /** Held without a pass: nothing is set aside. */
  'held_unreserved',
  'accepted',
  /** From the queue. */
  'accepted_turn',
  'accepted_drawn',
  /** Once more, after it came back or got lost. */
  'sent_again',
  /** To be collected; its place has not opened yet. */
  'accepted_collected',
  /** It waits at its place. */
  'accepted_ready',
  /** Its place is taken out of the offer, or does not open any more. */
  'accepted_unplaced',
  'waitlisted',
  /** In the queue of a draw that has been held. */
  'waitlisted_not_drawn',
  /** In the queue, with a doubt that staff have to settle before its turn. */
  'waitlisted_unchecked',
  'entered',
  /** In the draw, with a doubt that staff settle if it is drawn. */
  'entered_unchecked',
  'packed',
  'dispatched',
  /** After it was handed over for delivery. */
  'closed',
  /** At the counter. */
  'collected',
  /** After it came back, or got lost: it never arrived. */
  'closed_undelivered',
  'returned',
  'lost',
  'declined',
  'withdrawn',
  /** By staff, for the visitor. */
  'withdrawn_by_staff',
  /** Nobody decided in time. */
  'lapsed_undecided',
  /** From the queue, when the offer ended for good. */
  'lapsed_queue',
  /** From the draw, when the offer ended for good. */
  'lapsed_draw',
  /** Accepted, and nobody came for it in time. */
  'lapsed_uncollected',
] as const;

export type RequestStanding = (typeof requestStandings)[number];

/** One line of a request's timeline: a state that it got, or something else that its visitor should know. */
export const timelineEvents = ['address_corrected', 'adjusted', 'place_changed', 'details_changed'] as const;
export type TimelineEvent = (typeof timelineEvents)[number];
