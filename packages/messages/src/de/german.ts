import type { PartsForStaff } from '../translated-parts.ts';
import { errorsInGerman } from './errors.ts';
import { mailTextsInGerman } from './mail.ts';
import { offerTextsInGerman } from './offer.ts';
import { publicPageTextsInGerman } from './public.ts';
import { publicAddressTextsInGerman } from './public-address.ts';
import { publicNoticeTextsInGerman } from './public-notices.ts';
import { publicStatusTextsInGerman } from './public-status.ts';
import { staffTextsInGerman } from './staff.ts';

/** For visitors and the console; emails to staff stay English. */
export const german: PartsForStaff = {
  errors: errorsInGerman,
  offer: offerTextsInGerman,
  public: {
    ...publicPageTextsInGerman,
    ...publicAddressTextsInGerman,
    ...publicNoticeTextsInGerman,
    ...publicStatusTextsInGerman,
  },
  staff: staffTextsInGerman,
  mail: mailTextsInGerman,
  paper: {
    'paper.pick_list.title': 'Packliste, {batch}',
    'paper.pick_list.parcels': '{parcels, plural, one {# Paket} other {# Pakete}}',
    'paper.pick_list.page': 'Seite {page}',
    'paper.pick_list.position': 'Nr.',
    'paper.pick_list.reference': 'Vorgangsnummer',
    'paper.pick_list.name': 'Name',
    'paper.pick_list.town': 'Ort',
    'paper.pick_list.items': 'Artikel',
    'paper.slips.title': 'Lieferscheine, {batch}',
    'paper.slips.items': 'In diesem Paket',
    'paper.slips.help': 'Fehlt etwas oder ist etwas kaputt?',
  },
  embed: {
    'embed.address.none_found':
      'Das steht nicht im Adressverzeichnis. Prüfen Sie die Schreibweise oder beginnen Sie mit der Postleitzahl.',
    'embed.address.unavailable': 'Die Adresssuche funktioniert gerade nicht. Versuchen Sie es gleich noch einmal.',
    'embed.address.limited': 'Zu viele Suchen. Warten Sie ein paar Minuten und versuchen Sie es noch einmal.',
    'embed.address.no_data': 'Für dieses Gebiet haben wir kein Adressverzeichnis.',
    'embed.address.retrieve_failed': 'Wir konnten diese Adresse nicht laden. Wählen Sie sie noch einmal aus.',
    'embed.address.gone': 'Diese Adresse steht nicht mehr im Verzeichnis. Suchen Sie noch einmal.',
    'embed.address.unit_hint': 'Zum Beispiel 2 oder B.',
    'embed.address.required':
      'Suchen Sie Ihre Adresse und wählen Sie sie aus der Liste, oder geben Sie sie selbst ein.',
    'embed.address.required_from_list': 'Suchen Sie Ihre Adresse und wählen Sie sie aus der Liste.',
    'embed.address.optional': '{label} (freiwillig)',
    'embed.address.postcode_form': 'Prüfen Sie die Postleitzahl. In diesem Land sieht sie so aus: {example}.',
    'embed.address.incomplete': 'Es fehlt noch: {fields}.',
    'embed.offer.title': 'Angebot',
    'embed.offer.loading': 'Das Angebot wird geladen …',
    'embed.offer.refused': 'Dieses Angebot lässt sich auf dieser Website noch nicht ausfüllen.',
    'embed.offer.unreachable': 'Das Angebot konnte nicht geladen werden.',
    'embed.offer.open': 'Das Angebot auf einer eigenen Seite öffnen',
  },
};
