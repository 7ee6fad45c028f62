import * as v from 'valibot';
import { localTextSchema, type LocalText } from './local-text.ts';

/**
 * How places are given at the moment. Whatever its allocation, an offer that has run out gives places by queue or not
 * at all. The texts are `offer.giving.NAME…`.
 */
export const givings = ['first_come', 'draw', 'decided', 'queue', 'none_left'] as const;
export type Giving = (typeof givings)[number];

export const briefIcons = [
  'home',
  'arrows',
  'ticket',
  'people',
  'lens',
  'van',
  'calendar',
  'tick',
  'mail',
  'clock',
  'box',
  'cross',
  'back',
  'page',
] as const;
export type BriefIcon = (typeof briefIcons)[number];

const briefLine = { icon: v.picklist(briefIcons), title: localTextSchema, texts: v.array(localTextSchema) };

export const briefStepSchema = v.strictObject(briefLine);
export type BriefStep = v.InferOutput<typeof briefStepSchema>;

export const offerBriefSchema = v.strictObject({
  giving: v.picklist(givings),
  facts: v.array(
    v.strictObject({ about: v.picklist(['who', 'giving', 'delivery', 'until']), term: v.string(), ...briefLine }),
  ),
  heading: v.string(),
  send: v.string(),
  steps: v.array(briefStepSchema),
});
export type BriefOfOffer = v.InferOutput<typeof offerBriefSchema>;

export interface RequestStep extends BriefStep {
  mark: 'done' | 'now' | 'next';
  at: string | null;
}

export interface RequestBrief {
  /** Days in words for the standing's text; '' for none. */
  days: { sent: string; draw: string; drawn: string; by: string; handed: string; where: string; when: string };
  steps: RequestStep[];
  giving: LocalText[];
  /** Whether the page's content was emailed, and the masked recipient; null if no email was due. */
  emailed: { state: 'sent' | 'waiting' | 'failed'; to: string } | null;
}

/** What a visitor reads about a home once its address is chosen; never whether it has asked. */
export interface HomeAnswer {
  /** `no`: the offer is not for this home; `care`: the visitor has to do something. */
  kind: 'yes' | 'care' | 'no';
  title: string;
  texts: LocalText[];
  others: { slug: string; title: LocalText }[];
}

export interface SendBrief {
  giving: BriefStep;
  steps: BriefStep[];
  /** The steps when no script solves the security check. */
  plainSteps: BriefStep[];
  send: string;
  privacy: string;
}
