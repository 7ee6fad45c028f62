import type { TranslatedParts } from '../translated-parts.ts';
import { embedTextsInFrench } from './embed.ts';
import { errorsInFrench } from './errors.ts';
import { mailTextsInFrench } from './mail.ts';
import { offerRequestTextsInFrench } from './offer-request.ts';
import { offerTextsInFrench } from './offer.ts';
import { publicAddressTextsInFrench } from './public-address.ts';
import { publicChangeTextsInFrench } from './public-change.ts';
import { publicCheckTextsInFrench } from './public-check.ts';
import { publicDrawTextsInFrench } from './public-draw.ts';
import { publicFindTextsInFrench } from './public-find.ts';
import { publicNoticeTextsInFrench } from './public-notices.ts';
import { publicStatusTextsInFrench } from './public-status.ts';
import { publicPageTextsInFrench } from './public.ts';

/** French, whole for visitors; the console and the mails to staff stay English. */
export const french: TranslatedParts = {
  errors: errorsInFrench,
  offer: { ...offerTextsInFrench, ...offerRequestTextsInFrench },
  public: {
    ...publicAddressTextsInFrench,

    ...publicChangeTextsInFrench,
    ...publicCheckTextsInFrench,
    ...publicDrawTextsInFrench,
    ...publicFindTextsInFrench,
    ...publicNoticeTextsInFrench,
    ...publicStatusTextsInFrench,
    ...publicPageTextsInFrench,
  },
  mail: mailTextsInFrench,
  embed: embedTextsInFrench,
};
