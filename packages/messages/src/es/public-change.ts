import type { publicChangeTexts } from '../en/public-change.ts';

export const publicChangeTextsInSpanish: Record<keyof typeof publicChangeTexts, string> = {
  'public.change.title': 'Corregir algo',
  'public.change.until': 'Puede cambiarlo hasta que se prepare{date, select, none {} other {, como tarde el {date}}}.',
  'public.change.until_collected': 'Puede cambiarlo hasta que lo recoja.',
  'public.change.shown': 'Sus datos se ven en esta página.',
  'public.change.hide': 'Ocultarlos',
  'public.change.place': 'Conserva su puesto',
  'public.change.place_text': 'Si no se puede hacer un cambio, todo sigue como está.',
  'public.change.back': 'Volver a mi solicitud',
  'public.change.now': 'Ahora: {value}',
  'public.change.save': 'Guardar',
  'public.change.save_email': 'Guardar y enviar el enlace',
  'public.change.keep': 'Dejarlo como está',
  'public.change.items_kept': 'Conserva lo que tiene hasta que se guarde el cambio.',
  'public.change.email_both': '{known, select, yes {Escribimos a las dos direcciones} other {Le enviamos un enlace}}',
  'public.change.email_both_text':
    '{known, select, yes {La nueva recibe un enlace para confirmar. Hasta que lo pulse, seguimos usando la anterior. A la anterior le avisamos del cambio.} other {Púlselo para confirmar la dirección. Hasta entonces no la usamos.}}',
  'public.change.email_waits':
    'Confirme {asked}: abra el enlace que enviamos allí. {current, select, none {Hasta entonces no enviamos otros correos.} other {Hasta entonces usamos {current}.}}',
  'public.change.email_again': 'Enviarlo otra vez',
  'public.change.email_keep': 'Mantener la anterior',
  'public.change.email_sent': 'El enlace va de camino. Puede tardar unos minutos.',
  'public.change.email_kept': 'El correo electrónico sigue como estaba.',
  'public.change.not_changed': 'No se ha cambiado nada',
  'public.change.refused.sold_out': 'No queda suficiente para eso. Conserva lo que tiene.',
  'public.change.refused.already_asked': 'Es más de lo que puede recibir esta vivienda. Conserva lo que tiene.',
  'public.change.refused.rate_limited':
    'Esto se ha cambiado demasiadas veces hoy. Todo sigue como estaba. Inténtelo mañana o póngase en contacto con nosotros más abajo.',
  'public.change.refused.human_check_needed':
    'No podemos cambiarlo aquí porque la solicitud se envió sin la comprobación de seguridad. Póngase en contacto con nosotros más abajo y lo haremos por usted.',
  'public.change.left':
    '{left, plural, =0 {no queda nada} one {solo queda # más} many {solo quedan # más} other {solo quedan # más}}',
  'public.change.ask_again': 'Corregir la dirección y solicitarlo otra vez',
  'public.change.ask_again_text':
    'Nos lo devolvieron de esta dirección: {address}. Corríjala y lo enviaremos otra vez. Puede hacerlo una vez.',
  'public.change.ask_again_send': 'Guardar y solicitarlo otra vez',
  'public.confirm.email.title': 'Confirme su nuevo correo electrónico',
  'public.confirm.email.text': 'Pulse el botón y los correos sobre la solicitud {reference} llegarán a esta dirección.',
  'public.confirm.email.button': 'Usar este correo electrónico',
  'public.confirm.email.expired':
    'No se ha cambiado el correo electrónico: el enlace es demasiado antiguo o la solicitud ya está preparada.',
};
