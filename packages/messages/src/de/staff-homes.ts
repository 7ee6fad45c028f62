import type { staffHomeTexts } from '../en/staff-homes.ts';

export const staffHomeTextsInGerman: Record<keyof typeof staffHomeTexts, string> = {
  'staff.homes.lead':
    'Ein Haushalt ist eine Wohnung, und Grenzen gelten pro Haushalt. Hier stehen Einwände von Personen, denen gesagt wurde, dass ihr Haushalt schon angefragt hat, und Haushalte, die derselbe sein könnten.',
  'staff.homes.search': 'Haushalt suchen',
  'staff.homes.search_hint': 'Vorgangsnummer, Name oder Adresse',
  'staff.homes.found': 'Gefundene Haushalte',
  'staff.homes.found_none':
    'Keine passenden Haushalte. Versuchen Sie einen anderen Teil des Namens oder der Adresse oder die Vorgangsnummer einer Anfrage.',
  'staff.homes.claims': 'Einwände, über die zu entscheiden ist',
  'staff.homes.claims_none': 'Kein Einwand wartet auf eine Entscheidung.',
  'staff.homes.claims_of': 'Einwände',
  'staff.homes.decided': '{claims, plural, one {Ein entschiedener Einwand} other {# entschiedene Einwände}}',
  'staff.homes.duplicates': 'Mögliche Dubletten',
  'staff.homes.duplicates_none': 'Keine möglichen Dubletten.',
  'staff.homes.pair.keys': 'Eine Anfrage passt zu beiden Haushalten',
  'staff.homes.pair.same_building_and_name': 'Gleiches Gebäude und gleicher Name',
  'staff.homes.pair.same_door': 'Gleiche Tür, andere Postleitzahl oder anderes Land',
  'staff.homes.pair.same_person_and_street': 'Gleiche Person, Straße und Hausnummer, anderer Ort',
  'staff.homes.nameless': 'Haushalt ohne Anfrage',
  'staff.homes.units':
    '{units, plural, one {# Stück} other {# Stück}} in {requests, plural, one {einer Anfrage} other {# Anfragen}}',
  'staff.homes.undelivered':
    '{count, plural, one {Ein Paket an diesen Haushalt kam zurück oder ging verloren.} other {# Pakete an diesen Haushalt kamen zurück oder gingen verloren.}}',
  'staff.homes.over_by_merge': 'Über seiner Grenze',
  'staff.homes.over_by_merge_body':
    'Hier wurden mehrere Haushalte zusammengeführt, die ihren Anteil schon bekommen hatten. Zusammen haben sie mehr, als ein Haushalt haben darf. Nichts wird automatisch zurückgenommen: Lehnen Sie eine Anfrage ab, die noch nicht gepackt ist, oder machen Sie das Zusammenführen rückgängig.',
  'staff.homes.back': 'Alle Haushalte',
  'staff.homes.one': 'Haushalt',
  'staff.homes.asked': 'Anfragen',
  'staff.homes.asked_none': 'Keine seiner Anfragen ist noch gespeichert.',
  'staff.homes.allowance': 'Grenze',
  'staff.homes.allowance_of_offer': 'Wie im Angebot festgelegt.',
  'staff.homes.allowance_own':
    '{units, plural, one {Ein Stück} other {# Stück}} insgesamt, vom Team festgelegt.',
  'staff.homes.links': 'Entscheidungen zum Zusammenführen',
  'staff.homes.links_none': 'Keine Entscheidungen zum Zusammenführen',
  'staff.homes.link.merged': 'Derselbe Haushalt wie',
  'staff.homes.link.apart': 'Nicht derselbe wie',
  'staff.homes.undo': 'Rückgängig machen',
  'staff.homes.undo_named': 'Rückgängig machen: {link} {home}',
  'staff.homes.undone_done': 'Rückgängig gemacht.',
  'staff.homes.undone': 'Rückgängig gemacht {at}',
  'staff.homes.merge': 'Derselbe Haushalt',
  'staff.homes.merge_title': 'Diese Haushalte zusammenführen?',
  'staff.homes.merge_body':
    'Von jetzt an zählen ihre Artikel zusammen. Nichts wird zurückgenommen, auch wenn das mehr ist, als ein Haushalt haben darf. Sie können es rückgängig machen.',
  'staff.homes.merged_done': 'Zu einem Haushalt zusammengeführt.',
  'staff.homes.keep_apart': 'Verschiedene Haushalte',
  'staff.homes.keep_apart_title': 'Diese beiden Haushalte getrennt halten?',
  'staff.homes.keep_apart_body':
    'Sie stehen dann nicht mehr unter den möglichen Dubletten. Sie können es rückgängig machen.',
  'staff.homes.kept_apart_done': 'Bleiben zwei Haushalte.',
  'staff.homes.reason': 'Grund',
  'staff.homes.reason_hint': 'Bleibt im Verlauf, für Sie und das Team.',
  'staff.homes.reason_missing': 'Geben Sie einen Grund ein.',
  'staff.claim.kind.different_flat': 'Wohnt in einer anderen Wohnung',
  'staff.claim.kind.shared_house': 'Teilt das Haus mit einem anderen Haushalt',
  'staff.claim.kind.moved_in': 'Vor Kurzem eingezogen',
  'staff.claim.kind.new_building': 'Wohnt in einem Neubau',
  'staff.claim.kind.address_misused': 'Sagt, dass jemand anderes die Adresse benutzt hat',
  'staff.claim.from': 'Von',
  'staff.claim.homes':
    '{count, plural, one {Haushalt, der angefragt hat} other {Haushalte, die angefragt haben}}',
  'staff.claim.reason_hint':
    '{way, select, sent {Er steht in der E-Mail an die Person.} other {Er steht in der E-Mail, die unter „E-Mails“ aufbewahrt wird.}} Er bleibt auch im Verlauf.',
  'staff.claim.uphold': 'Anfrage erlauben',
  'staff.claim.uphold_title': 'Diesem Haushalt die Anfrage erlauben?',
  'staff.claim.uphold_body':
    'Der Haushalt erhält eine eigene Grenze, und die Person kann dann ihre Anfrage senden. {way, select, sent {Sie erhält eine E-Mail mit Ihrem Grund.} other {Es wird keine E-Mail gesendet, weil kein Mailserver eingerichtet ist: Sagen Sie es ihr selbst. Die E-Mail wird unter „E-Mails“ aufbewahrt.}}',
  'staff.claim.allowance': 'Stück insgesamt',
  'staff.claim.allowance_hint': 'Einschließlich dessen, was der Haushalt schon bekommen hat.',
  'staff.claim.allowance_missing': 'Geben Sie eine ganze Zahl ein, mindestens 1.',
  'staff.claim.upheld_done':
    'Dieser Haushalt kann jetzt eine Anfrage senden. {way, select, sent {Die Person erhält eine E-Mail.} other {Die E-Mail an die Person wird unter „E-Mails“ aufbewahrt: Es ist kein Mailserver eingerichtet.}}',
  'staff.claim.refuse': 'Ablehnen',
  'staff.claim.refuse_title': 'Diesen Einwand ablehnen?',
  'staff.claim.refuse_body':
    'Für den Haushalt ändert sich nichts. {way, select, sent {Die Person erhält eine E-Mail mit Ihrem Grund.} other {Es wird keine E-Mail gesendet, weil kein Mailserver eingerichtet ist: Sagen Sie es der Person selbst. Die E-Mail wird unter „E-Mails“ aufbewahrt.}}',
  'staff.claim.upheld': 'Anerkannt, {allowance, plural, one {ein Stück} other {# Stück}} insgesamt',
  'staff.claim.refused_done':
    'Einwand abgelehnt. {way, select, sent {Die Person erhält eine E-Mail.} other {Die E-Mail an die Person wird unter „E-Mails“ aufbewahrt: Es ist kein Mailserver eingerichtet.}}',
  'staff.claim.refused': 'Abgelehnt',
  'staff.claim.emptied':
    'Angaben und Worte der Person wurden gelöscht, als die Aufbewahrungsfrist des Angebots endete: {at}',
  'staff.correct.open': 'Adresse berichtigen',
  'staff.correct.title': 'Adresse berichtigen',
  'staff.correct.body':
    'Die Anfrage zählt dann für den Haushalt an der neuen Adresse. Ist das nicht möglich, ändert sich nichts. Platz auf der Warteliste und Bestand bleiben gleich.',
  'staff.correct.line1': 'Adresszeile 1',
  'staff.correct.line2': 'Adresszeile 2 (optional)',
  'staff.correct.unit': 'Wohnungsnummer, falls vorhanden',
  'staff.correct.city': 'Ort',
  'staff.correct.submit': 'Diese Adresse verwenden',
  'staff.correct.missing': 'Geben Sie die erste Zeile, den Ort und das Land ein.',
  'staff.correct.already_asked': 'Für diese Adresse liegt schon eine Anfrage vor. Es wurde nichts geändert.',
  'staff.request.home': 'Haushalt anzeigen',
};
