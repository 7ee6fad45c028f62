import type { staffPrivacyTexts } from '../en/staff-privacy.ts';

export const staffPrivacyTextsInGerman: Record<keyof typeof staffPrivacyTexts, string> = {
  'staff.nav.privacy': 'Datenschutz',
  'staff.retention.lead':
    'Personenbezogene Daten werden gelöscht, wenn die Aufbewahrungsfrist eines Angebots endet. Das macht der Server jede Stunde; was angefragt wurde und was daraus wurde, bleibt gespeichert.',
  'staff.retention.title': 'Aufbewahrung',
  'staff.retention.offer': 'Angebot',
  'staff.retention.days': 'Frist',
  'staff.retention.days_value': '{days, plural, one {# Tag} other {# Tage}}',
  'staff.retention.what': 'Personenbezogene Daten',
  'staff.retention.next': 'Nächste Löschung',
  'staff.retention.next_none': 'Noch endet keine Frist',
  'staff.retention.due': 'Jetzt fällig',
  'staff.retention.due_value': '{count, plural, =0 {Keine} one {# Anfrage} other {# Anfragen}}',
  'staff.retention.due_or_more': 'mindestens {count, number} Anfragen',
  'staff.retention.overdue': 'Überfällig',
  'staff.retention.kind.ended_requests': '{count, plural, one {# beendete Anfrage} other {# beendete Anfragen}}',
  'staff.retention.kind.open_requests': '{count, plural, one {# offene Anfrage} other {# offene Anfragen}}',
  'staff.retention.kind.decided_claims':
    '{count, plural, one {# entschiedener Einwand} other {# entschiedene Einwände}}',
  'staff.retention.kind.open_claims': '{count, plural, one {# offener Einwand} other {# offene Einwände}}',
  'staff.retention.kind.mails': '{count, plural, one {# E-Mail} other {# E-Mails}}',
  'staff.retention.kind.home_reasons':
    '{count, plural, one {# Grund zu einem Haushalt} other {# Gründe zu Haushalten}}',
  'staff.retention.kind.home_keys':
    '{count, plural, one {# Schlüssel eines Haushalts} other {# Schlüssel von Haushalten}}',
  'staff.retention.empty': 'Es gibt noch keine personenbezogenen Daten.',
  'staff.retention.run': 'Jetzt löschen …',
  'staff.retention.run_title': 'Jetzt löschen, was fällig ist?',
  'staff.retention.run_body':
    '{count, plural, =0 {Keine Anfrage ist fällig. Einwände und E-Mails, deren Frist abgelaufen ist, werden auch gelöscht.} one {# Anfrage verliert Name, Adresse und Kontaktdaten; Einwände und E-Mails, deren Frist abgelaufen ist, werden auch gelöscht.} other {# Anfragen verlieren Namen, Adressen und Kontaktdaten; Einwände und E-Mails, deren Frist abgelaufen ist, werden auch gelöscht.}} Das lässt sich nicht rückgängig machen.',
  'staff.retention.run_submit': 'Jetzt löschen',
  'staff.retention.ran':
    'Gelöscht: {requests, plural, one {# Anfrage} other {# Anfragen}}, {claims, plural, one {# Einwand} other {# Einwände}}.',
  'staff.retention.runs': 'Letzte Löschungen',
  'staff.retention.runs_none': 'Noch wurde nichts gelöscht.',
  'staff.retention.run_at': 'Wann',
  'staff.retention.run_by': 'Gestartet von',
  'staff.retention.run_by_server': 'Server',
  'staff.retention.run_requests': 'Anfragen',
  'staff.retention.run_claims': 'Einwände',

  'staff.person.title': 'Daten einer Person',
  'staff.person.hint':
    'Finden Sie alles über eine Person, um es herauszugeben oder zu löschen. Jede Suche nach einer Person steht im Protokoll.',
  'staff.person.search': 'E-Mail-Adresse oder Vorgangsnummer',
  'staff.person.search_missing': 'Geben Sie eine E-Mail-Adresse oder eine Vorgangsnummer ein',
  'staff.person.submit': 'Suchen',
  'staff.person.none':
    'Über diese Person ist nichts gespeichert. Anfragen ohne E-Mail-Adresse findet nur ihre Vorgangsnummer.',
  'staff.person.found':
    'Gefunden: {requests, plural, one {# Anfrage} other {# Anfragen}}, {claims, plural, one {# Einwand} other {# Einwände}}.',
  'staff.person.more': 'Nur die neuesten Anfragen wurden durchsucht. Vielleicht gibt es weitere.',
  'staff.person.reference': 'Anfrage',
  'staff.person.offer': 'Angebot',
  'staff.person.name': 'Name',
  'staff.person.received': 'Eingegangen',
  'staff.person.state': 'Status',
  'staff.person.claim_line': 'Einwand zu {offer}, {at}',
  'staff.person.export': 'Als JSON exportieren',
  'staff.person.exported': 'Exportiert als personal-data.json.',
  'staff.person.erase': 'Löschen …',
  'staff.person.erase_title': 'Daten dieser Person löschen?',
  'staff.person.erase_does':
    '{requests, plural, =0 {} one {# Anfrage verliert} other {# Anfragen verlieren}} {requests, plural, =0 {} one {Name, Adresse, Kontaktdaten, Antworten und E-Mails. } other {Name, Adresse, Kontaktdaten, Antworten und E-Mails. }}{claims, plural, =0 {} one {# Einwand wird gelöscht.} other {# Einwände werden gelöscht.}}',
  'staff.person.erase_withdraws':
    '{references} {count, plural, one {ist noch offen und wird} other {sind noch offen und werden}} zuerst storniert. Es wird keine E-Mail gesendet.',
  'staff.person.erase_packed':
    '{references} {count, plural, one {ist gepackt, und das Etikett braucht die Adresse.} other {sind gepackt, und ihre Etiketten brauchen die Adressen.}} Löschen Sie die Daten dieser Person, sobald der Stapel verschickt oder aufgelöst ist.',
  'staff.person.erase_submit': 'Löschen',
  'staff.person.erased': 'Gelöscht. Was angefragt wurde und was daraus wurde, bleibt gespeichert.',
};
