import type { publicFindTexts } from '../en/public-find.ts';

export const publicFindTextsInSpanish: Record<keyof typeof publicFindTexts, string> = {
  'public.footer.contacts': 'Contactos de todas las ofertas',
  'public.footer.find': 'Buscar mi solicitud',
  'public.error.find': 'Buscar mi solicitud',
  'public.find.title': 'Buscar mi solicitud',
  'public.find.lead': 'Le enviamos el enlace por correo electrónico.',
  'public.find.reference': 'Su número de referencia',
  'public.find.reference_hint': 'Figura en su justificante y en el correo que recibió, por ejemplo 7K4M-Q2XP-9RTA.',
  'public.find.reference_wrong': 'Introduzca su número de referencia',
  'public.find.email_hint': 'El que indicó en su solicitud.',
  'public.find.email_wrong': 'Introduzca un correo electrónico, como name@example.org',
  'public.find.send': 'Enviarme el enlace',
  'public.find.neither': '¿Sin correo electrónico o sin referencia?',
  'public.find.neither_text':
    'Pregunte a la organización que hizo la oferta. Puede encontrar su solicitud por su nombre y dirección. Su contacto está en la página de la oferta.',
  'public.find.sent': 'Revise su correo',
  'public.find.sent_lead': 'Si ambos datos corresponden, hemos enviado un correo con el enlace.',
  'public.find.sent_text':
    'Puede tardar unos minutos. Quien tenga el enlace puede ver y cambiar la solicitud: no lo comparta.',
  'public.find.nothing': '¿No ha llegado nada?',
  'public.find.nothing_text':
    'Mire en la carpeta de correo no deseado. Revise si hay errores en la referencia y en el correo electrónico, e inténtelo de nuevo. Respondemos lo mismo tanto si los conocemos como si no, para que nadie pueda averiguar quién ha solicitado algo.',
};
