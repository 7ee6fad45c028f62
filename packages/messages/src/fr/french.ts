import type { PartsForStaff } from '../translated-parts.ts';
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
import { paperTextsInFrench } from './paper.ts';
import { publicPageTextsInFrench } from './public.ts';
import { staffTextsInFrench } from './staff.ts';

/** For visitors and the console; emails to staff stay English. */
export const french: PartsForStaff = {
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
  staff: staffTextsInFrench,
  mail: mailTextsInFrench,
  paper: paperTextsInFrench,
  embed: embedTextsInFrench,
};
