import { accentFit } from '@doorstep/contract';
import { localText, type Instant, type Offer } from '@doorstep/core';
import { findLanguage } from '@doorstep/messages';
import type { Poster } from '@doorstep/shipping';
import { summaryOf } from './brief/brief-of-offer.ts';
import { wordsOfOffer } from './brief/words-of-offer.ts';
import { shownLanguage } from './local-text.ts';
import { qrCode } from './qr-code.ts';
import { translatorFor } from './translator-for.ts';

const ownColour = '#195e3f';

export function posterOfOffer(
  { slug, definition }: Offer,
  { language: wanted, site, at }: { language: string; site: string; at: Instant },
): Poster {
  const { title, organisation, mainLanguage } = definition;
  const shown = shownLanguage(definition, { language: wanted, wanted: [wanted] });
  const language = (findLanguage(shown) ?? findLanguage(shown.split('-')[0] ?? ''))?.tag ?? 'en';
  const url = `${site}/o/${slug}`;
  return {
    language: shown,
    organisation: organisation.name,
    title: localText(title, shown, mainLanguage).text,
    summary: summaryOf(wordsOfOffer(definition, { language, shown, at }))?.text ?? '',
    colour:
      organisation.colour !== null && accentFit(organisation.colour)?.light === true ? organisation.colour : ownColour,
    address: url.replace(/^https?:\/\//, ''),
    invitation: translatorFor(language, ['offer']).t('offer.poster.scan'),
    code: qrCode(url),
  };
}
