import * as v from 'valibot';
import { localTextSchema, type LocalText } from './local-text.ts';

/**
 * How places are given just now. Whatever the offer's allocation, one that has run out gives its places by queue, or not
 * at all. Each has its texts, `offer.giving.NAME…`.
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
  days: { sent: string; draw: string; drawn: string; by: string; handed: string; where: string; when: string };
  steps: RequestStep[];
  giving: LocalText[];
  /** Whether what the page says was emailed, and where to, masked; null where no email was to be sent. */
  emailed: { state: 'sent' | 'waiting' | 'failed'; to: string } | null;
}

export interface HomeAnswer {
  kind: 'yes' | 'care' | 'no';
  title: string;
  texts: LocalText[];
  others: { slug: string; title: LocalText }[];
}

export interface SendBrief {
  giving: BriefStep;
  steps: BriefStep[];
  plainSteps: BriefStep[];
  send: string;
  privacy: string;
}
