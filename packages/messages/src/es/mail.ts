import type { mailTexts } from '../en/mail.ts';

export const mailTextsInSpanish: Record<keyof typeof mailTexts, string> = {
  'mail.receipt.subject': 'Su solicitud {reference}: {offer}',
  'mail.receipt.intro':
    '{state, select, accepted {Su solicitud de «{offer}» está aceptada. Está apartado para usted{way, select, collected {: el lugar, el horario y su código están más abajo} other {, y pronto lo prepararemos}}.} held {Estamos revisando su solicitud de «{offer}». No tiene que hacer nada; le escribiremos cuando lo hayamos decidido.} waitlisted {Tiene el número {place, number} en la lista de espera de «{offer}». Le escribiremos cuando sea su turno.} entered {Está en el sorteo de «{offer}». Le escribiremos cuando se haya celebrado.} other {Esta es su solicitud de «{offer}».}}',
  'mail.confirm_link.subject': 'Confirme su solicitud {reference}',
  'mail.confirm_link.intro':
    'Un paso más: para confirmar su solicitud de «{offer}», abra este enlace antes de 24 horas y pulse el botón. Hasta entonces no tiene nada reservado.',
  'mail.confirm_link.otherwise':
    'Si no ha hecho esta solicitud, no haga caso de este correo. {way, select, collected {No tendrá nada apartado.} other {No se enviará nada.}}',
  'mail.accepted.subject': 'Su solicitud {reference} está aceptada',
  'mail.accepted.intro':
    'Buenas noticias: su solicitud de «{offer}» está aceptada. Está apartado para usted{way, select, collected {: el lugar, el horario y su código están más abajo} other {, y pronto lo prepararemos}}.',
  'mail.not_drawn.subject': 'Se ha celebrado el sorteo: su solicitud {reference}',
  'mail.not_drawn.intro':
    'Se ha celebrado el sorteo de «{offer}», y su solicitud no quedó entre las primeras. Ahora está en la lista de espera. Si se devuelve algo, pasa a la siguiente vivienda de la lista. No tiene que hacer nada.',
  'mail.lapsed.subject': 'Su solicitud {reference} ha terminado',
  'mail.lapsed.intro':
    'Su solicitud de «{offer}» terminó antes de que pudiéramos aceptarla. {way, select, collected {No tiene nada apartado.} other {No se enviará nada.}}',
  'mail.declined.subject': 'Sobre su solicitud {reference}',
  'mail.declined.intro':
    'Lo sentimos: no hemos podido aceptar su solicitud de «{offer}». {way, select, collected {No tiene nada apartado.} other {No se enviará nada.}}',
  'mail.declined.reason': 'Motivo: {reason}',
  'mail.withdrawn.subject': 'Su solicitud {reference} está cancelada',
  'mail.withdrawn.intro':
    'Su solicitud de «{offer}» está cancelada. {way, select, collected {No tiene nada apartado.} other {No se enviará nada.}}',
  'mail.dispatched.subject': 'Su solicitud {reference} está en camino',
  'mail.dispatched.intro': 'Hemos enviado lo que solicitó de «{offer}». Está en camino.',
  'mail.dispatched.tracking': 'Número de seguimiento: {tracking}',
  'mail.dispatched.carrier': 'Entrega con {carrier}.',
  'mail.dispatched.follow': 'Seguir su paquete',
  'mail.returned.subject': 'Nos han devuelto su solicitud {reference}',
  'mail.returned.intro':
    'Lo que solicitó de «{offer}» no se pudo entregar y nos lo han devuelto. Si sabe por qué, póngase en contacto con nosotros. Si lo enviamos otra vez, le escribiremos.',
  'mail.lost.subject': 'Su solicitud {reference} se ha perdido',
  'mail.lost.intro':
    'Lo sentimos: lo que solicitó de «{offer}» se ha perdido. Si lo enviamos otra vez, le escribiremos. Si tiene alguna pregunta, póngase en contacto con nosotros.',
  'mail.sent_again.subject': 'Enviamos otra vez su solicitud {reference}',
  'mail.sent_again.intro':
    'Hemos apartado otro para usted de «{offer}». Pronto lo prepararemos y le escribiremos cuando esté en camino.',
  'mail.ready.subject': 'Listo para recoger: {offer}, {reference}',
  'mail.ready.intro': 'Lo que solicitó de «{offer}» le espera. El lugar, el horario y su código están más abajo.',
  'mail.ready.open': 'Mostrar mi código',
  'mail.not_collected.subject': 'No se recogió: {offer}, {reference}',
  'mail.not_collected.intro': 'Lo que solicitó de «{offer}» no se recogió a tiempo, y ya no se le guarda.',
  'mail.place_changed.subject':
    '{change, select, gone {Elija otro lugar para su solicitud {reference}} other {Dónde recoge su solicitud {reference}}}',
  'mail.place_changed.intro':
    '{change, select, chosen {Ahora recoge lo que solicitó de «{offer}» aquí: {place}. Si no lo eligió usted, póngase en contacto con nosotros.} gone {Lo que solicitó de «{offer}» ya no se puede recoger aquí: {place}. Su solicitud sigue igual: elija otro lugar en su página.} other {Ha cambiado el horario para recoger lo que solicitó de «{offer}». Lugar: {place}. Compruebe que puede ir, o elija otro lugar en la página de su solicitud.}}',
  'mail.address_corrected.subject':
    '{turn, select, come {La dirección de su solicitud {reference} ha cambiado, y está aceptada} other {La dirección de su solicitud {reference} ha cambiado}}',
  'mail.address_corrected.intro':
    'La dirección de su solicitud de «{offer}» ha cambiado.{turn, select, come {} other {{state, select, held { Estamos revisando la nueva.} other { Todo lo demás sigue igual.}}}} Si no la cambió usted, póngase en contacto con nosotros.',
  'mail.request_adjusted.subject':
    '{turn, select, come {Su solicitud {reference} ha cambiado y está aceptada} other {Su solicitud {reference} ha cambiado}}',
  'mail.request_adjusted.intro':
    'Se han cambiado las cantidades de su solicitud de «{offer}». Ahora es: {items}.{turn, select, come {} other { Todo lo demás sigue igual.}}',
  'mail.details_changed.subject': 'Su solicitud {reference} ha cambiado',
  'mail.details_changed.intro':
    '{detail, select, name {Se ha cambiado el nombre de su solicitud de «{offer}».} phone {Se ha cambiado el teléfono de su solicitud de «{offer}».} email {Se ha cambiado el correo electrónico de su solicitud de «{offer}»{address, select, none {} other {: {address}}}. No volveremos a escribir a este.} other {Se ha cambiado una respuesta de su solicitud de «{offer}».}}{state, select, held { Estamos revisando su solicitud.} other {}} Si no fue usted, póngase en contacto con nosotros.',
  'mail.email_asked.subject': 'Su solicitud {reference}: correo electrónico nuevo',
  'mail.email_asked.intro':
    'El correo electrónico de su solicitud de «{offer}» pasará a ser {address}. Hasta que se confirme allí, seguimos escribiéndole aquí. Si no fue usted, póngase en contacto con nosotros.',
  'mail.confirm_email.subject': 'Confirme su correo electrónico para la solicitud {reference}',
  'mail.confirm_email.intro':
    'Este correo electrónico se indicó en una solicitud de «{offer}». Para usarlo, abra este enlace antes de 24 horas y pulse el botón.',
  'mail.confirm_email.button': 'Confirmar mi correo electrónico',
  'mail.confirm_email.otherwise': 'Si no fue usted, no haga caso de este correo. No se cambiará nada.',
  'mail.claim_upheld.subject': 'Ya puede solicitar «{offer}»',
  'mail.claim_upheld.intro':
    'Gracias por avisarnos. Lo hemos comprobado, y su vivienda puede solicitar «{offer}». Envíe su solicitud en esta página:',
  'mail.claim_refused.subject': 'Lo que nos dijo sobre «{offer}»',
  'mail.claim_refused.intro':
    'Gracias por avisarnos. Lo hemos comprobado, y su vivienda no puede solicitar «{offer}» otra vez.',
  'mail.claim.reason': 'Lo que hemos visto: {reason}',
  'mail.open':
    '{state, select, accepted {Ver o cambiar mi solicitud} held {Ver o cambiar mi solicitud} waitlisted {Ver o cambiar mi solicitud} entered {Ver o cambiar mi solicitud} other {Ver mi solicitud}}',
  'mail.confirm_link.button': 'Confirmar mi solicitud',
  'mail.matter.reference': 'Su número de referencia',
  'mail.matter.items': 'Qué',
  'mail.matter.to': 'Entregar a',
  'mail.matter.where': 'Dónde recogerlo',
  'mail.matter.when': 'Cuándo',
  'mail.matter.code': 'Su código',
  'mail.help': 'Ayuda',
  'mail.why':
    'Recibe este correo porque solicitó «{offer}».{reply, select, yes { Si lo responde, su mensaje llega a {organisation}.} other {}}',
  'mail.drawn': 'Se ha celebrado el sorteo, y ha salido su solicitud.',
  'mail.draw_day': 'El sorteo se celebra el {date}.',
  'mail.status':
    '{opens, select, link {Este enlace abre su solicitud.} other {El botón abre su solicitud.}} Quien tenga este correo también puede abrirla: no lo comparta.',
  'mail.hidden_link': '[Un enlace privado que solo recibe la persona solicitante]',
  'mail.signature': '{organisation}',
};
