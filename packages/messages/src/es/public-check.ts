import type { publicCheckTexts } from '../en/public-check.ts';

export const publicCheckTextsInSpanish: Record<keyof typeof publicCheckTexts, string> = {
  'public.field_error.choice_required': 'Elija una opción',
  'public.field_error.choices_required': 'Elija al menos una opción',
  'public.field_error.consent_required': 'Marque la casilla para aceptar',
  'public.field_error.date_required': 'Introduzca una fecha',
  'public.field_error.number_required': 'Introduzca un número',
  'public.field_error.email_answer_required': 'Introduzca un correo electrónico',
  'public.field_error.phone_answer_required': 'Introduzca un número de teléfono',
  'public.changes.item_gone': '«{was}» ya no se ofrece aquí, así que lo hemos quitado de su solicitud.',
  'public.changes.item_reworded': '«{was}» ahora se llama «{now}».',
  'public.changes.question_gone': 'Ya no preguntamos «{was}». Su respuesta no se enviará.',
  'public.changes.question_reworded': '«{was}» ahora dice «{now}». Revise su respuesta.',
  'public.changes.option_gone': '«{was}» ya no es una de las respuestas.',
  'public.changes.option_reworded': 'Su respuesta «{was}» ahora dice «{now}».',
  'public.changes.place_gone': 'Ya no se puede recoger en «{was}». Elija otro lugar.',
  'public.changes.title': 'Esta oferta ha cambiado desde que la abrió',
  'public.changes.text': 'No se ha perdido nada de lo que escribió. Su solicitud todavía no se ha enviado.',
};
