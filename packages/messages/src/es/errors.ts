import type { errors } from '../en/errors.ts';

export const errorsInSpanish: Record<keyof typeof errors, string> = {
  'error.request_invalid': 'Revise las respuestas indicadas aquí. No se ha perdido nada de lo que escribió.',
  'error.offer_not_found': 'No hay ninguna oferta en esta dirección. Revise si el enlace tiene un error.',
  'error.offer_changed': 'Esta oferta cambió después de que la abriera. Revise su solicitud y envíela otra vez.',
  'error.request_not_found': 'No tenemos ninguna solicitud con esta referencia y este enlace.',
  'error.limit_group_ended':
    'Este grupo de límites ha terminado: sus ofertas están archivadas y ya no se guarda lo que recibió cada vivienda. Cree un grupo nuevo.',
  'error.home_not_found': 'Esta vivienda ya no existe. Búsquela otra vez en Homes.',
  'error.claim_not_found': 'Esta reclamación ya no existe. Revise la lista en Homes.',
  'error.batch_not_found': 'No existe ese lote. Revise la lista en Batches.',
  'error.batch_not_locked':
    'Este lote no está bloqueado, así que su contenido todavía puede cambiar. Bloquéelo primero.',
  'error.text_unwritable':
    'No se ha guardado ningún archivo: no admite una parte del texto. Revise el archivo de la empresa de reparto para ver cuál.',
  'error.nothing_to_pack':
    'Ninguna solicitud aceptada coincide, así que no se ha creado ningún lote. Revise lo que eligió.',
  'error.not_open': 'Esta oferta todavía no está abierta.',
  'error.paused': 'Las solicitudes de esta oferta están en pausa.',
  'error.closed': 'Esta oferta se ha cerrado.',
  'error.sold_out': 'No queda suficiente para esta solicitud.',
  'error.already_asked': 'Ya hay una solicitud para esta dirección.',
  'error.outside_area': 'Esta dirección está fuera de la zona de esta oferta.',
  'error.human_check_rejected':
    'La comprobación de seguridad no ha salido bien. No se ha perdido nada de lo que escribió; inténtelo de nuevo.',
  'error.human_check_needed':
    'Necesitamos una comprobación más antes de admitir su solicitud. No se ha perdido nada de lo que escribió.',
  'error.human_check_unavailable':
    'La comprobación de seguridad no funciona en este momento. No se ha perdido nada de lo que escribió; inténtelo de nuevo en unos minutos.',
  'error.unchecked_limit_reached':
    'En este momento no podemos admitir más solicitudes sin la comprobación de seguridad.',
  'error.idempotency_key_missing':
    'Falta el encabezado Idempotency-Key. Envíe uno de 1 a 128 caracteres que elija para este envío.',
  'error.idempotency_key_reused': 'Este Idempotency-Key se usó para otra solicitud. Elija uno nuevo.',
  'error.link_invalid': 'Este enlace ya se ha usado o es demasiado antiguo.',
  'error.not_found': 'No hay ninguna página en esta dirección.',
  'error.method_not_allowed': 'Esta dirección no admite este método.',
  'error.request_malformed': 'El servidor no ha podido leer esta petición.',
  'error.headers_too_large':
    'Los encabezados de esta petición son demasiado grandes. Borre las cookies de este sitio e inténtelo de nuevo.',
  'error.request_timed_out': 'Esta petición tardó demasiado en llegar. Inténtelo de nuevo.',
  'error.body_malformed': 'No se ha podido leer el contenido de la petición.',
  'error.body_too_large': 'El contenido de la petición es demasiado grande.',
  'error.media_type_unsupported': 'Este tipo de contenido no se admite aquí.',
  'error.rate_limited':
    'Demasiados intentos. Espere un minuto e inténtelo de nuevo. Tras muchos intentos puede ser una hora.',
  'error.internal':
    'Ha habido un fallo por nuestra parte. Se conserva lo que escribió; inténtelo de nuevo en unos minutos.',
  'error.unavailable':
    'El servicio no está disponible en este momento. Se conserva lo que escribió; inténtelo de nuevo en unos minutos.',
  'error.token_expired': 'Este token de API ha caducado. Pida uno nuevo a la persona propietaria de esta instalación.',
  'error.token_invalid': 'Esto necesita un token de API válido de esta instalación.',
  'error.not_signed_in': 'Inicie sesión para continuar.',
  'error.two_factor_needed': 'Su equipo exige el inicio de sesión en dos pasos. Configúrelo primero en «Account».',
  'error.password_needed': 'Introduzca de nuevo su contraseña para hacer esto.',
  'error.sign_in_rejected': 'Correo electrónico o contraseña incorrectos.',
  'error.not_allowed': 'Su rol no lo permite.',
  'error.state_conflict': 'Esto ha cambiado entretanto, así que ese paso ya no es posible. Vuelva a cargar la página.',
  'error.version_conflict': 'Otra persona ha cambiado esto desde que lo abrió. Sus cambios no se han guardado.',
  'error.precondition_failed':
    'Esto ha cambiado desde que lo leyó; no se ha hecho nada. Léalo de nuevo y envíe su cambio con el nuevo ETag.',
  'error.slug_taken': 'Otra oferta ya tiene este nombre corto.',
  'error.undo_expired':
    'Han pasado los 30 minutos para deshacer esto, o su correo ya se ha enviado. No se ha cambiado nada.',
  'error.returned_unit_given':
    'Lo devuelto ya se ha asignado a alguien de la cola, así que esta devolución no se puede deshacer. No se ha cambiado nada.',
  'error.stock_below_taken': 'Las existencias no pueden ser menores que lo ya prometido.',
  'error.publish_incomplete': 'Faltan algunas cosas para poder publicar esta oferta.',
  'error.draw_not_ready':
    'Todavía no se puede celebrar el sorteo: las participaciones se fijan dos minutos después del cierre, y el valor público debe conocerse.',
  'error.draw_value_own':
    'Fue usted quien introdujo este valor. Otra persona debe introducirlo desde su fuente antes del sorteo.',
  'error.draw_already_held':
    'Ya se introdujo un valor para este sorteo, y un sorteo solo se celebra una vez. Vuelva a cargar la página para ver el resultado.',
  'error.invitation_invalid': 'Esta invitación ya se ha usado o es demasiado antigua. Pida una nueva.',
  'error.owner_missing':
    'La persona propietaria de esta instalación todavía no se ha registrado. Su invitación sigue siendo válida: inténtelo de nuevo después.',
  'error.person_not_found': 'Esta persona ya no está en el equipo. Vuelva a cargar la página para ver quién está.',
  'error.last_owner': 'Es la única persona propietaria. Primero nombre a otra.',
  'error.request_changed':
    'Alguien cambió esta solicitud después de que la abriera, así que no se ha hecho nada. Revísela otra vez.',
  'field_error.required': 'Introduzca una respuesta',
  'field_error.too_long': 'Use {max, number} caracteres como máximo',
  'field_error.too_many': 'Use {max, number} entradas como máximo',
  'field_error.too_small': 'Introduzca {min, number} o más',
  'field_error.too_large': 'Introduzca {max, number} o menos',
  'field_error.not_a_number': 'Introduzca un número entero, como 1',
  'field_error.not_a_choice': 'Elija una de las respuestas',
  'field_error.unknown_country': 'Elija un país de la lista. En un programa, use su código ISO de dos letras, como GB',
  'field_error.not_an_email': 'Introduzca un correo electrónico con la forma name@example.org',
  'field_error.email_taken': 'Otra persona ya inicia sesión con este correo electrónico',
  'field_error.password_wrong': 'Esta no es su contraseña',
  'field_error.code_wrong': 'Este código es incorrecto o demasiado antiguo. Escriba el que muestra ahora su aplicación',
  'field_error.password_weak':
    'Esta contraseña es demasiado fácil de adivinar. Use varias palabras sin relación y no incluya su nombre',
  'field_error.not_a_phone': 'Introduzca un número de teléfono, como 910 123 456',
  'field_error.not_text': 'Introduzca un texto',
  'field_error.control_character':
    'Una parte de este texto no se puede mostrar ni imprimir. Bórrela y escríbala otra vez',
  'field_error.unknown_field': 'Campo desconocido',
  'field_error.cursor_unknown': 'No es un cursor de esta lista en este orden: omítalo y empiece desde el principio',
  'field_error.unknown_item': 'Este artículo no forma parte de la oferta',
  'field_error.item_twice': 'Este artículo aparece dos veces',
  'field_error.not_accepted': 'Esta solicitud no está aceptada o ya está en otro lote',
  'field_error.is_collected': 'Esta solicitud la recoge quien la hizo, así que no se prepara para envío',
  'field_error.not_in_batch': 'No está en el lote',
  'field_error.already_dispatched': 'Ya se ha enviado',
  'field_error.not_packed_last': 'No es el último paquete que preparó',
  'field_error.named_twice': 'Aparece dos veces',
  'field_error.tracking_link_form':
    'Introduzca un enlace que empiece por https://, con un solo marcador para el número y sin usuario ni contraseña',
  'field_error.needs_all_offers': 'Solo puede hacerlo un token para todas las ofertas',
  'field_error.not_in_future': 'Elija un día que todavía no haya llegado',
  'field_error.nothing_chosen': 'Elija al menos un artículo',
  'field_error.place_missing': 'Elija dónde recogerlo',
  'field_error.place_gone': 'Ya no se puede recoger allí. Elija otro lugar',
  'field_error.no_places': 'No hay ningún lugar con horarios próximos',
  'field_error.ends_before_start': 'Introduzca una hora posterior al comienzo',
  'field_error.too_many_in_total': 'Elija {max, number} como máximo en total',
  'field_error.address_missing': 'Busque su dirección y elíjala, o escríbala a mano',
  'field_error.address_forged': 'No hemos podido confirmar esta dirección. Búsquela y elíjala otra vez',
  'field_error.address_expired': 'Ha pasado más de un día desde que eligió esta dirección. Búsquela y elíjala otra vez',
  'field_error.address_same': 'De esta dirección nos lo devolvieron. Corríjala o póngase en contacto con nosotros',
  'field_error.address_unknown':
    'No hemos podido cargar esta dirección. Búsquela y elíjala otra vez, o escríbala a mano',
  'field_error.address_unconfirmed':
    'No hemos podido confirmar esta dirección. Inténtelo de nuevo en unos minutos o escríbala a mano',
  'field_error.po_box_refused':
    'Esta oferta no es para apartados de correos ni taquillas. Indique la dirección de su vivienda o póngase en contacto con nosotros',
  'field_error.military_refused':
    'Esta oferta no es para direcciones militares. Indique otra dirección donde reciba correo o póngase en contacto con nosotros',
  'field_error.care_of_refused':
    'Esta oferta es solo para personas en su propia dirección. Indique la suya, sin «a la atención de», o póngase en contacto con nosotros',
  'field_error.business_refused':
    'Esta oferta es para viviendas, no para empresas. Indique el nombre y el domicilio de una persona o póngase en contacto con nosotros',
  'field_error.typed_refused': 'Esta oferta solo admite direcciones de la lista. Busque la suya y elíjala',
  'field_error.postcode_missing':
    'Introduzca {kind, select, zip {un código ZIP} eircode {un Eircode} pin {un código PIN} other {un código postal}} como {example}',
  'field_error.postcode_form':
    'Revise el {kind, select, zip {código ZIP} eircode {Eircode} pin {código PIN} other {código postal}}. En este país tiene esta forma: {example}',
  'field_error.region_missing': 'Introduzca el estado, la provincia o la región. El correo a este país lo necesita',
  'field_error.region_unknown': 'No conocemos este estado, provincia o región. Elija de la lista',
  'field_error.unit_missing':
    'Introduzca su piso o puerta: hay varias viviendas en esta dirección. Si la suya no tiene, pulse otra vez «Revisar su solicitud»',
  'field_error.not_a_web_address': 'Introduzca la dirección completa, como https://example.org/hook',
  'field_error.not_a_public_address':
    'Introduzca una dirección de internet pública. No se pueden enviar mensajes a esta máquina ni a su propia red.',
  'field_error.colour_form': 'Introduzca un color como #2f855a o #ff0, o elija uno junto al campo',
  'field_error.language_form': 'Use un código de idioma, como en o fr',
  'field_error.id_form': 'Use minúsculas, cifras, guiones y guiones bajos: 40 caracteres como máximo',
  'field_error.slug_form': 'Use minúsculas, cifras y guiones, como compost-bin',
  'field_error.slug_former':
    '«{title}» tuvo antes este nombre corto, y los enlaces impresos entonces siguen llevando allí. Elija otro',
  'field_error.date_form': 'Introduzca una fecha y una hora que existan, o vacíe el campo',
  'field_error.day_form': 'Introduzca una fecha con el día, el mes y las cuatro cifras del año',
  'field_error.year_out_of_range': 'Introduzca un año de {min} a {max}',
  'field_error.closes_before_opens': 'La hora de cierre debe ser posterior a la de apertura',
  'field_error.known_before_closing': 'El valor debe conocerse después de que se cierre la oferta',
  'field_error.draw_value_form':
    '{kind, select, digits {Introduzca exactamente {length, plural, one {# cifra} many {# de cifras} other {# cifras}}, sin nada entre ellas} hex {Introduzca exactamente {length, plural, one {# carácter} many {# de caracteres} other {# caracteres}}: de 0 a 9 y de a a f, en minúscula} other {Introduzca {count, plural, one {un número entero} many {# de números enteros distintos} other {# números enteros distintos}} de {min} a {max}, {order, select, ascending {de menor a mayor} other {en el orden en que salieron}}, con un espacio entre ellos y sin ceros delante}}',
  'field_error.draw_format_impossible': 'No hay tantos números distintos entre el menor y el mayor',
  'field_error.fixed_once_open': 'Ya no se puede cambiar: el sorteo se celebra como se anunció',
  'field_error.geojson_form': 'Esto no es GeoJSON. Exporte la zona como GeoJSON desde el programa en que se dibujó',
  'field_error.geojson_no_polygon': 'No hay ningún polígono en este archivo',
  'field_error.geojson_not_polygon': 'En este archivo hay: {type}. Deje solo polígonos',
  'field_error.polygon_not_closed':
    'El anillo {ring, number} del polígono {piece, number} no está cerrado: su último punto debe ser igual que el primero',
  'field_error.polygon_too_few_points':
    'El anillo {ring, number} del polígono {piece, number} tiene muy pocos puntos: necesita tres, y el primero otra vez al final',
  'field_error.polygon_out_of_range':
    '{first, number}; {second, number} no es una posición en grados. Guarde el archivo en WGS 84 (EPSG:4326)',
  'field_error.polygon_swapped':
    '{first, number}; {second, number} parece invertido: GeoJSON pone la longitud antes que la latitud',
  'field_error.polygon_too_large':
    'Tiene {vertices, number} puntos y el máximo es {max, number}. Simplifíquelo en el programa en que se dibujó',
  'field_error.polygon_unknown': 'Este polígono ya no está guardado. Suba otra vez su archivo',
  'field_error.picture_form': 'No podemos leer esta imagen. Guárdela como JPEG, PNG, WebP o AVIF',
  'field_error.picture_too_large':
    'Tiene más de {max, number} millones de píxeles, o más de {side, number} en un lado. Guarde una versión más pequeña',
  'field_error.picture_unknown': 'Esta imagen ya no está guardada. Súbala otra vez',
  'field_error.time_zone_unknown': 'Elija una zona horaria de la lista, como Europe/Madrid',
};
