import type { mailTexts } from '../en/mail.ts';

export const mailTextsInGerman: Record<keyof typeof mailTexts, string> = {
  'mail.receipt.subject': 'Ihre Anfrage {reference}: {offer}',
  'mail.receipt.intro':
    '{state, select, accepted {Ihre Anfrage zu „{offer}“ ist angenommen. Ihr Anteil ist für Sie zurückgelegt{way, select, collected {: Ort, Zeit und Ihren Code finden Sie unten} other {, und wir packen ihn bald}}.} held {Wir prüfen Ihre Anfrage zu „{offer}“. Sie müssen nichts tun; wir schreiben Ihnen, sobald wir entschieden haben.} waitlisted {Sie haben Platz {place, number} auf der Warteliste für „{offer}“. Wir schreiben Ihnen, wenn Sie an der Reihe sind.} entered {Sie nehmen an der Verlosung für „{offer}“ teil. Wir schreiben Ihnen, wenn sie stattgefunden hat.} other {Dies ist Ihre Anfrage zu „{offer}“.}}',
  'mail.confirm_link.subject': 'Bestätigen Sie Ihre Anfrage {reference}',
  'mail.confirm_link.intro':
    'Noch ein Schritt: Um Ihre Anfrage zu „{offer}“ zu bestätigen, öffnen Sie diesen Link innerhalb von 24 Stunden und drücken Sie dort auf die Schaltfläche. Bis dahin ist nichts für Sie reserviert.',
  'mail.confirm_link.otherwise':
    'Falls Sie nichts angefragt haben, ignorieren Sie diese E-Mail. {way, select, collected {Für Sie wird nichts zurückgelegt.} other {Es wird nichts verschickt.}}',
  'mail.accepted.subject': 'Ihre Anfrage {reference} ist angenommen',
  'mail.accepted.intro':
    'Gute Nachricht: Ihre Anfrage zu „{offer}“ ist angenommen. Ihr Anteil ist für Sie zurückgelegt{way, select, collected {: Ort, Zeit und Ihren Code finden Sie unten} other {, und wir packen ihn bald}}.',
  'mail.not_drawn.subject': 'Die Verlosung hat stattgefunden: Ihre Anfrage {reference}',
  'mail.not_drawn.intro':
    'Die Verlosung für „{offer}“ hat stattgefunden, und Ihre Anfrage war nicht unter den ersten. Sie steht jetzt auf der Warteliste. Wird etwas zurückgegeben, geht es an den nächsten Haushalt auf der Liste. Sie müssen nichts tun.',
  'mail.lapsed.subject': 'Ihre Anfrage {reference} ist beendet',
  'mail.lapsed.intro':
    'Ihre Anfrage zu „{offer}“ endete, bevor wir sie annehmen konnten. {way, select, collected {Für Sie ist nichts zurückgelegt.} other {Es wird nichts verschickt.}}',
  'mail.declined.subject': 'Zu Ihrer Anfrage {reference}',
  'mail.declined.intro':
    'Es tut uns leid: Wir konnten Ihre Anfrage zu „{offer}“ nicht annehmen. {way, select, collected {Für Sie ist nichts zurückgelegt.} other {Es wird nichts verschickt.}}',
  'mail.declined.reason': 'Grund: {reason}',
  'mail.withdrawn.subject': 'Ihre Anfrage {reference} ist storniert',
  'mail.withdrawn.intro':
    'Ihre Anfrage zu „{offer}“ ist storniert. {way, select, collected {Für Sie ist nichts zurückgelegt.} other {Es wird nichts verschickt.}}',
  'mail.dispatched.subject': 'Ihre Anfrage {reference}: unterwegs zu Ihnen',
  'mail.dispatched.intro': 'Wir haben verschickt, was Sie aus „{offer}“ angefragt haben. Es ist zu Ihnen unterwegs.',
  'mail.dispatched.tracking': 'Sendungsnummer: {tracking}',
  'mail.dispatched.carrier': 'Lieferung durch {carrier}.',
  'mail.dispatched.follow': 'Sendung verfolgen',
  'mail.returned.subject': 'Ihre Anfrage {reference} kam zu uns zurück',
  'mail.returned.intro':
    'Was Sie aus „{offer}“ angefragt haben, konnte nicht zugestellt werden und kam zu uns zurück. Wissen Sie warum, wenden Sie sich an uns. Wenn wir es noch einmal schicken, schreiben wir Ihnen.',
  'mail.lost.subject': 'Ihre Anfrage {reference} ging verloren',
  'mail.lost.intro':
    'Das tut uns leid: Was Sie aus „{offer}“ angefragt haben, ging verloren. Wenn wir es noch einmal schicken, schreiben wir Ihnen. Bei Fragen wenden Sie sich an uns.',
  'mail.sent_again.subject': 'Wir schicken Ihre Anfrage {reference} noch einmal',
  'mail.sent_again.intro':
    'Aus „{offer}“ ist noch einmal etwas für Sie zurückgelegt. Wir packen es bald und schreiben Ihnen, wenn es unterwegs ist.',
  'mail.ready.subject': 'Zur Abholung bereit: {offer}, {reference}',
  'mail.ready.intro':
    'Was Sie aus „{offer}“ angefragt haben, liegt für Sie bereit. Ort, Zeit und Ihren Code finden Sie unten.',
  'mail.ready.open': 'Meinen Code anzeigen',
  'mail.not_collected.subject': 'Nicht abgeholt: {offer}, {reference}',
  'mail.not_collected.intro':
    'Was Sie aus „{offer}“ angefragt haben, wurde nicht rechtzeitig abgeholt und wird nicht länger für Sie aufbewahrt.',
  'mail.place_changed.subject':
    '{change, select, gone {Wählen Sie einen anderen Ort für Ihre Anfrage {reference}} other {Wo Sie Ihre Anfrage {reference} abholen}}',
  'mail.place_changed.intro':
    '{change, select, chosen {Was Sie aus „{offer}“ angefragt haben, holen Sie jetzt hier ab: {place}. Haben Sie das nicht gewählt, wenden Sie sich an uns.} gone {Was Sie aus „{offer}“ angefragt haben, können Sie hier nicht mehr abholen: {place}. Ihre Anfrage bleibt, wie sie ist: Wählen Sie auf ihrer Seite einen anderen Ort.} other {Die Zeiten für die Abholung von „{offer}“ haben sich geändert. Ort: {place}. Prüfen Sie, ob Sie kommen können, oder wählen Sie auf der Seite Ihrer Anfrage einen anderen Ort.}}',
  'mail.address_corrected.subject':
    '{turn, select, come {Die Adresse Ihrer Anfrage {reference} wurde geändert, und sie ist angenommen} other {Die Adresse Ihrer Anfrage {reference} wurde geändert}}',
  'mail.address_corrected.intro':
    'Die Adresse in Ihrer Anfrage zu „{offer}“ wurde geändert.{turn, select, come {} other {{state, select, held { Wir prüfen die neue Adresse.} other { Alles andere bleibt, wie es war.}}}} Haben Sie das nicht veranlasst, wenden Sie sich an uns.',
  'mail.request_adjusted.subject':
    '{turn, select, come {Ihre Anfrage {reference} wurde geändert und ist angenommen} other {Ihre Anfrage {reference} wurde geändert}}',
  'mail.request_adjusted.intro':
    'Die Mengen in Ihrer Anfrage zu „{offer}“ wurden geändert. Sie umfasst jetzt: {items}.{turn, select, come {} other { Alles andere bleibt, wie es war.}}',
  'mail.details_changed.subject': 'Ihre Anfrage {reference} wurde geändert',
  'mail.details_changed.intro':
    '{detail, select, name {Der Name in Ihrer Anfrage zu „{offer}“ wurde geändert.} phone {Die Telefonnummer in Ihrer Anfrage zu „{offer}“ wurde geändert.} email {Die E-Mail-Adresse Ihrer Anfrage zu „{offer}“ wurde geändert{address, select, none {} other {: {address}}}. An diese hier schreiben wir nicht mehr.} other {Eine Antwort in Ihrer Anfrage zu „{offer}“ wurde geändert.}}{state, select, held { Wir prüfen Ihre Anfrage.} other {}} Waren Sie das nicht, wenden Sie sich an uns.',
  'mail.email_asked.subject': 'Ihre Anfrage {reference}: neue E-Mail-Adresse',
  'mail.email_asked.intro':
    'Die E-Mail-Adresse Ihrer Anfrage zu „{offer}“ soll künftig {address} sein. Bis sie dort bestätigt ist, schreiben wir Ihnen weiter hierher. Waren Sie das nicht, wenden Sie sich an uns.',
  'mail.confirm_email.subject': 'Bestätigen Sie Ihre E-Mail-Adresse für die Anfrage {reference}',
  'mail.confirm_email.intro':
    'Diese E-Mail-Adresse wurde für eine Anfrage zu „{offer}“ angegeben. Um sie zu verwenden, öffnen Sie diesen Link innerhalb von 24 Stunden und drücken Sie dort auf die Schaltfläche.',
  'mail.confirm_email.button': 'E-Mail-Adresse bestätigen',
  'mail.confirm_email.otherwise': 'Waren Sie das nicht, ignorieren Sie diese E-Mail. Es wird nichts geändert.',
  'mail.claim_upheld.subject': 'Sie können jetzt „{offer}“ anfragen',
  'mail.claim_upheld.intro':
    'Danke für Ihren Hinweis. Wir sind ihm nachgegangen, und Ihr Haushalt kann „{offer}“ anfragen. Senden Sie Ihre Anfrage auf dieser Seite:',
  'mail.claim_refused.subject': 'Ihr Hinweis zu „{offer}“',
  'mail.claim_refused.intro':
    'Danke für Ihren Hinweis. Wir sind ihm nachgegangen, und Ihr Haushalt kann „{offer}“ nicht noch einmal anfragen.',
  'mail.claim.reason': 'Was wir festgestellt haben: {reason}',
  'mail.open':
    '{state, select, accepted {Anfrage ansehen oder ändern} held {Anfrage ansehen oder ändern} waitlisted {Anfrage ansehen oder ändern} entered {Anfrage ansehen oder ändern} other {Anfrage ansehen}}',
  'mail.confirm_link.button': 'Anfrage bestätigen',
  'mail.matter.reference': 'Ihre Vorgangsnummer',
  'mail.matter.items': 'Was',
  'mail.matter.to': 'Lieferung an',
  'mail.matter.where': 'Wo Sie es abholen',
  'mail.matter.when': 'Wann',
  'mail.matter.code': 'Ihr Code',
  'mail.help': 'Hilfe dazu',
  'mail.why':
    'Sie erhalten diese E-Mail, weil Sie „{offer}“ angefragt haben.{reply, select, yes { Antworten Sie darauf, erreicht Ihre Nachricht: {organisation}.} other {}}',
  'mail.drawn': 'Die Verlosung hat stattgefunden, und Ihr Los wurde gezogen.',
  'mail.draw_day': 'Tag der Verlosung: {date}.',
  'mail.status':
    '{opens, select, link {Dieser Link öffnet Ihre Anfrage.} other {Die Schaltfläche öffnet Ihre Anfrage.}} Wer diese E-Mail hat, kann sie ebenfalls öffnen: Geben Sie sie nicht weiter.',
  'mail.hidden_link': '[Ein privater Link, den nur die anfragende Person erhält]',
  'mail.signature': '{organisation}',
};
