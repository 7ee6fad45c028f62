import type { publicFindTexts } from '../en/public-find.ts';

export const publicFindTextsInFrench: Record<keyof typeof publicFindTexts, string> = {
  'public.footer.contacts': 'Contacts de toutes les offres',
  'public.footer.find': 'Retrouver ma demande',
  'public.error.find': 'Retrouver ma demande',
  'public.find.title': 'Retrouver ma demande',
  'public.find.lead': 'Nous vous envoyons le lien par e-mail.',
  'public.find.reference': 'Votre référence',
  'public.find.reference_hint':
    'Elle figure sur votre récapitulatif et dans l’e-mail reçu, par exemple 7K4M-Q2XP-9RTA.',
  'public.find.reference_wrong': 'Indiquez votre référence',
  'public.find.email_hint': 'Celle que vous avez donnée avec votre demande.',
  'public.find.email_wrong': 'Indiquez une adresse e-mail, comme nom@example.org',
  'public.find.send': 'M’envoyer le lien',
  'public.find.neither': 'Pas d’adresse e-mail, ou pas de référence ?',
  'public.find.neither_text':
    'Adressez-vous à l’organisation qui propose l’offre. Elle peut retrouver votre demande par votre nom et votre adresse. Ses coordonnées sont sur la page de l’offre.',
  'public.find.sent': 'Consultez votre messagerie',
  'public.find.sent_lead': 'Si les deux correspondent, un e-mail avec le lien est en route.',
  'public.find.sent_text':
    'Il peut mettre quelques minutes à arriver. Toute personne qui a le lien peut voir et modifier la demande : gardez-le pour vous.',
  'public.find.nothing': 'Rien reçu ?',
  'public.find.nothing_text':
    'Regardez dans les indésirables. Vérifiez la référence et l’adresse e-mail, puis réessayez. Nous disons la même chose que nous les connaissions ou non, pour que personne ne puisse savoir qui a demandé quoi.',
};
