import type { publicStatusTexts } from '../en/public-status.ts';

export const publicStatusTextsInGerman: Record<keyof typeof publicStatusTexts, string> = {
  'public.receipt.reference': 'Ihre Vorgangsnummer',
  'public.receipt.copy': 'Link kopieren',
  'public.receipt.link': 'Link zu dieser Anfrage',
  'public.receipt.qr': 'Scannen Sie den Code, um Ihre Anfrage zu öffnen. Wer ihn hat, kann dasselbe tun.',
  'public.receipt.keep': 'Speichern Sie diesen Link, um zu Ihrer Anfrage zurückzukehren. Geben Sie ihn nicht weiter.',
  'public.receipt.print': 'Drucken',
  'public.receipt.copied': 'Link kopiert',
  'public.receipt.marked': 'Markiert: Kopieren Sie mit der Tastatur oder dem Menü',
  'public.receipt.to': 'Lieferung an',
  'public.receipt.for': 'Für',
  'public.receipt.masked': 'Teilweise verdeckt, falls andere diese Seite sehen.',
  'public.receipt.sent': 'Gesendet am',
  'public.receipt.show': 'Meine Angaben anzeigen',
  'public.receipt.shown': 'Jetzt sichtbar, damit Sie prüfen oder drucken können.',
  'public.receipt.hide': 'Verbergen',
  'public.receipt.giving': 'So wird vergeben',
  'public.receipt.emailed':
    '{state, select, sent {Wir haben dies per E-Mail an {address} geschickt} other {Wir schicken dies per E-Mail an {address}}}',
  'public.receipt.not_emailed':
    'Wir konnten {address} nicht per E-Mail erreichen. {change, select, yes {Prüfen Sie die Adresse.} other {Ist die Adresse falsch, sagen Sie es uns: Der Kontakt steht unten.}}',
  'public.receipt.put_email_right': 'Berichtigen',
  'public.receipt.no_email':
    'Sie haben keine E-Mail-Adresse angegeben. Speichern oder drucken Sie diese Seite, damit Sie zurückfinden.',
  'public.mail_link.open': 'Link zu dieser Seite per E-Mail senden',
  'public.mail_link.known': 'Wir senden ihn an {address}.',
  'public.mail_link.hint': 'Wir verwenden sie nur für diese eine E-Mail.',
  'public.mail_link.send': 'Link senden',
  'public.mail_link.sent': 'Der Link ist per E-Mail zu Ihnen unterwegs. Das kann ein paar Minuten dauern.',
  'public.mail_link.limited':
    'Der Link wurde heute schon mehrmals verschickt, deshalb haben wir ihn nicht noch einmal gesendet. Kopieren Sie ihn oder versuchen Sie es morgen wieder.',
  'public.status.title': 'Anfrage {reference}',
  'public.status.confirm_until': 'Der Link gilt bis {when}.',
  'public.status.reason': 'Grund: {reason}',
  'public.status.ask_again': 'Senden Sie eine neue Anfrage, solange das Angebot läuft',
  'public.status.too_late.withdrawal':
    'Zum Stornieren ist es hier zu spät: Ihre Anfrage ist weiter, seit Sie die Seite geöffnet haben. Es wurde nichts geändert.',
  'public.status.too_late.correction':
    'Zum Ändern ist es hier zu spät: Ihre Anfrage ist weiter, seit Sie die Seite geöffnet haben. Es wurde nichts geändert.',
  'public.status.changed':
    '{what, select, address {Die Adresse wurde geändert.} items {Die Artikel wurden geändert.} name {Der Name wurde geändert.} email {Die E-Mail-Adresse wurde geändert.} phone {Die Telefonnummer wurde geändert.} other {Ihre Antwort wurde geändert.}} {shown, select, yes {Prüfen Sie, ob alles stimmt.} other {Drücken Sie auf „Meine Angaben anzeigen“, um zu prüfen, ob alles stimmt.}}',
  'public.standing.unconfirmed': 'Noch ein Schritt: Öffnen Sie den Link in der E-Mail',
  'public.standing.unconfirmed_next':
    'Öffnen Sie den Link, den wir an {address} schicken, und drücken Sie dort auf die Schaltfläche. Bis dahin ist nichts für Sie reserviert.',
  'public.standing.held': 'Wir prüfen Ihre Anfrage',
  'public.standing.held_next':
    'Ihr Anteil ist für Sie zurückgelegt. Wir prüfen Ihre Anfrage, {reach, select, collected {bevor Sie etwas abholen können} other {bevor etwas verschickt wird}}. Sie müssen nichts tun.',
  'public.standing.held_review': 'Wir prüfen Ihre Anfrage',
  'public.standing.held_review_next':
    'Das Team entscheidet darüber. Bis dahin ist Ihr Anteil für Sie zurückgelegt. Sie müssen nichts tun.',
  'public.standing.held_drawn': 'Ihr Los wurde gezogen. Wir prüfen Ihre Anfrage',
  'public.standing.held_drawn_next':
    'Die Verlosung fand statt: {drawn}. Ihr Anteil ist für Sie zurückgelegt. Wir prüfen Ihre Anfrage, {reach, select, collected {bevor Sie etwas abholen können} other {bevor etwas verschickt wird}}.',
  'public.standing.held_unreserved': 'Wir prüfen Ihre Anfrage',
  'public.standing.held_unreserved_next':
    'Wir prüfen Ihre Anfrage, {reach, select, collected {bevor Sie etwas abholen können} other {bevor etwas verschickt wird}}. Bis dahin ist nichts für Sie reserviert. Sie müssen nichts tun.',
  'public.standing.accepted': 'Ihre Anfrage ist angenommen',
  'public.standing.accepted_next':
    'Ihr Anteil ist für Ihren Haushalt zurückgelegt.{by, select, none { Wir packen ihn bald.} other { Lieferung bis {by}.}}',
  'public.standing.accepted_turn': 'Sie sind an der Reihe',
  'public.standing.accepted_turn_next':
    'Ihre Anfrage ist angenommen, und Ihr Anteil ist für Ihren Haushalt zurückgelegt.{by, select, none { Wir packen ihn bald.} other { Lieferung bis {by}.}}',
  'public.standing.accepted_drawn': 'Ihr Los wurde gezogen',
  'public.standing.accepted_drawn_next':
    'Die Verlosung fand statt: {drawn}. Ihre Anfrage ist angenommen.{by, select, none { Wir packen sie bald.} other { Lieferung bis {by}.}}',
  'public.standing.sent_again': 'Wir schicken es noch einmal',
  'public.standing.sent_again_next':
    'Für Sie ist noch einmal etwas zurückgelegt.{by, select, none { Wir packen es bald.} other { Lieferung bis {by}.}}',
  'public.standing.accepted_collected': 'Ihre Anfrage ist angenommen',
  'public.standing.accepted_collected_next': 'Ihr Anteil ist für Sie zurückgelegt. Abholung: {where}, {when}.',
  'public.standing.accepted_ready': 'Zur Abholung bereit',
  'public.standing.accepted_ready_next': 'Es liegt für Sie bereit: {where}. Kommen Sie zu dieser Zeit: {when}.',
  'public.standing.accepted_unplaced': 'Wählen Sie, wo Sie es abholen',
  'public.standing.accepted_unplaced_next':
    'Ihr Anteil ist für Sie zurückgelegt, aber hier können Sie ihn nicht mehr abholen: {where}. Wählen Sie unten einen anderen Ort oder wenden Sie sich an uns.',
  'public.standing.waitlisted': 'Sie stehen auf der Warteliste',
  'public.standing.waitlisted_place': 'Sie haben Platz {place, number} auf der Warteliste',
  'public.standing.waitlisted_next':
    'Zurzeit ist nichts mehr da. Wird etwas zurückgegeben, geht es an den nächsten Haushalt auf der Liste.',
  'public.standing.waitlisted_not_drawn': 'Ihr Los wurde nicht gezogen',
  'public.standing.waitlisted_not_drawn_next':
    'Die Verlosung fand statt: {drawn}. Sie haben Platz {place, number} auf der Warteliste: Wird etwas zurückgegeben, geht es an den nächsten Haushalt auf der Liste.',
  'public.standing.waitlisted_unchecked': 'Sie stehen auf der Warteliste',
  'public.standing.waitlisted_unchecked_next':
    'Wir prüfen Ihre Anfrage noch, und Ihr Platz bleibt erhalten. Wird etwas zurückgegeben, geht es an den nächsten geprüften Haushalt auf der Liste.',
  'public.standing.entered': 'Sie nehmen an der Verlosung teil',
  'public.standing.entered_next': 'Tag der Verlosung: {draw}. Jedes Los hat die gleiche Chance.',
  'public.standing.entered_unchecked': 'Sie nehmen an der Verlosung teil',
  'public.standing.entered_unchecked_next':
    'Tag der Verlosung: {draw}. Wird Ihr Los gezogen, prüfen wir Ihre Anfrage, {reach, select, collected {bevor Sie etwas abholen können} other {bevor etwas verschickt wird}}.',
  'public.standing.packed': 'Wir packen Ihr Paket',
  'public.standing.packed_next':
    'Es geht mit der nächsten Lieferung hinaus. Hier können Sie nicht mehr stornieren oder ändern. Stimmt etwas nicht, wenden Sie sich an uns: Der Kontakt steht unten.',
  'public.standing.dispatched': 'Es ist unterwegs',
  'public.standing.dispatched_next': 'Es wurde zur Zustellung übergeben.',
  'public.standing.closed': 'Erledigt',
  'public.standing.closed_next':
    'Es wurde zur Zustellung übergeben. Ist es nicht angekommen, wenden Sie sich an uns: Der Kontakt steht unten.',
  'public.standing.collected': 'Sie haben es abgeholt',
  'public.standing.collected_next':
    'Übergeben: {handed}, {where}. Haben Sie es nicht erhalten, wenden Sie sich an uns: Der Kontakt steht unten.',
  'public.standing.closed_undelivered': 'Diese Anfrage ist abgeschlossen',
  'public.standing.closed_undelivered_next':
    'Es ist nicht bei Ihnen angekommen und wird nicht noch einmal geschickt. Bei Fragen wenden Sie sich an uns: Der Kontakt steht unten.',
  'public.standing.returned': 'Es kam zu uns zurück',
  'public.standing.returned_next':
    '{reason, select, address_wrong {Der Zustelldienst konnte die Adresse nicht finden.} not_collected {Niemand hat es entgegengenommen.} refused {Die Annahme wurde verweigert.} other {Es konnte nicht zugestellt werden.}} {again, select, yes {Prüfen Sie die Adresse, und wir schicken es noch einmal.} other {Wissen Sie warum, sagen Sie es uns: Der Kontakt steht unten.}}',
  'public.standing.lost': 'Es ging verloren',
  'public.standing.lost_next': 'Das tut uns leid. Bei Fragen wenden Sie sich an uns: Der Kontakt steht unten.',
  'public.standing.declined': 'Wir konnten Ihre Anfrage nicht annehmen',
  'public.standing.declined_next':
    '{reach, select, collected {Für Sie ist nichts zurückgelegt.} other {Es wird nichts verschickt.}} Ist das ein Irrtum, wenden Sie sich an uns: Der Kontakt steht unten.',
  'public.standing.withdrawn': 'Sie haben diese Anfrage storniert',
  'public.standing.withdrawn_next':
    '{reach, select, collected {Für Sie ist nichts zurückgelegt.} other {Es wird nichts verschickt.}}',
  'public.standing.withdrawn_by_staff': 'Diese Anfrage wurde storniert',
  'public.standing.withdrawn_by_staff_next':
    'Wir haben sie für Sie storniert. {reach, select, collected {Für Sie ist nichts zurückgelegt.} other {Es wird nichts verschickt.}}',
  'public.standing.lapsed_undecided': 'Diese Anfrage ist beendet',
  'public.standing.lapsed_undecided_next':
    'Wir haben Ihre Anfrage nicht rechtzeitig fertig geprüft. {reach, select, collected {Für Sie ist nichts zurückgelegt.} other {Es wird nichts verschickt.}}',
  'public.standing.lapsed_queue': 'Diese Anfrage ist beendet',
  'public.standing.lapsed_queue_next':
    'Das Angebot endete, bevor Sie an der Reihe waren. {reach, select, collected {Für Sie ist nichts zurückgelegt.} other {Es wird nichts verschickt.}}',
  'public.standing.lapsed_draw': 'Diese Anfrage ist beendet',
  'public.standing.lapsed_draw_next':
    'Das Angebot endete vor der Verlosung. {reach, select, collected {Für Sie ist nichts zurückgelegt.} other {Es wird nichts verschickt.}}',
  'public.standing.lapsed_uncollected': 'Es wurde nicht abgeholt',
  'public.standing.lapsed_uncollected_next':
    'Es wird nicht länger für Sie aufbewahrt. Bei Fragen wenden Sie sich an uns: Der Kontakt steht unten.',
  'public.timeline.heading': 'Was bisher geschah',
  'public.timeline.next': 'Wie es weitergeht',
  'public.timeline.mark.done': 'Erledigt:',
  'public.timeline.mark.now': 'Jetzt:',
  'public.timeline.mark.next': 'Danach:',
  'public.shipment.carrier': 'Zustelldienst',
  'public.shipment.number': 'Sendungsnummer',
  'public.shipment.follow': 'Sendung verfolgen',
  'public.collect.code': 'Zeigen Sie dies am Schalter',
  'public.collect.where': 'Wo Sie es abholen',
  'public.collect.gone': 'Dieser Ort wird nicht mehr angeboten.',
  'public.collect.none': 'Hier gibt es keine weiteren Öffnungszeiten.',
  'public.collect.until': 'Es wird bis {when} für Sie aufbewahrt. Dann geht es an den nächsten Haushalt.',
  'public.collect.calendar': 'In den Kalender eintragen',
  'public.collect.change': 'Anderen Ort wählen',
  'public.collect.save': 'Diesen Ort speichern',
  'public.collect.refused':
    'Dort können Sie es nicht mehr abholen. Es wurde nichts geändert: Wählen Sie einen anderen Ort.',
  'public.withdraw.open':
    '{state, select, entered {Teilnahme an der Verlosung zurückziehen} waitlisted {Von der Warteliste abmelden} other {Diese Anfrage stornieren}}',
  'public.withdraw.text':
    '{state, select, waitlisted {Sie verlieren Ihren Platz auf der Warteliste.} other {{reach, select, collected {Für Sie wird nichts zurückgelegt.} other {Es wird nichts verschickt.}}}} Das lässt sich nicht rückgängig machen.',
  'public.withdraw.confirm':
    '{state, select, entered {Ja, zurückziehen} waitlisted {Ja, abmelden} other {Ja, stornieren}}',

  'public.change.title': 'Etwas berichtigen',
  'public.change.until': 'Sie können dies ändern, bis gepackt wird{date, select, none {} other {, spätestens {date}}}.',
  'public.change.until_collected': 'Sie können dies ändern, bis Sie es abholen.',
  'public.change.shown': 'Ihre Angaben sind auf dieser Seite sichtbar.',
  'public.change.hide': 'Verbergen',
  'public.change.place': 'Ihr Platz bleibt Ihnen',
  'public.change.place_text': 'Ist eine Änderung nicht möglich, bleibt alles, wie es jetzt ist.',
  'public.change.back': 'Zurück zu meiner Anfrage',
  'public.change.now': 'Jetzt: {value}',
  'public.change.save': 'Speichern',
  'public.change.save_email': 'Speichern und Link senden',
  'public.change.keep': 'Lassen, wie es ist',
  'public.change.items_kept': 'Sie behalten, was Sie haben, bis die Änderung gespeichert ist.',
  'public.change.email_both':
    '{known, select, yes {Wir schreiben an beide Adressen} other {Wir senden Ihnen einen Link}}',
  'public.change.email_both_text':
    '{known, select, yes {Die neue erhält einen Link zum Bestätigen. Bis Sie darauf drücken, verwenden wir die alte. Die alte erfährt von der Änderung.} other {Drücken Sie darauf, um die Adresse zu bestätigen. Bis dahin verwenden wir sie nicht.}}',
  'public.change.email_waits':
    'Bestätigen Sie {asked}: Öffnen Sie den Link, den wir dorthin geschickt haben. {current, select, none {Bis dahin senden wir keine anderen E-Mails.} other {Bis dahin verwenden wir {current}.}}',
  'public.change.email_again': 'Noch einmal senden',
  'public.change.email_keep': 'Alte behalten',
  'public.change.email_sent': 'Der Link ist unterwegs. Das kann ein paar Minuten dauern.',
  'public.change.email_kept': 'Die E-Mail-Adresse bleibt, wie sie war.',
  'public.change.not_changed': 'Es wurde nichts geändert',
  'public.change.refused.sold_out': 'Dafür ist nicht mehr genug da. Sie behalten, was Sie haben.',
  'public.change.refused.already_asked':
    'Das ist mehr, als dieser Haushalt bekommen kann. Sie behalten, was Sie haben.',
  'public.change.refused.rate_limited':
    'Das wurde heute zu oft geändert. Alles ist, wie es war. Versuchen Sie es morgen wieder oder wenden Sie sich an uns: Der Kontakt steht unten.',
  'public.change.refused.human_check_needed':
    'Hier können wir das nicht ändern, weil die Anfrage ohne Sicherheitsprüfung gesendet wurde. Wenden Sie sich an uns, und wir erledigen es für Sie: Der Kontakt steht unten.',
  'public.change.left': '{left, plural, =0 {nichts mehr da} one {nur noch # da} other {nur noch # da}}',
  'public.change.ask_again': 'Adresse berichtigen und erneut anfragen',
  'public.change.ask_again_text':
    'Es kam von dieser Adresse zurück: {address}. Berichtigen Sie sie, und wir schicken es noch einmal. Das geht einmal.',
  'public.change.ask_again_send': 'Speichern und erneut anfragen',
  'public.confirm.email.title': 'Neue E-Mail-Adresse bestätigen',
  'public.confirm.email.text':
    'Drücken Sie auf die Schaltfläche, und E-Mails zur Anfrage {reference} kommen an diese Adresse.',
  'public.confirm.email.button': 'Diese E-Mail-Adresse verwenden',
  'public.confirm.email.expired':
    'Die E-Mail-Adresse wurde nicht geändert: Der Link ist zu alt, oder die Anfrage ist schon gepackt.',

  'public.draw.title': 'Die Verlosung',
  'public.draw.heading_collecting': 'Es gibt eine Verlosung',
  'public.draw.heading_fixed': 'Die Liste der Verlosung ist geschlossen',
  'public.draw.heading_drawn': 'Die Verlosung hat stattgefunden',
  'public.draw.text_collecting':
    'Jede Anfrage, die beim Ende des Angebots an der Verlosung teilnimmt, hat die gleiche Chance. Die Liste der Lose erscheint hier kurz danach.',
  'public.draw.text_fixed': 'Die Teilnahme ist geschlossen. Verlost wird, sobald der öffentliche Wert bekannt ist.',
  'public.draw.text_drawn':
    'Der öffentliche Wert ist bekannt. Mit der Liste unten kann jede Person die Verlosung nachrechnen.',
  'public.draw.decides': 'Was entscheidet',
  'public.draw.format': 'Schreibweise',
  'public.draw.format_text':
    '{kind, select, digits {Genau {length, plural, one {# Ziffer} other {# Ziffern}} ohne Zeichen dazwischen} hex {Genau {length, plural, one {# Zeichen} other {# Zeichen}}: 0 bis 9 und a bis f, in Kleinbuchstaben} other {{count, plural, one {Eine ganze Zahl} other {# verschiedene ganze Zahlen}} von {min} bis {max}, {order, select, ascending {die kleinste zuerst} other {in der gezogenen Reihenfolge}}, mit je einem Leerzeichen dazwischen und ohne führende Nullen}}',
  'public.draw.known_at': 'Bekannt am',
  'public.draw.value': 'Der Wert',
  'public.draw.fixed_at': 'Liste geschlossen am',
  'public.draw.digest': 'Prüfsumme der Liste (SHA-256)',
  'public.draw.how_heading': 'So funktioniert es',
  'public.draw.how_enter':
    'Zu jeder Anfrage gehört ein Los: eine Folge aus Buchstaben und Ziffern, die nichts über Sie verrät. Es steht auf Ihrer Eingangsbestätigung.',
  'public.draw.how_fix':
    'Nach dem Ende des Angebots veröffentlichen wir hier die Liste aller Lose. Ab dann ändert sich darin nichts mehr.',
  'public.draw.how_rank':
    'Danach wird ein Wert öffentlich, den vorher niemand kennen konnte. Zwei Personen der Organisation geben ihn getrennt ein, in der hier angekündigten Schreibweise. Zusammen mit jedem Los ergibt er die Reihenfolge.',
  'public.draw.how_give':
    'In dieser Reihenfolge nehmen wir Anfragen an, solange genug für die ganze Anfrage da ist. Die übrigen stehen auf der Warteliste.',
  'public.draw.experts': 'Für Fachleute',
  'public.draw.experts_text':
    'Die Reihenfolge ist die von HMAC-SHA-256 über jedes Los, mit dem öffentlichen Wert als Schlüssel, der kleinste Wert zuerst.',
  'public.draw.list_heading': '{count, plural, one {Ein Los} other {# Lose}}',
  'public.draw.file':
    '<file>Speichern Sie die Liste als Datei</file> und prüfen Sie selbst: „doorstep draw verify“ rechnet die Verlosung daraus nach, ohne diesen Server.',
  'public.draw.more':
    '{count, plural, one {Ein weiteres Los steht in der Datei.} other {# weitere Lose stehen in der Datei.}}',
  'public.draw.back': 'Zurück zum Angebot',
};
