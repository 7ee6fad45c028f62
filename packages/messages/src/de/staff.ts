import type { staffTexts } from '../en/staff.ts';
import { staffAccountTextsInGerman } from './staff-account.ts';
import { staffAddressTextsInGerman } from './staff-addresses.ts';
import { staffAuditTextsInGerman } from './staff-audit.ts';
import { staffBatchTextsInGerman } from './staff-batches.ts';
import { staffCounterTextsInGerman } from './staff-counter.ts';
import { staffEntryTextsInGerman } from './staff-entry.ts';
import { staffHomeTextsInGerman } from './staff-homes.ts';
import { staffInsightTextsInGerman } from './staff-insights.ts';
import { staffOfferEditorTextsInGerman } from './staff-offer-editor.ts';
import { staffOfferTextsInGerman } from './staff-offers.ts';
import { staffPackingTextsInGerman } from './staff-packing.ts';
import { staffPeopleTextsInGerman } from './staff-people.ts';
import { staffPrivacyTextsInGerman } from './staff-privacy.ts';
import { staffRequestListTextsInGerman } from './staff-request-list.ts';
import { staffRequestTextsInGerman } from './staff-requests.ts';
import { staffServiceTextsInGerman } from './staff-services.ts';
import { staffTodayTextsInGerman } from './staff-today.ts';
import { staffWebhookTextsInGerman } from './staff-webhooks.ts';

export const staffTextsInGerman: Record<keyof typeof staffTexts, string> = {
  ...staffAccountTextsInGerman,
  ...staffAddressTextsInGerman,
  ...staffAuditTextsInGerman,
  ...staffPrivacyTextsInGerman,
  ...staffBatchTextsInGerman,
  ...staffEntryTextsInGerman,
  ...staffOfferEditorTextsInGerman,
  ...staffOfferTextsInGerman,
  ...staffCounterTextsInGerman,
  ...staffInsightTextsInGerman,
  ...staffPackingTextsInGerman,
  ...staffPeopleTextsInGerman,
  ...staffRequestListTextsInGerman,
  ...staffRequestTextsInGerman,
  ...staffHomeTextsInGerman,
  ...staffServiceTextsInGerman,
  ...staffTodayTextsInGerman,
  ...staffWebhookTextsInGerman,

  'staff.title': 'Teambereich',
  'staff.skip': 'Zum Inhalt springen',
  'staff.loading': 'Wird geladen',
  'staff.close': 'Schließen',
  'staff.undo': 'Rückgängig machen',
  'staff.dismiss': 'Meldung schließen',
  'staff.cancel': 'Abbrechen',
  'staff.enter_key': 'Eingabetaste',
  'staff.enter_key_in_text': 'In einem Textfeld: Strg + Eingabetaste',
  'staff.retry': 'Noch einmal versuchen',
  'staff.none': 'nicht angegeben',
  'staff.number': '{number, number}',
  'staff.stale': 'Geladen um {at}. Seitdem kann sich etwas geändert haben.',
  'staff.time_zone.viewer': 'Zeiten in Ihrer Zeitzone, {zone}.',
  'staff.time_zone.offer': 'Zeiten in der Zeitzone des Angebots, {zone}.',
  'staff.problem.connection':
    'Doorstep antwortet nicht. Prüfen Sie Ihre Verbindung. Ihre Eingaben sind nicht verloren; versuchen Sie es noch einmal, wenn Sie wieder verbunden sind.',
  'staff.late.refused': '„{what}“ wurde nicht ausgeführt. {why}',
  'staff.late.unconfirmed':
    '„{what}“ wurde nicht bestätigt. Prüfen Sie, ob es ausgeführt wurde, bevor Sie es erneut versuchen.',
  'staff.problem.request_id': 'Bleibt das Problem, nennen Sie Ihrem technischen Betrieb diesen Code: {id}',

  'staff.nav.label': 'Teambereich',
  'staff.nav.work': 'Arbeit',
  'staff.nav.set_up': 'Einrichtung',
  'staff.nav.settings': 'Einstellungen',
  'staff.nav.more': 'Mehr',
  'staff.nav.offers': 'Angebote',
  'staff.nav.requests': 'Anfragen',
  'staff.nav.batches': 'Stapel',
  'staff.nav.homes': 'Haushalte',
  'staff.nav.mails': 'E-Mails',
  'staff.nav.people': 'Team',
  'staff.nav.services': 'Dienste',
  'staff.nav.webhooks': 'Webhooks',

  'staff.language': 'Sprache',
  'staff.language.not_loaded':
    'Die Texte in dieser Sprache kamen nicht an. Prüfen Sie Ihre Verbindung und wählen Sie sie noch einmal.',

  'staff.role.owner': 'Leitung',
  'staff.role.editor': 'Redaktion',
  'staff.role.fulfiller': 'Abwicklung',
  'staff.role.packer': 'Packteam',
  'staff.role.viewer': 'Einsicht',
  'staff.role_hint.owner': 'Alles, auch Team, Dienste und Aufbewahrung',
  'staff.role_hint.editor': 'Schreibt und veröffentlicht Angebote, sieht keine personenbezogenen Daten',
  'staff.role_hint.fulfiller': 'Entscheidet über Anfragen und verschickt',
  'staff.role_hint.packer': 'Packt zugewiesene Stapel; sieht deren Namen und Adressen, sonst nichts',
  'staff.role_hint.viewer': 'Sieht Zahlen und Angebote, keine personenbezogenen Daten',

  'staff.email': 'E-Mail-Adresse',
  'staff.password': 'Passwort',
  'staff.password.show': 'Anzeigen',
  'staff.password.hide': 'Verbergen',
  'staff.sign_in': 'Anmelden',
  'staff.sign_in.title': 'Anmelden',
  'staff.sign_in.busy': 'Anmeldung läuft …',
  'staff.sign_in.wrong': 'E-Mail-Adresse oder Passwort ist falsch',
  'staff.sign_out': 'Abmelden',
  'staff.expired.title': 'Sie wurden abgemeldet',
  'staff.expired.body':
    'Ihre Sitzung ist beendet. Melden Sie sich wieder an, um fortzufahren: Diese Seite und Ihre Eingaben bleiben erhalten.',
  'staff.password_again.title': 'Ihr Passwort, bitte',
  'staff.password_again.body':
    'Ihre Anmeldung liegt eine Weile zurück. Geben Sie noch einmal Ihr Passwort ein, dann führt Doorstep Ihre Auswahl aus.',
  'staff.password_again.submit': 'Weiter',

  'staff.set_up.first_title': 'Willkommen bei Doorstep',
  'staff.set_up.first_body':
    'Damit übernehmen Sie die Leitung dieser Installation: Sie können Angebote veröffentlichen, über Anfragen entscheiden und Ihr Team einladen.',
  'staff.set_up.title': 'Dem Team beitreten',
  'staff.set_up.body': 'Sie sind mit der Rolle „{role}“ eingeladen. Wählen Sie, wie Sie sich anmelden.',
  'staff.set_up.name': 'Ihr Name',
  'staff.set_up.name_missing': 'Geben Sie Ihren Namen ein, wie das Team ihn kennt',
  'staff.set_up.email_hint': 'Damit melden Sie sich an.',
  'staff.set_up.password_hint': 'Mindestens 10 Zeichen. Gut sind einige Wörter, die nur Sie so zusammenstellen würden.',
  'staff.set_up.password_short': 'Verwenden Sie mindestens 10 Zeichen',
  'staff.set_up.submit': 'Konto anlegen',
  'staff.set_up.busy': 'Konto wird angelegt …',
  'staff.set_up.spent_title': 'Dieser Link funktioniert nicht mehr',
  'staff.set_up.to_sign_in': 'Haben Sie schon ein Konto? Anmelden',

  'staff.not_allowed.title': 'Ihre Rolle erlaubt diese Seite nicht',
  'staff.not_allowed.body':
    'Sie sind mit der Rolle „{role}“ angemeldet. Brauchen Sie diese Seite, bitten Sie die Leitung um eine andere Rolle.',
  'staff.nothing_yet.title': 'Hier gibt es noch nichts für Sie',
  'staff.nothing_yet.body': 'Was Ihnen zugewiesen wird, erscheint hier. Fehlt etwas, fragen Sie die Leitung.',
  'staff.not_found.title': 'Seite nicht gefunden',
  'staff.not_found.body': 'Unter dieser Adresse gibt es im Teambereich keine Seite. Prüfen Sie sie auf Tippfehler.',
  'staff.not_found.home': 'Zur Startseite',
  'staff.page_missing.title': 'Diese Seite konnte nicht geladen werden',
  'staff.crash.title': 'Auf dieser Seite ist etwas schiefgegangen',
  'staff.crash.body': 'Das ist unser Fehler. Was gespeichert war, ist sicher. Meist hilft es, die Seite neu zu laden.',
  'staff.crash.reload': 'Neu laden',

  'staff.mails.lead':
    'E-Mails an Anfragende und zu Störungen an die Leitung. Ohne Mailserver werden sie hier aufbewahrt, damit Sie sie weitergeben können. Private Links sind nur für die anfragende Person und werden nicht gezeigt. Nach 30 Tagen verschwinden E-Mails aus dieser Liste.',
  'staff.mails.pages': 'Seiten der E-Mails',
  'staff.mails.search': 'E-Mails suchen',
  'staff.mails.search_hint': 'Name, E-Mail-Adresse oder Vorgangsnummer',
  'staff.mails.found_none': 'Keine E-Mail passt. E-Mails werden 30 Tage aufbewahrt.',
  'staff.mails.empty_title': 'Noch keine E-Mails',
  'staff.mails.empty_body':
    'Gibt jemand bei einer Anfrage eine E-Mail-Adresse an, erscheint die Eingangsbestätigung hier.',
  'staff.mail_status.kept': 'Hier aufbewahrt',
  'staff.mail_status.waiting': 'Wartet auf den Versand',
  'staff.mail_status.tried':
    '{why, select, refused {Versucht: Der Mailserver nimmt keine E-Mails für diese Adresse an. Wir versuchen es drei Tage lang} other {Versucht: Der Mailserver hat sie nicht angenommen. Wir versuchen es drei Tage lang}}',
  'staff.mail_status.sent': 'Gesendet',
  'staff.mail_status.given_up': 'Nicht gesendet: nach drei Tagen aufgegeben',
  'staff.mail_status.limited': 'Nicht gesendet: heute zu viele E-Mails an diese Adresse',

  'staff.find.title': 'Alles durchsuchen',
  'staff.find.hint': 'Name, Vorgangsnummer, E-Mail, Postleitzahl, Angebot, Stapel oder Seite',
  'staff.find.list': 'Treffer',
  'staff.find.none': 'Nichts gefunden.',
  'staff.find.unavailable': 'Doorstep konnte gerade nicht suchen. Es kann Ergebnisse geben, die hier fehlen.',
  'staff.find.count': '{count, plural, one {Ein Treffer} other {# Treffer}}',
  'staff.find.page': 'Seite',
  'staff.find.offer': 'Angebot · {phase}',
  'staff.find.batch': 'Stapel · {state} · {offer}',
  'staff.find.request': 'Anfrage · {state} · {what}',
  'staff.find.home': 'Haushalt · {what}',
  'staff.find.all': 'Alle {count, number} passenden Anfragen',
  'staff.find.opening': 'Wird geöffnet …',

  'staff.keys.title': 'Tastenkürzel',
  'staff.keys.letters': 'Kürzel aus einem Buchstaben, einer Ziffer oder einem Zeichen nutzen',
  'staff.keys.letters_hint': 'Sie gelten überall, außer in einem Feld. Dieser Browser merkt sich Ihre Wahl.',
  'staff.keys.space': 'Leertaste',
  'staff.keys.home': 'Pos 1',
  'staff.keys.end': 'Ende',
  'staff.keys.escape': 'Esc',
  'staff.keys.control': 'Strg',
  'staff.keys.everywhere': 'Überall',
  'staff.keys.places': 'Bereiche',
  'staff.keys.search': 'Auf dieser Seite suchen',
  'staff.keys.list': 'Diese Liste zeigen',
  'staff.keys.undo': 'Rückgängig machen, solange eine Meldung es anbietet',
  'staff.keys.close': 'Schließen, was offen ist',
  'staff.keys.send': 'Aus einem Textfeld in einem Dialog absenden',
  'staff.keys.next': 'Nächste Anfrage',
  'staff.keys.previous': 'Vorige Anfrage',
  'staff.keys.select': 'Anfrage auswählen',
  'staff.keys.beside': 'Anfrage neben der Liste öffnen',
  'staff.keys.page': 'Anfrage als Seite öffnen',
  'staff.keys.reason': 'Beim Ablehnen einen früheren Grund wählen',
  'staff.keys.texts': 'Texte eines Angebots',
  'staff.keys.along': 'Im Diagramm weitergehen',
  'staff.keys.ends': 'An Anfang und Ende des Diagramms',
  'staff.keys.counted': 'Die gezählten Anfragen öffnen',
  'staff.keys.table': 'Diagramm oder Tabelle',

  'staff.stock.on_shelf': 'Im Regal',
  'staff.stock.promised': 'Zugesagt, noch nicht versandt',
  'staff.stock.sent': 'Versandt oder ausgegeben',
  'staff.stock.empty_title': 'Noch nichts zu zählen',
  'staff.stock.empty_body':
    'Artikel erscheinen hier mit Ihrem ersten Angebot: was im Regal liegt, zugesagt und versandt ist.',
  'staff.stock.counted': 'Im Regal gezählt',
  'staff.stock.counted_wrong': 'Geben Sie eine ganze Zahl ab 0 ein',
  'staff.stock.count_differs':
    '{change, plural, =0 {Die Zählung stimmt: Es wird nichts gebucht.} one {Der Unterschied von {change, number} wird gebucht.} other {Der Unterschied von {change, number} wird gebucht.}}',
  'staff.stock.serves':
    '{accepted, plural, =0 {Dadurch wird niemand von der Warteliste angenommen.} one {Eine Anfrage von der Warteliste wird angenommen} other {# Anfragen von der Warteliste werden angenommen}}{accepted, plural, =0 {} one {{emails, plural, =0 {; keine E-Mail wird gesendet.} one {; eine E-Mail wird {way, select, sent {gesendet} other {unter „E-Mails“ aufbewahrt}}.} other {; # E-Mails werden {way, select, sent {gesendet} other {unter „E-Mails“ aufbewahrt}}.}}} other {{emails, plural, =0 {; keine E-Mail wird gesendet.} one {; eine E-Mail wird {way, select, sent {gesendet} other {unter „E-Mails“ aufbewahrt}}.} other {; # E-Mails werden {way, select, sent {gesendet} other {unter „E-Mails“ aufbewahrt}}.}}}}',
  'staff.movement.count': 'Zählung',
  'staff.movement_hint.count': 'Sie haben gezählt, was im Regal liegt; der Unterschied wird gebucht',
};
