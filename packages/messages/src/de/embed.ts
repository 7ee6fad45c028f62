import type { embedTexts } from '../en/embed.ts';

export const embedTextsInGerman: Record<keyof typeof embedTexts, string> = {
  'embed.address.none_found':
    'Das steht nicht im Adressverzeichnis. Prüfen Sie die Schreibweise oder beginnen Sie mit der Postleitzahl.',
  'embed.address.unavailable': 'Die Adresssuche funktioniert gerade nicht. Versuchen Sie es gleich noch einmal.',
  'embed.address.limited': 'Zu viele Suchen. Warten Sie ein paar Minuten und versuchen Sie es noch einmal.',
  'embed.address.no_data': 'Für dieses Gebiet haben wir kein Adressverzeichnis.',
  'embed.address.retrieve_failed': 'Wir konnten diese Adresse nicht laden. Wählen Sie sie noch einmal aus.',
  'embed.address.gone': 'Diese Adresse steht nicht mehr im Verzeichnis. Suchen Sie noch einmal.',
  'embed.address.unit_hint': 'Zum Beispiel 2 oder B.',
  'embed.address.required': 'Suchen Sie Ihre Adresse und wählen Sie sie aus der Liste, oder geben Sie sie selbst ein.',
  'embed.address.required_from_list': 'Suchen Sie Ihre Adresse und wählen Sie sie aus der Liste.',
  'embed.address.optional': '{label} (freiwillig)',
  'embed.address.postcode_form': 'Prüfen Sie die Postleitzahl. In diesem Land sieht sie so aus: {example}.',
  'embed.address.incomplete': 'Es fehlt noch: {fields}.',
  'embed.offer.title': 'Angebot',
  'embed.offer.loading': 'Das Angebot wird geladen …',
  'embed.offer.refused': 'Dieses Angebot lässt sich auf dieser Website noch nicht ausfüllen.',
  'embed.offer.unreachable': 'Das Angebot konnte nicht geladen werden.',
  'embed.offer.open': 'Das Angebot auf einer eigenen Seite öffnen',
};
