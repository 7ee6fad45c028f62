import type { publicCheckTexts } from '../en/public-check.ts';

export const publicCheckTextsInFrench: Record<keyof typeof publicCheckTexts, string> = {
  'public.field_error.choice_required': 'Choisissez une réponse',
  'public.field_error.choices_required': 'Choisissez au moins une réponse',
  'public.field_error.consent_required': 'Cochez pour accepter',
  'public.field_error.date_required': 'Indiquez une date',
  'public.field_error.number_required': 'Indiquez un nombre',
  'public.field_error.email_answer_required': 'Indiquez une adresse e-mail',
  'public.field_error.phone_answer_required': 'Indiquez un numéro de téléphone',
  'public.changes.item_gone': '« {was} » n’est plus proposé ici et a été retiré de votre demande.',
  'public.changes.item_reworded': '« {was} » s’appelle maintenant « {now} ».',
  'public.changes.question_gone': 'Nous ne demandons plus « {was} ». Votre réponse ne sera pas envoyée.',
  'public.changes.question_reworded': '« {was} » est devenu « {now} ». Vérifiez votre réponse.',
  'public.changes.option_gone': '« {was} » ne fait plus partie des réponses.',
  'public.changes.option_reworded': 'Votre réponse « {was} » est devenue « {now} ».',
  'public.changes.place_gone': 'Le retrait n’est plus possible ici : « {was} ». Choisissez un autre lieu.',
  'public.changes.title': 'Cette offre a changé depuis que vous l’avez ouverte',
  'public.changes.text': 'Rien de ce que vous avez saisi n’est perdu. Votre demande n’est pas encore envoyée.',
};
