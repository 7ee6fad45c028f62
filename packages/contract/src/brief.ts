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

/** What a visitor is told before there is a form, in the language of the page where the words are ours. */
export const offerBriefSchema = v.strictObject({
  giving: v.picklist(givings),
  /** Who can ask, how places are given, how it reaches a home, until when; in this order. */
  facts: v.array(
    v.strictObject({ about: v.picklist(['who', 'giving', 'delivery', 'until']), term: v.string(), ...briefLine }),
  ),
  /** Above the form, and on the button that sends it. */
  heading: v.string(),
  send: v.string(),
  /** What happens after it is sent. */
  steps: v.array(briefStepSchema),
});
export type BriefOfOffer = v.InferOutput<typeof offerBriefSchema>;

/** One step of a request, with its time once it has happened. */
export interface RequestStep extends BriefStep {
  mark: 'done' | 'now' | 'next';
  at: string | null;
}

/** What the page of a request says beside its standing. */
export interface RequestBrief {
  days: { sent: string; draw: string; drawn: string; by: string; handed: string; where: string; when: string };
  /** Oldest first. */
  steps: RequestStep[];
  /** How its place was given, in the words of the offer's page. */
  giving: LocalText[];
  /** Whether what the page says was emailed, and where to, masked; null where no email was to be sent. */
  emailed: { state: 'sent' | 'waiting' | 'failed'; to: string } | null;
}

/** What is said of a home as soon as its address is chosen; never whether it has asked. */
export interface HomeAnswer {
  kind: 'yes' | 'care' | 'no';
  title: string;
  texts: LocalText[];
  /** With `no`: other offers that are for it. */
  others: { slug: string; title: LocalText }[];
}

export interface SendBrief {
  /** How places are given, in the words of the offer's page. */
  giving: BriefStep;
  steps: BriefStep[];
  /** The same where no script solves the security check. */
  plainSteps: BriefStep[];
  send: string;
  /** What happens to the typed text. */
  privacy: string;
}
