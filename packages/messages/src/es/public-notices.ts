import type { publicNoticeTexts } from '../en/public-notices.ts';

export const publicNoticeTextsInSpanish: Record<keyof typeof publicNoticeTexts, string> = {
  'public.notice.privacy': 'Privacidad',
  'public.notice.accessibility': 'Accesibilidad',
  'public.notice.recipients': 'Quién más recibe sus datos',
  'public.notice.nothing_loaded':
    'Estas páginas no cargan nada de otras empresas, y su dirección solo se busca en este servidor.',
  'public.notice.recipient.carrier':
    '{count, plural, =0 {Si {organisation} envía lo que solicitó con una empresa de reparto, esta recibe} one {{carriers} reparte para {organisation}. Recibe} many {{carriers} reparten para {organisation}. La empresa que le hace la entrega recibe} other {{carriers} reparten para {organisation}. La empresa que le hace la entrega recibe}} su nombre y su dirección{contact, select, yes {. También puede recibir su correo electrónico y su teléfono, si los indicó, para avisarle de la entrega} other {}}.',
  'public.notice.recipient.captcha_always':
    '{provider} ({company}, EE. UU.) comprueba que la solicitud viene de una persona. Su navegador se conecta a ese servicio cuando revisa su solicitud.',
  'public.notice.recipient.captcha_suspicion':
    '{provider} ({company}, EE. UU.) comprueba algunas solicitudes cuando tienen algo inusual. Su navegador solo se conecta entonces.',
  'public.notice.recipient.captcha_monitored':
    'Estamos probando {provider} ({company}, EE. UU.). Su navegador se conecta a ese servicio cuando revisa su solicitud; no decide nada.',
  'public.notice.recipient.loqate_direct':
    'Loqate (GB Group plc, Reino Unido) busca direcciones. Lo que escribe en el campo de dirección le llega desde su navegador.',
  'public.notice.recipient.loqate_relay':
    'Loqate (GB Group plc, Reino Unido) busca direcciones. Lo que escribe en el campo de dirección le llega desde nuestro servidor; no sabe quién lo escribió.',
  'public.notice.recipient.photon':
    'Un servicio de búsqueda (Photon) encuentra direcciones en OpenStreetMap. Lo que escribe en el campo de dirección le llega desde nuestro servidor; no sabe quién lo escribió.',
  'public.notice.recipient.map':
    'Un servicio de mapas muestra a nuestro personal dónde está una dirección. Sabe qué parte del mapa se mira; no recibe su nombre ni su dirección.',
  'public.notice.recipient.mail_service':
    'Nuestro proveedor de correo entrega los mensajes que le enviamos, si indica un correo electrónico.',
  'public.notice.kept': 'Cuánto tiempo se guardan sus datos',
  'public.notice.kept_days':
    '{organisation}: su nombre, sus datos de contacto, su dirección y sus respuestas se borran {days, plural, one {# día} many {# de días} other {# días}} después de que termine su solicitud, o antes.',
  'public.notice.kept_after':
    'Después queda un código hecho a partir de su dirección hasta que la oferta termine del todo. Sirve para mantener el límite por vivienda.',
  'public.notice.gap_backups':
    'Las copias de seguridad hechas antes de borrar sus datos todavía los contienen, hasta que se eliminen.',
  'public.notice.gap_shared':
    'Quien tenga el enlace de su solicitud puede verla, cambiar la dirección y cancelarla. El nombre y la dirección se muestran allí ocultos en parte.',
  'public.notice.device': 'Qué queda en su dispositivo',
  'public.notice.device_text':
    'Una cookie mantiene unida su visita; el formulario la necesita y no dice nada de usted. Después de enviar una solicitud, otra permite volver a abrir su página durante 90 días. Lo que escribe en el formulario solo se guarda en su dispositivo y se borra tras 30 minutos sin pulsar una tecla. Lo que escribe en la búsqueda de direcciones se envía mientras escribe, para encontrar la dirección.',
  'public.notice.complain': 'Si no está conforme',
  'public.notice.complain_privacy':
    'Escriba primero a la organización: su contacto está más abajo. También puede reclamar ante la autoridad de protección de datos de su país.',
  'public.notice.complain_accessibility':
    'Diga a la organización qué no le funciona: su contacto está más abajo. Si la respuesta no le ayuda, puede reclamar ante el organismo de igualdad o accesibilidad de su país.',
  'public.notice.gaps': 'Carencias conocidas',
  'public.notice.gap_puzzle':
    'El acertijo de {provider} es de otra empresa y puede resultar difícil con un lector de pantalla o el teclado. Si no le funciona, la página ofrece otra forma.',
  'public.notice.gap_language':
    'Los textos de la propia organización pueden estar en un idioma distinto al de la página. Están marcados como tales.',
  'public.notice.gap_screen_readers':
    'Probamos con herramientas automáticas, con el teclado y con texto ampliado. No se ha probado cada lector de pantalla con cada página.',
  'public.notice.puzzle': 'Algunas solicitudes necesitan una comprobación que puede mostrar un acertijo.',
  'public.notice.no_puzzle': 'No hay que resolver ningún acertijo.',
  'public.notice.written_on': 'Último cambio de esta declaración: {date}.',
  'public.notice.theirs_written_on': 'Último cambio: {date}.',
  'public.notice.none_given': 'Esta organización todavía no ha escrito un aviso. Pregúntele con el contacto de abajo.',
  'public.notice.attributions': 'Fuentes de los datos de direcciones',
  'public.notice.accessibility_text':
    'Estas páginas están hechas para cumplir las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA. Funcionan con el teclado, ampliadas al 400 % y sin JavaScript.',
};
