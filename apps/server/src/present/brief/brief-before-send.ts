import type { Draft, HoldReason, PublicOffer, SendBrief } from '@doorstep/contract';
import { givingInWords, givingIcons } from './facts-of-offer.ts';
import { stepsAfterSend, type Prospect } from './steps-after-send.ts';
import type { WordsOfOffer } from './words-of-offer.ts';

/** What a press on Send will do, as far as the server knows. */
export function briefBeforeSend(
  words: WordsOfOffer,
  {
    view,
    draft,
    doubts,
    canSendMail,
  }: { view: Pick<PublicOffer, 'brief'>; draft: Draft; doubts: HoldReason[]; canSendMail: boolean },
): SendBrief {
  const { definition, ours } = words;
  // Who was told that too little is left may have chosen to wait for all of it.
  const giving = draft['ifShort'] === 'queue' && view.brief.giving === 'first_come' ? 'queue' : view.brief.giving;
  const prospect: Prospect = { giving, email: canSendMail ? (draft['contact.email'] ?? '').trim() : '' };
  return {
    giving: { icon: givingIcons[giving], ...givingInWords(words, giving) },
    steps: stepsAfterSend(words, { ...prospect, doubt: doubtOf(doubts) }),
    plainSteps: stepsAfterSend(words, { ...prospect, doubt: 'no_pass' }),
    send: ours(`offer.giving.${giving}.send`).text,
    privacy: ours('offer.privacy', { organisation: definition.organisation.name, days: definition.retentionDays }).text,
  };
}

function doubtOf(doubts: HoldReason[]): Prospect['doubt'] {
  if (doubts.length === 0) return undefined;
  return doubts.includes('typed_address') ? 'typed_address' : 'address';
}
