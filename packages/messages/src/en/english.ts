import { embedTexts } from './embed.ts';
import { errors } from './errors.ts';
import { mailTexts } from './mail.ts';
import { offerRequestTexts } from './offer-request.ts';
import { offerTexts } from './offer.ts';
import { paperTexts } from './paper.ts';
import { publicAddressTexts } from './public-address.ts';
import { publicChangeTexts } from './public-change.ts';
import { publicCheckTexts } from './public-check.ts';
import { publicDrawTexts } from './public-draw.ts';
import { publicFindTexts } from './public-find.ts';
import { publicNoticeTexts } from './public-notices.ts';
import { publicStatusTexts } from './public-status.ts';
import { publicPageTexts } from './public.ts';
import { staffMailTexts } from './staff-mail.ts';
import { staffTexts } from './staff.ts';

/** The source of all translations, split into the parts that bundles need. */
export const english = {
  errors,
  offer: { ...offerTexts, ...offerRequestTexts },
  public: {
    ...publicAddressTexts,
    ...publicChangeTexts,
    ...publicCheckTexts,
    ...publicDrawTexts,
    ...publicFindTexts,
    ...publicNoticeTexts,
    ...publicStatusTexts,
    ...publicPageTexts,
  },
  staff: staffTexts,
  mail: mailTexts,
  paper: paperTexts,
  staffMail: staffMailTexts,
  embed: embedTexts,
};
export type CataloguePart = keyof typeof english;
/** All message ids; the compiler rejects any other. */
export type TextId = { [Part in CataloguePart]: keyof (typeof english)[Part] }[CataloguePart];
export type StaffTextId = keyof typeof staffTexts;
export type ErrorTextId = keyof typeof errors;
