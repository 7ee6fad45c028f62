import type { TranslatedParts } from '../translated-parts.ts';
import { embedTextsInWelsh } from './embed.ts';
import { errorsInWelsh } from './errors.ts';
import { mailTextsInWelsh } from './mail.ts';
import { offerTextsInWelsh } from './offer.ts';
import { offerRequestTextsInWelsh } from './offer-request.ts';
import { paperTextsInWelsh } from './paper.ts';
import { publicPageTextsInWelsh } from './public.ts';
import { publicAddressTextsInWelsh } from './public-address.ts';
import { publicChangeTextsInWelsh } from './public-change.ts';
import { publicCheckTextsInWelsh } from './public-check.ts';
import { publicDrawTextsInWelsh } from './public-draw.ts';
import { publicFindTextsInWelsh } from './public-find.ts';
import { publicNoticeTextsInWelsh } from './public-notices.ts';
import { publicStatusTextsInWelsh } from './public-status.ts';

/** Complete for visitors; the console and emails to staff stay English. */
export const welsh: TranslatedParts = {
  errors: errorsInWelsh,
  offer: { ...offerTextsInWelsh, ...offerRequestTextsInWelsh },
  public: {
    ...publicPageTextsInWelsh,
    ...publicAddressTextsInWelsh,
    ...publicChangeTextsInWelsh,
    ...publicCheckTextsInWelsh,
    ...publicDrawTextsInWelsh,
    ...publicFindTextsInWelsh,
    ...publicNoticeTextsInWelsh,
    ...publicStatusTextsInWelsh,
  },
  mail: mailTextsInWelsh,
  paper: paperTextsInWelsh,
  embed: embedTextsInWelsh,
};
