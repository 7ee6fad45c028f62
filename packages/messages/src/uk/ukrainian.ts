import type { TranslatedParts } from '../translated-parts.ts';
import { embedTextsInUkrainian } from './embed.ts';
import { errorsInUkrainian } from './errors.ts';
import { mailTextsInUkrainian } from './mail.ts';
import { offerTextsInUkrainian } from './offer.ts';
import { offerRequestTextsInUkrainian } from './offer-request.ts';
import { paperTextsInUkrainian } from './paper.ts';
import { publicPageTextsInUkrainian } from './public.ts';
import { publicAddressTextsInUkrainian } from './public-address.ts';
import { publicChangeTextsInUkrainian } from './public-change.ts';
import { publicCheckTextsInUkrainian } from './public-check.ts';
import { publicDrawTextsInUkrainian } from './public-draw.ts';
import { publicFindTextsInUkrainian } from './public-find.ts';
import { publicNoticeTextsInUkrainian } from './public-notices.ts';
import { publicStatusTextsInUkrainian } from './public-status.ts';

/** Complete for visitors; the console and emails to staff stay English. */
export const ukrainian: TranslatedParts = {
  errors: errorsInUkrainian,
  offer: { ...offerTextsInUkrainian, ...offerRequestTextsInUkrainian },
  public: {
    ...publicPageTextsInUkrainian,
    ...publicAddressTextsInUkrainian,
    ...publicChangeTextsInUkrainian,
    ...publicCheckTextsInUkrainian,
    ...publicDrawTextsInUkrainian,
    ...publicFindTextsInUkrainian,
    ...publicNoticeTextsInUkrainian,
    ...publicStatusTextsInUkrainian,
  },
  mail: mailTextsInUkrainian,
  paper: paperTextsInUkrainian,
  embed: embedTextsInUkrainian,
};
