import type { TranslatedParts } from '../translated-parts.ts';
import { embedTextsInPolish } from './embed.ts';
import { errorsInPolish } from './errors.ts';
import { mailTextsInPolish } from './mail.ts';
import { offerTextsInPolish } from './offer.ts';
import { offerRequestTextsInPolish } from './offer-request.ts';
import { paperTextsInPolish } from './paper.ts';
import { publicPageTextsInPolish } from './public.ts';
import { publicAddressTextsInPolish } from './public-address.ts';
import { publicChangeTextsInPolish } from './public-change.ts';
import { publicCheckTextsInPolish } from './public-check.ts';
import { publicDrawTextsInPolish } from './public-draw.ts';
import { publicFindTextsInPolish } from './public-find.ts';
import { publicNoticeTextsInPolish } from './public-notices.ts';
import { publicStatusTextsInPolish } from './public-status.ts';

/** Complete for visitors; the console and emails to staff stay English. */
export const polish: TranslatedParts = {
  errors: errorsInPolish,
  offer: { ...offerTextsInPolish, ...offerRequestTextsInPolish },
  public: {
    ...publicPageTextsInPolish,
    ...publicAddressTextsInPolish,
    ...publicChangeTextsInPolish,
    ...publicCheckTextsInPolish,
    ...publicDrawTextsInPolish,
    ...publicFindTextsInPolish,
    ...publicNoticeTextsInPolish,
    ...publicStatusTextsInPolish,
  },
  mail: mailTextsInPolish,
  paper: paperTextsInPolish,
  embed: embedTextsInPolish,
};
