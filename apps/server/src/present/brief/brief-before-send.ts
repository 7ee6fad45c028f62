import type { Draft, HoldReason, PublicOffer, SendBrief } from '@doorstep/contract';
import { findPlace } from '@doorstep/core';
import { givingInWords, givingIcons } from './facts-of-offer.ts';
import { stepsAfterSend, type Prospect } from './steps-after-send.ts';
import { withPlace, type WordsOfOffer } from './words-of-offer.ts';

export function briefBeforeSend(
  ofOffer: WordsOfOffer,
  {
    view,
    draft,
    doubts,
    canSendMail,
  }: { view: Pick<PublicOffer, 'brief'>; draft: Draft; doubts: HoldReason[]; canSendMail: boolean },
): SendBrief {
  const words = withPlaceOf(ofOffer, draft);
  const { definition, ours } = words;
  // A visitor who was told that too little is left may have chosen to wait for the full request.
  const giving = draft['ifShort'] === 'queue' && view.brief.giving === 'first_come' ? 'queue' : view.brief.giving;
  const prospect: Prospect = { giving, email: canSendMail ? (draft['contact.email'] ?? '').trim() : '' };
  return {
    giving: {
      icon: givingIcons[giving],
      ...givingInWords(words, giving),
      // Not “accepted as soon as you send”, if it is known to be checked first.
      ...(giving === 'first_come' && doubts.length > 0 ? { texts: [] } : {}),
    },
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

/** The place is chosen by now, so only that place is named. */
function withPlaceOf(words: WordsOfOffer, draft: Draft): WordsOfOffer {
  const { definition } = words;
  const chosen = findPlace(definition, draft['collection.place'] ?? '');
  return definition.collection?.isForEverybody === true && chosen !== undefined ? withPlace(words, chosen.id) : words;
}
