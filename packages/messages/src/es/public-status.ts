import type { publicStatusTexts } from '../en/public-status.ts';

export const publicStatusTextsInSpanish: Record<keyof typeof publicStatusTexts, string> = {
  'public.receipt.reference': 'Su número de referencia',
  'public.receipt.copy': 'Copiar el enlace',
  'public.receipt.link': 'Enlace a esta solicitud',
  'public.receipt.qr': 'Escanee este código para abrir su solicitud. Quien lo tenga puede hacer lo mismo.',
  'public.receipt.keep': 'Guarde este enlace para volver a su solicitud. No lo comparta.',
  'public.receipt.print': 'Imprimir',
  'public.receipt.copied': 'Enlace copiado',
  'public.receipt.marked': 'Seleccionado: cópielo con el teclado o el menú',
  'public.receipt.to': 'Entregar a',
  'public.receipt.for': 'Para',
  'public.receipt.masked': 'Oculto en parte, por si otras personas ven esta página.',
  'public.receipt.sent': 'Enviada el',
  'public.receipt.show': 'Mostrar mis datos',
  'public.receipt.shown': 'Visible por ahora, para comprobarlo o imprimirlo.',
  'public.receipt.hide': 'Ocultar',
  'public.receipt.giving': 'Cómo se reparte',
  'public.receipt.emailed':
    '{state, select, sent {Lo hemos enviado por correo a {address}} other {Lo estamos enviando por correo a {address}}}',
  'public.receipt.not_emailed':
    'No hemos podido escribir a {address}. {change, select, yes {Revise la dirección.} other {Si la dirección es incorrecta, díganoslo: nuestro contacto está más abajo.}}',
  'public.receipt.put_email_right': 'Corregirla',
  'public.receipt.no_email':
    'No indicó ningún correo electrónico. Guarde o imprima esta página: es su forma de volver.',
  'public.mail_link.open': 'Enviarme por correo el enlace a esta página',
  'public.mail_link.known': 'Lo enviaremos a {address}.',
  'public.mail_link.hint': 'Solo la usamos para este correo.',
  'public.mail_link.send': 'Enviar el enlace',
  'public.mail_link.sent': 'El enlace va de camino a su correo. Puede tardar unos minutos.',
  'public.mail_link.limited':
    'El enlace ya se ha enviado varias veces hoy, así que no lo hemos vuelto a enviar. Cópielo o inténtelo mañana.',
  'public.status.title': 'Solicitud {reference}',
  'public.status.confirm_until': 'El enlace funciona hasta: {when}.',
  'public.status.reason': 'Motivo: {reason}',
  'public.status.ask_again': 'Envíe una solicitud nueva mientras la oferta esté abierta',
  'public.status.too_late.withdrawal':
    'Ya no se puede cancelar aquí: su solicitud ha avanzado desde que abrió la página. No se ha cambiado nada.',
  'public.status.too_late.correction':
    'Ya no se puede cambiar aquí: su solicitud ha avanzado desde que abrió la página. No se ha cambiado nada.',
  'public.status.changed':
    '{what, select, address {Se ha cambiado la dirección.} items {Se han cambiado los artículos.} name {Se ha cambiado el nombre.} email {Se ha cambiado el correo electrónico.} phone {Se ha cambiado el teléfono.} other {Se ha cambiado su respuesta.}} {shown, select, yes {Compruebe que es correcto.} other {Pulse «Mostrar mis datos» para comprobar que es correcto.}}',
  'public.standing.unconfirmed': 'Un paso más: abra el enlace de su correo',
  'public.standing.unconfirmed_next':
    'Abra el enlace que enviamos a {address} y pulse el botón. Hasta entonces no tiene nada reservado.',
  'public.standing.held': 'Estamos revisando su solicitud',
  'public.standing.held_next':
    'Está apartado para usted, y alguien revisará su solicitud {reach, select, collected {antes de que pueda recoger nada} other {antes de enviar nada}}. No tiene que hacer nada.',
  'public.standing.held_review': 'Estamos revisando su solicitud',
  'public.standing.held_review_next':
    'El equipo lo decide, y hasta entonces está apartado para usted. No tiene que hacer nada.',
  'public.standing.held_drawn': 'Ha salido en el sorteo. Estamos revisando su solicitud',
  'public.standing.held_drawn_next':
    'El sorteo se celebró el {drawn}. Está apartado para usted, y alguien revisa su solicitud {reach, select, collected {antes de que pueda recoger nada} other {antes de enviar nada}}.',
  'public.standing.held_unreserved': 'Estamos revisando su solicitud',
  'public.standing.held_unreserved_next':
    'Alguien revisará su solicitud {reach, select, collected {antes de que pueda recoger nada} other {antes de enviar nada}}. Hasta entonces no tiene nada reservado. No tiene que hacer nada.',
  'public.standing.accepted': 'Su solicitud está aceptada',
  'public.standing.accepted_next':
    'Está apartado para su vivienda.{by, select, none { Pronto lo prepararemos.} other { Llega, como tarde, el {by}.}}',
  'public.standing.accepted_turn': 'Es su turno',
  'public.standing.accepted_turn_next':
    'Su solicitud está aceptada y está apartado para su vivienda.{by, select, none { Pronto lo prepararemos.} other { Llega, como tarde, el {by}.}}',
  'public.standing.accepted_drawn': 'Ha salido en el sorteo',
  'public.standing.accepted_drawn_next':
    'El sorteo se celebró el {drawn}, y su solicitud está aceptada.{by, select, none { Pronto la prepararemos.} other { Llega, como tarde, el {by}.}}',
  'public.standing.sent_again': 'Se lo enviamos otra vez',
  'public.standing.sent_again_next':
    'Hemos vuelto a apartar uno para usted.{by, select, none { Pronto lo prepararemos.} other { Llega, como tarde, el {by}.}}',
  'public.standing.accepted_collected': 'Su solicitud está aceptada',
  'public.standing.accepted_collected_next': 'Está apartado para usted. Recogida en {where}: {when}.',
  'public.standing.accepted_ready': 'Listo para recoger',
  'public.standing.accepted_ready_next': 'Le espera en {where}. Horario: {when}.',
  'public.standing.accepted_unplaced': 'Elija dónde recogerlo',
  'public.standing.accepted_unplaced_next':
    'Está apartado para usted, pero ya no se puede recoger en {where}. Elija otro lugar más abajo o póngase en contacto con nosotros.',
  'public.standing.waitlisted': 'Está en la lista de espera',
  'public.standing.waitlisted_place': 'Tiene el número {place, number} en la lista de espera',
  'public.standing.waitlisted_next':
    'Ahora no queda nada. Cuando se devuelve algo, pasa a la siguiente vivienda de la lista.',
  'public.standing.waitlisted_not_drawn': 'No ha salido en el sorteo',
  'public.standing.waitlisted_not_drawn_next':
    'El sorteo se celebró el {drawn}. Tiene el número {place, number} en la lista de espera: cuando se devuelve algo, pasa a la siguiente vivienda de la lista.',
  'public.standing.waitlisted_unchecked': 'Está en la lista de espera',
  'public.standing.waitlisted_unchecked_next':
    'Seguimos revisando su solicitud y conserva su puesto. Si se devuelve algo, pasa a la siguiente vivienda de la lista que esté revisada.',
  'public.standing.entered': 'Está en el sorteo',
  'public.standing.entered_next': 'Se celebra el {draw}. Todas las participaciones tienen la misma probabilidad.',
  'public.standing.entered_unchecked': 'Está en el sorteo',
  'public.standing.entered_unchecked_next':
    'Se celebra el {draw}. Si sale la suya, alguien la revisa {reach, select, collected {antes de que pueda recoger nada} other {antes de enviar nada}}.',
  'public.standing.packed': 'Estamos preparando su paquete',
  'public.standing.packed_next':
    'Sale con el próximo reparto. Ya no puede cancelarlo ni cambiarlo aquí. Si algo no es correcto, póngase en contacto con nosotros más abajo.',
  'public.standing.dispatched': 'Está en camino',
  'public.standing.dispatched_next': 'Se ha entregado a la empresa de reparto.',
  'public.standing.closed': 'Terminada',
  'public.standing.closed_next':
    'Se entregó a la empresa de reparto. Si no ha llegado, póngase en contacto con nosotros más abajo.',
  'public.standing.collected': 'Ya lo ha recogido',
  'public.standing.collected_next':
    'Se entregó el {handed} en {where}. Si no lo recibió, póngase en contacto con nosotros más abajo.',
  'public.standing.closed_undelivered': 'Esta solicitud está cerrada',
  'public.standing.closed_undelivered_next':
    'No le llegó y no se volverá a enviar. Si tiene alguna pregunta, póngase en contacto con nosotros más abajo.',
  'public.standing.returned': 'Nos lo han devuelto',
  'public.standing.returned_next':
    '{reason, select, address_wrong {La empresa de reparto no encontró la dirección.} not_collected {Nadie lo recibió.} refused {Se rechazó.} other {No se pudo entregar.}} {again, select, yes {Revise la dirección y lo enviaremos otra vez.} other {Si sabe por qué, díganoslo: nuestro contacto está más abajo.}}',
  'public.standing.lost': 'Se ha perdido',
  'public.standing.lost_next': 'Lo sentimos. Si tiene alguna pregunta, póngase en contacto con nosotros más abajo.',
  'public.standing.declined': 'No hemos podido aceptar su solicitud',
  'public.standing.declined_next':
    '{reach, select, collected {No tiene nada apartado.} other {No se enviará nada.}} Si cree que es un error, póngase en contacto con nosotros más abajo.',
  'public.standing.withdrawn': 'Ha cancelado esta solicitud',
  'public.standing.withdrawn_next': '{reach, select, collected {No tiene nada apartado.} other {No se enviará nada.}}',
  'public.standing.withdrawn_by_staff': 'Esta solicitud se ha cancelado',
  'public.standing.withdrawn_by_staff_next':
    'La hemos cancelado por usted. {reach, select, collected {No tiene nada apartado.} other {No se enviará nada.}}',
  'public.standing.lapsed_undecided': 'Ha terminado',
  'public.standing.lapsed_undecided_next':
    'No hemos acabado de revisar su solicitud a tiempo. {reach, select, collected {No tiene nada apartado.} other {No se enviará nada.}}',
  'public.standing.lapsed_queue': 'Ha terminado',
  'public.standing.lapsed_queue_next':
    'La oferta terminó antes de que fuera su turno. {reach, select, collected {No tiene nada apartado.} other {No se enviará nada.}}',
  'public.standing.lapsed_draw': 'Ha terminado',
  'public.standing.lapsed_draw_next':
    'La oferta terminó antes del sorteo. {reach, select, collected {No tiene nada apartado.} other {No se enviará nada.}}',
  'public.standing.lapsed_uncollected': 'No se recogió',
  'public.standing.lapsed_uncollected_next':
    'Ya no se le guarda. Si tiene alguna pregunta, póngase en contacto con nosotros más abajo.',
  'public.timeline.heading': 'Qué ha pasado',
  'public.timeline.next': 'Qué pasa después',
  'public.timeline.mark.done': 'Hecho:',
  'public.timeline.mark.now': 'Ahora:',
  'public.timeline.mark.next': 'Después:',
  'public.shipment.carrier': 'Empresa de reparto',
  'public.shipment.number': 'Número de seguimiento',
  'public.shipment.follow': 'Seguir su paquete',
  'public.collect.code': 'Muestre esto en el mostrador',
  'public.collect.where': 'Dónde recogerlo',
  'public.collect.gone': 'Este lugar ya no se ofrece.',
  'public.collect.none': 'Aquí no hay más horarios.',
  'public.collect.until': 'Se le guarda hasta: {when}. Después pasa a la siguiente vivienda.',
  'public.collect.calendar': 'Añadir al calendario',
  'public.collect.change': 'Elegir otro lugar',
  'public.collect.save': 'Guardar este lugar',
  'public.collect.refused': 'Ya no se puede recoger allí. No se ha cambiado nada: elija otro lugar.',
  'public.withdraw.open':
    '{state, select, entered {Salir del sorteo} waitlisted {Salir de la lista de espera} other {Cancelar esta solicitud}}',
  'public.withdraw.text':
    '{state, select, waitlisted {Perderá su puesto en la lista de espera.} other {{reach, select, collected {No tendrá nada apartado.} other {No se enviará nada.}}}} No se puede deshacer.',
  'public.withdraw.confirm':
    '{state, select, entered {Sí, salir del sorteo} waitlisted {Sí, salir de la lista} other {Sí, cancelarla}}',

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

  'public.draw.title': 'El sorteo',
  'public.draw.heading_collecting': 'Habrá un sorteo',
  'public.draw.heading_fixed': 'La lista del sorteo está cerrada',
  'public.draw.heading_drawn': 'El sorteo se ha celebrado',
  'public.draw.text_collecting':
    'Todas las solicitudes que estén en el sorteo al cerrar la oferta tienen la misma probabilidad. La lista de participaciones aparecerá aquí poco después del cierre.',
  'public.draw.text_fixed':
    'Ya no se admiten participaciones. El sorteo se celebra cuando se conozca el valor público.',
  'public.draw.text_drawn':
    'El valor público ya se conoce, y con la lista de abajo cualquiera puede repetir el sorteo.',
  'public.draw.decides': 'Qué lo decide',
  'public.draw.format': 'Cómo se escribe',
  'public.draw.format_text':
    '{kind, select, digits {Exactamente {length, plural, one {# cifra} many {# de cifras} other {# cifras}}, sin nada entre ellas} hex {Exactamente {length, plural, one {# carácter} many {# de caracteres} other {# caracteres}}: de 0 a 9 y de a a f, en minúscula} other {{count, plural, one {Un número entero} many {# de números enteros distintos} other {# números enteros distintos}} de {min} a {max}, {order, select, ascending {de menor a mayor} other {en el orden en que salieron}}, con un espacio entre ellos y sin ceros delante}}',
  'public.draw.known_at': 'Se conoce el',
  'public.draw.value': 'El valor',
  'public.draw.fixed_at': 'Lista cerrada el',
  'public.draw.digest': 'Huella de la lista (SHA-256)',
  'public.draw.how_heading': 'Cómo funciona',
  'public.draw.how_enter':
    'Cada solicitud tiene una participación: una línea de letras y cifras que no dice nada de usted. Está en su justificante.',
  'public.draw.how_fix':
    'Después del cierre se publica aquí la lista de todas las participaciones. Desde entonces no cambia nada en ella.',
  'public.draw.how_rank':
    'Después se hace público un valor que nadie podía conocer antes. Dos personas de la organización lo introducen por separado, con la grafía anunciada aquí. Junto con cada participación, determina el orden.',
  'public.draw.how_give':
    'En ese orden aceptamos solicitudes mientras haya suficiente para la solicitud completa. Las demás quedan en la lista de espera.',
  'public.draw.experts': 'Para especialistas',
  'public.draw.experts_text':
    'El orden es el de HMAC-SHA-256 de cada participación, con el valor público como clave, de menor a mayor.',
  'public.draw.list_heading':
    '{count, plural, one {Una participación} many {# de participaciones} other {# participaciones}}',
  'public.draw.file':
    '<file>Guarde la lista en un archivo</file> y compruébelo: «doorstep draw verify» repite el sorteo a partir de él, sin este servidor.',
  'public.draw.more':
    '{count, plural, one {Y una más en el archivo.} many {Y # más en el archivo.} other {Y # más en el archivo.}}',
  'public.draw.back': 'Volver a la oferta',
};
