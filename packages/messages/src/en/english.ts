import { embedTexts } from './embed.ts';
import { errors } from './errors.ts';
import { mailTexts } from './mail.ts';
import { offerTexts } from './offer.ts';
import { publicTexts } from './public.ts';
import { staffTexts } from './staff.ts';

/** English, the language that every other catalogue is made from, in the parts that each bundle needs. */
export const english = {
  errors,
  offer: offerTexts,
  public: publicTexts,
  staff: staffTexts,
  mail: mailTexts,
  embed: embedTexts,
};
export type CataloguePart = keyof typeof english;
export type StaffTextId = keyof typeof staffTexts;
export type ErrorTextId = keyof typeof errors;
