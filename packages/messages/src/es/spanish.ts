import type { TranslatedParts } from '../translated-parts.ts';
import { embedTextsInSpanish } from './embed.ts';
import { errorsInSpanish } from './errors.ts';
import { mailTextsInSpanish } from './mail.ts';
import { offerTextsInSpanish } from './offer.ts';
import { offerRequestTextsInSpanish } from './offer-request.ts';
import { paperTextsInSpanish } from './paper.ts';
import { publicPageTextsInSpanish } from './public.ts';
import { publicAddressTextsInSpanish } from './public-address.ts';
import { publicChangeTextsInSpanish } from './public-change.ts';
import { publicCheckTextsInSpanish } from './public-check.ts';
import { publicDrawTextsInSpanish } from './public-draw.ts';
import { publicFindTextsInSpanish } from './public-find.ts';
import { publicNoticeTextsInSpanish } from './public-notices.ts';
import { publicStatusTextsInSpanish } from './public-status.ts';

/** Complete for visitors; the console and emails to staff stay English. */
export const spanish: TranslatedParts = {
  errors: errorsInSpanish,
  offer: { ...offerTextsInSpanish, ...offerRequestTextsInSpanish },
  public: {
    ...publicPageTextsInSpanish,
    ...publicAddressTextsInSpanish,
    ...publicChangeTextsInSpanish,
    ...publicCheckTextsInSpanish,
    ...publicDrawTextsInSpanish,
    ...publicFindTextsInSpanish,
    ...publicNoticeTextsInSpanish,
    ...publicStatusTextsInSpanish,
  },
  mail: mailTextsInSpanish,
  paper: paperTextsInSpanish,
  embed: embedTextsInSpanish,
};
