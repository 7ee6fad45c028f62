import type { staffRequestListTexts } from '../en/staff-request-list.ts';

export const staffRequestListTextsInGerman: Record<keyof typeof staffRequestListTexts, string> = {
  'staff.requests.offer': 'Angebot',
  'staff.requests.all_offers': 'Alle Angebote',
  'staff.requests.search': 'Suchen',
  'staff.requests.search_hint': 'Vorgangsnummer, Name, E-Mail, Postleitzahl, Adresse',
  'staff.requests.search_submit': 'Suchen',
  'staff.requests.sort': 'Reihenfolge',
  'staff.sort.newest': 'Neueste zuerst',
  'staff.sort.oldest': 'Älteste zuerst',
  'staff.sort.reference': 'Vorgangsnummer',
  'staff.sort.name': 'Name',
  'staff.sort.postcode': 'Postleitzahl',
  'staff.requests.states': 'Status',
  'staff.requests.all': 'Alle',
  'staff.requests.total': '{total, plural, =0 {Keine Anfragen} one {# Anfrage} other {# Anfragen}}',
  'staff.requests.export': 'Exportieren',
  'staff.requests.export.csv': 'CSV',
  'staff.requests.export.xlsx': 'Excel-Datei',
  'staff.requests.reference': 'Vorgangsnummer',
  'staff.requests.line': '{quantity, number} × {name}',
  'staff.requests.columns': 'Spalten',
  'staff.requests.keys':
    'J und K bewegen, X wählt aus, die Leertaste öffnet neben der Liste, die Eingabetaste öffnet die Seite.',
  'staff.sheet.title': 'Anfrage neben der Liste',
  'staff.sheet.position': '{position, number} von {total, number}',
  'staff.sheet.previous': 'Vorige Anfrage',
  'staff.sheet.next': 'Nächste Anfrage',
  'staff.requests.state': 'Status',
  'staff.requests.name': 'Name',
  'staff.requests.address': 'Adresse',
  'staff.requests.lines': 'Artikel',
  'staff.requests.received': 'Eingegangen',
  'staff.requests.email': 'E-Mail-Adresse',
  'staff.requests.assurance': 'Adressnachweis',
  'staff.requests.check': 'Sicherheitsprüfung',
  'staff.requests.source': 'Herkunft',
  'staff.requests.updated': 'Letzte Änderung',
  'staff.filter.more':
    '{count, plural, =0 {Weitere Filter} one {Weitere Filter (# aktiv)} other {Weitere Filter (# aktiv)}}',
  'staff.filter.any': 'Alle',
  'staff.filter.remove': 'Filter „{name}: {value}“ entfernen',
  'staff.filter.clear': 'Diese Filter löschen',
  'staff.filter.from': 'Eingegangen ab',
  'staff.filter.until': 'Eingegangen bis',
  'staff.filter.postcode': 'Postleitzahl beginnt mit',
  'staff.filter.reason': 'Grund der Prüfung',
  'staff.filter.assurance': 'Adressnachweis',
  'staff.filter.assurance.retrieved': 'Aus der Liste gewählt',
  'staff.filter.assurance.matched': 'Selbst eingegeben, dann in der Liste gefunden',
  'staff.filter.assurance.typed': 'Selbst eingegeben, nicht in der Liste',
  'staff.filter.flag': 'Haushalt',
  'staff.filter.flag.home_undelivered': 'Ein Paket kam zurück oder ging verloren',
  'staff.filter.check': 'Sicherheitsprüfung',
  'staff.filter.check.pow': 'Eingebaute Prüfung',
  'staff.filter.check.mailed_link': 'Link in einer E-Mail',
  'staff.filter.check.none': 'Keine',
  'staff.filter.source': 'Herkunft',
  'staff.filter.source.web': 'Seite des Angebots',
  'staff.filter.source.embed': 'Andere Website',
  'staff.filter.source.staff': 'Team',
  'staff.filter.source.api': 'API',
  'staff.many.all': 'Alle Anfragen auf dieser Seite auswählen',
  'staff.many.choose': '{reference} auswählen',
  'staff.many.selected': '{count, plural, one {# Anfrage ausgewählt} other {# Anfragen ausgewählt}}',
  'staff.many.undo': '{count, plural, one {Eine erneut prüfen …} other {# erneut prüfen …}}',
  'staff.many.make_batch':
    '{batches, plural, one {Stapel aus {count, number} bilden} other {# Stapel aus {count, number} bilden, einen je Angebot}}',
  'staff.many.batches_made':
    '{batches, plural, one {Ein Stapel} other {# Stapel}} aus {count, plural, one {# Anfrage} other {# Anfragen}} gebildet.',
  'staff.many.clear': 'Auswahl aufheben',
  'staff.many.accept': '{count, number} annehmen',
  'staff.many.hold': '{count, number} erneut prüfen',
  'staff.many.decline': '{count, number} ablehnen',
  'staff.many.withdraw': '{count, number} stornieren',
  'staff.many.accept_title': '{count, plural, one {# Anfrage} other {# Anfragen}} annehmen',
  'staff.many.hold_title': '{count, plural, one {# angenommene Anfrage} other {# angenommene Anfragen}} erneut prüfen',
  'staff.many.decline_title': '{count, plural, one {# Anfrage} other {# Anfragen}} ablehnen',
  'staff.many.withdraw_title': '{count, plural, one {# Anfrage} other {# Anfragen}} stornieren',
  'staff.many.accept_body':
    'Der Bestand wird reserviert, für die älteste Anfrage zuerst, und die Zweifel gelten als geklärt. Anfragen, für die der Bestand oder die Grenze eines Haushalts nicht reicht, bleiben, wie sie sind. Eine angenommene Anfrage können Sie erneut prüfen und auch noch ablehnen oder stornieren.',
  'staff.many.hold_body':
    'Die Anfragen warten wieder auf eine Entscheidung, und ihre Reservierung bleibt. Die Anfragenden erfahren, dass Sie prüfen, aber nicht den Grund.',
  'staff.many.decline_body':
    'Das lässt sich nicht rückgängig machen. Was reserviert war, geht an die Nächsten auf der Warteliste. Die Anfragenden können neue Anfragen senden.',
  'staff.many.withdraw_body':
    'Das lässt sich nicht rückgängig machen. Was reserviert war, geht an die Nächsten auf der Warteliste. Die Anfragenden sehen den Grund nicht.',
  'staff.many.emails':
    '{way, select, sent {{emails, plural, =0 {Es wird keine E-Mail gesendet} one {# E-Mail wird gesendet} other {# E-Mails werden gesendet}}} other {{emails, plural, =0 {Unter „E-Mails“ wird keine aufbewahrt} one {# E-Mail wird unter „E-Mails“ aufbewahrt} other {# E-Mails werden unter „E-Mails“ aufbewahrt}}}}{without, plural, =0 {.} one {; # Person hat keine Adresse angegeben.} other {; # Personen haben keine Adresse angegeben.}}',
  'staff.many.mail':
    '{count, plural, one {Eine Person erhält diese E-Mail} other {# Personen erhalten diese E-Mail, jede mit eigener Vorgangsnummer}}: {offer}, {language}. {way, select, sent {{count, plural, one {Sie geht an {to}} other {Die erste geht an {to}}}} other {Sie wird unter „E-Mails“ aufbewahrt, weil kein Mailserver eingerichtet ist: {to}}}',
  'staff.many.accept_done':
    '{count, plural, =0 {Es wurde keine angenommen.} one {# Anfrage wurde angenommen.} other {# Anfragen wurden angenommen.}}',
  'staff.many.waitlisted':
    '{count, plural, one {# Anfrage steht auf der Warteliste, weil nicht mehr genug da ist.} other {# Anfragen stehen auf der Warteliste, weil nicht mehr genug da ist.}}',
  'staff.many.entered':
    '{count, plural, one {# Anfrage nimmt an der Verlosung teil.} other {# Anfragen nehmen an der Verlosung teil.}}',
  'staff.many.hold_done':
    '{count, plural, =0 {Es wird keine erneut geprüft.} one {# Anfrage ist wieder in Prüfung.} other {# Anfragen sind wieder in Prüfung.}}',
  'staff.many.decline_done':
    '{count, plural, =0 {Es wurde keine abgelehnt.} one {# Anfrage wurde abgelehnt.} other {# Anfragen wurden abgelehnt.}}',
  'staff.many.withdraw_done':
    '{count, plural, =0 {Es wurde keine storniert.} one {# Anfrage wurde storniert.} other {# Anfragen wurden storniert.}}',
  'staff.many.refused.request_not_found': '{count, plural, one {# gibt es nicht mehr.} other {# gibt es nicht mehr.}}',
  'staff.many.refused.request_changed':
    '{count, plural, one {# wurde inzwischen von jemand anderem geändert und bleibt so.} other {# wurden inzwischen von jemand anderem geändert und bleiben so.}}',
  'staff.many.refused.state_conflict':
    '{count, plural, one {# hat schon einen anderen Status.} other {# haben schon einen anderen Status.}}',
  'staff.many.refused.already_asked':
    '{count, plural, one {# bleibt, wie sie ist: Der Haushalt hat seinen Anteil schon bekommen.} other {# bleiben, wie sie sind: Die Haushalte haben ihren Anteil schon bekommen.}}',
  'staff.many.refused.sold_out':
    '{count, plural, one {# bleibt, wie sie ist: Es ist nicht mehr genug da.} other {# bleiben, wie sie sind: Es ist nicht mehr genug da.}}',
  'staff.requests.none_title': 'Keine passenden Anfragen',
  'staff.requests.none_body': 'Versuchen Sie weniger Wörter, einen anderen Status oder ein anderes Angebot.',
  'staff.requests.clear': 'Alle Anfragen anzeigen',
  'staff.requests.empty_title': 'Noch keine Anfragen',
  'staff.requests.empty_body':
    'Anfragen erscheinen hier, sobald sie gesendet werden. Veröffentlichen Sie ein Angebot und geben Sie den Link weiter.',
  'staff.requests.to_offers': 'Zu den Angeboten',
  'staff.filter.item': 'Artikel',
  'staff.many.select_matching': 'Alle {count, number} passenden auswählen',
  'staff.many.all_selected': 'Alle {count, number} passenden sind ausgewählt',
  'staff.many.matching_none': 'Keine ist mehr übrig: Alle wurden inzwischen entschieden oder geändert.',
  'staff.many.mails_of_first': 'Die E-Mails an die ersten 100:',
  'staff.many.progress': '{met, number} von {count, number} erledigt',
  'staff.many.stopped':
    '{count, plural, one {Sie haben angehalten: # Anfrage ist, wie sie war.} other {Sie haben angehalten: # Anfragen sind, wie sie waren.}}',
  'staff.many.left_out':
    '{count, plural, one {# hatte sich seit dem Lesen der Liste geändert und blieb, wie sie war.} other {# hatten sich seit dem Lesen der Liste geändert und blieben, wie sie waren.}}',
  'staff.many.batch_all': 'Stapel bilden …',
  'staff.many.batches_title': 'Stapel aus allen passenden bilden',
  'staff.many.parcels': '{count, plural, one {ein Stapel mit # Anfrage} other {ein Stapel mit # Anfragen}}',
  'staff.many.not_packed':
    '{count, plural, one {# weitere wird abgeholt oder hat sich geändert und bleibt, wie sie ist.} other {# weitere werden abgeholt oder haben sich geändert und bleiben, wie sie sind.}}',
  'staff.many.beyond':
    '{count, plural, one {# weitere passt nicht mehr hinein.} other {# weitere passen nicht mehr hinein.}}',
};
