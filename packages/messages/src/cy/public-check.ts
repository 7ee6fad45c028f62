import type { publicCheckTexts } from '../en/public-check.ts';

export const publicCheckTextsInWelsh: Record<keyof typeof publicCheckTexts, string> = {
  'public.field_error.choice_required': 'Dewiswch un',
  'public.field_error.choices_required': 'Dewiswch o leiaf un',
  'public.field_error.consent_required': 'Ticiwch i gytuno',
  'public.field_error.date_required': 'Rhowch ddyddiad',
  'public.field_error.number_required': 'Rhowch rif',
  'public.field_error.email_answer_required': 'Rhowch gyfeiriad e-bost',
  'public.field_error.phone_answer_required': 'Rhowch rif ffôn',
  'public.changes.item_gone': 'Dyw “{was}” ddim ar gael yma mwyach, felly mae wedi’i dynnu o’ch cais.',
  'public.changes.item_reworded': 'Enw “{was}” yw “{now}” erbyn hyn.',
  'public.changes.question_gone': 'Dydyn ni ddim yn gofyn “{was}” mwyach. Fydd eich ateb ddim yn cael ei anfon.',
  'public.changes.question_reworded': 'Mae “{was}” bellach yn darllen “{now}”. Gwiriwch eich ateb.',
  'public.changes.option_gone': 'Dyw “{was}” ddim yn un o’r atebion mwyach.',
  'public.changes.option_reworded': 'Mae eich ateb “{was}” bellach yn darllen “{now}”.',
  'public.changes.place_gone': 'Allwch chi ddim ei gasglu yn “{was}” mwyach. Dewiswch le arall.',
  'public.changes.title': 'Mae’r cynnig hwn wedi newid ers i chi ei agor',
  'public.changes.text': 'Chollwyd dim o’r hyn a deipioch. Dyw eich cais ddim wedi’i anfon eto.',
};
