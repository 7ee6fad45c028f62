import type { PartsForStaff } from '../translated-parts.ts';
import { embedTextsInGerman } from './embed.ts';
import { errorsInGerman } from './errors.ts';
import { mailTextsInGerman } from './mail.ts';
import { offerTextsInGerman } from './offer.ts';
import { offerRequestTextsInGerman } from './offer-request.ts';
import { paperTextsInGerman } from './paper.ts';
import { publicPageTextsInGerman } from './public.ts';
import { publicAddressTextsInGerman } from './public-address.ts';
import { publicChangeTextsInGerman } from './public-change.ts';
import { publicCheckTextsInGerman } from './public-check.ts';
import { publicDrawTextsInGerman } from './public-draw.ts';
import { publicFindTextsInGerman } from './public-find.ts';
import { publicNoticeTextsInGerman } from './public-notices.ts';
import { publicStatusTextsInGerman } from './public-status.ts';
import { staffTextsInGerman } from './staff.ts';

/** For visitors and the console; emails to staff stay English. */
export const german: PartsForStaff = {
  errors: errorsInGerman,
  offer: { ...offerTextsInGerman, ...offerRequestTextsInGerman },
  public: {
    ...publicPageTextsInGerman,
    ...publicAddressTextsInGerman,
    ...publicChangeTextsInGerman,
    ...publicCheckTextsInGerman,
    ...publicDrawTextsInGerman,
    ...publicFindTextsInGerman,
    ...publicNoticeTextsInGerman,
    ...publicStatusTextsInGerman,
  },
  staff: staffTextsInGerman,
  mail: mailTextsInGerman,
  paper: paperTextsInGerman,
  embed: embedTextsInGerman,
};
