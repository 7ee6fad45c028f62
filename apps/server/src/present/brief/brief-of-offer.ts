import type { LocalText, OfferPhase, BriefOfOffer } from '@doorstep/contract';
import { givingOf, type ItemStock, type Offer } from '@doorstep/core';
import { factsOfOffer } from './facts-of-offer.ts';
import { stepsAfterSend } from './steps-after-send.ts';
import type { WordsOfOffer } from './words-of-offer.ts';

export function briefOfOffer(
  words: WordsOfOffer,
  given: { offer: Offer; phase: OfferPhase; stock: ItemStock[]; isSoldOut: boolean; canSendMail: boolean },
): BriefOfOffer {
  const giving = givingOf(words.definition, given.isSoldOut);
  const hasEmails = given.canSendMail && words.definition.contact.email !== 'off';
  return {
    giving,
    facts: factsOfOffer(words, { ...given, giving }),
    heading: words.ours(`offer.giving.${giving}.heading`).text,
    send: words.ours(`offer.giving.${giving}.send`).text,
    steps: stepsAfterSend(words, { giving, email: hasEmails ? null : '' }),
  };
}

const maxSummaryCharacters = 120;

export function summaryOf({ definition, theirs }: WordsOfOffer): LocalText | null {
  const own = theirs(definition.summary);
  if (own !== null) return own;
  const description = theirs(definition.description);
  const [first = ''] = description?.text.split(/\n\s*\n/) ?? [];
  // Markdown beyond words and emphasis does not fit into a line.
  const plain = first.replaceAll(/\*\*|__|[*_`]/g, '').trim();
  if (description === null || /^[#>|-]|^\d+\.|\n|\]\(/.test(plain)) return null;
  const [sentence = ''] = /^.*?[.!?…](?=\s|$)/u.exec(plain) ?? [plain];
  return sentence === '' || sentence.length > maxSummaryCharacters ? null : { ...description, text: sentence };
}
