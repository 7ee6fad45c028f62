import type { TranslatedParts } from '../translated-parts.ts';
import { embedTextsInArabic } from './embed.ts';
import { errorsInArabic } from './errors.ts';
import { mailTextsInArabic } from './mail.ts';
import { offerTextsInArabic } from './offer.ts';
import { offerRequestTextsInArabic } from './offer-request.ts';
import { paperTextsInArabic } from './paper.ts';
import { publicPageTextsInArabic } from './public.ts';
import { publicAddressTextsInArabic } from './public-address.ts';
import { publicChangeTextsInArabic } from './public-change.ts';
import { publicCheckTextsInArabic } from './public-check.ts';
import { publicDrawTextsInArabic } from './public-draw.ts';
import { publicFindTextsInArabic } from './public-find.ts';
import { publicNoticeTextsInArabic } from './public-notices.ts';
import { publicStatusTextsInArabic } from './public-status.ts';

/** Complete for visitors; the console and emails to staff stay English. */
export const arabic: TranslatedParts = {
  errors: errorsInArabic,
  offer: { ...offerTextsInArabic, ...offerRequestTextsInArabic },
  public: {
    ...publicPageTextsInArabic,
    ...publicAddressTextsInArabic,
    ...publicChangeTextsInArabic,
    ...publicCheckTextsInArabic,
    ...publicDrawTextsInArabic,
    ...publicFindTextsInArabic,
    ...publicNoticeTextsInArabic,
    ...publicStatusTextsInArabic,
  },
  mail: mailTextsInArabic,
  paper: paperTextsInArabic,
  embed: embedTextsInArabic,
};
