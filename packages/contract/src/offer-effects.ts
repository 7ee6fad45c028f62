// What a change of an offer means for people, said before it is saved.
import * as v from 'valibot';
import { offerInputSchema, versionSchema } from './offer-input.ts';

export const offerTransitions = ['publish', 'pause', 'resume', 'close', 'reopen', 'archive'] as const;
export type OfferTransition = (typeof offerTransitions)[number];

/** POST /api/staff/offers/:id/effects: what staff are about to save, or about to do. */
export const offerEffectsSchema = v.strictObject({
  /** As the offer was read: compared with another one, the change would be another. */
  version: v.optional(versionSchema),
  input: v.optional(offerInputSchema),
  transition: v.optional(v.picklist(offerTransitions)),
});

export type OfferEffect =
  /** Takes no more requests: from now on, for the time being, or until it opens again. */
  | { kind: 'closes' | 'pauses' }
  | { kind: 'puts_off'; opensAt: string }
  /** Nobody can see it any more. */
  | { kind: 'hides' }
  /** Only its link leads to it. */
  | { kind: 'unlists' }
  | { kind: 'renames'; was: string; now: string }
  /** A home may have less, or has to wait longer. */
  | { kind: 'lowers_limits' }
  | { kind: 'narrows_area' }
  | { kind: 'refuses_typed' }
  /** Nobody can join the queue; `count` people keep their place in it. */
  | { kind: 'ends_queue'; count: number }
  /** The closing time that has passed goes. */
  | { kind: 'clears_closing'; closesAt: string }
  | { kind: 'shortens_retention'; was: number; now: number }
  /** Requests in the queue or the draw that end for good. */
  | { kind: 'lapses'; count: number }
  /** Requests that staff still have to decide, or to pack and send. */
  | { kind: 'leaves_held' | 'leaves_to_send'; count: number }
  /** Days after which personal data goes, also of requests that are still open. */
  | { kind: 'erases'; days: number }
  /** Requests that stay as they are. */
  | { kind: 'keeps'; count: number };

export interface OfferEffects {
  effects: OfferEffect[];
}

/** How many requests name each part of an offer; parts that no request names are missing. */
export interface OfferUses {
  /** `waiting`: those of them that are in the queue. */
  items: { id: string; requests: number; waiting: number }[];
  questions: { id: string; requests: number }[];
  /** Answers of a choice. */
  answers: { question: string; id: string; requests: number }[];
}
