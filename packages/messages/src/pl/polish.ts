import type { TranslatedParts } from '../translated-parts.ts';
import { errorsInPolish } from './errors.ts';
import { mailTextsInPolish } from './mail.ts';
import { offerTextsInPolish } from './offer.ts';
import { publicPageTextsInPolish } from './public.ts';
import { publicAddressTextsInPolish } from './public-address.ts';
import { publicNoticeTextsInPolish } from './public-notices.ts';
import { publicStatusTextsInPolish } from './public-status.ts';

/** Complete for visitors; the console and emails to staff stay English. */
export const polish: TranslatedParts = {
  errors: errorsInPolish,
  offer: offerTextsInPolish,
  public: {
    ...publicPageTextsInPolish,
    ...publicAddressTextsInPolish,
    ...publicNoticeTextsInPolish,
    ...publicStatusTextsInPolish,
  },
  mail: mailTextsInPolish,
  paper: {
    'paper.pick_list.title': 'Lista kompletacji, {batch}',
    'paper.pick_list.parcels': '{parcels, plural, one {# paczka} few {# paczki} many {# paczek} other {# paczki}}',
    'paper.pick_list.page': 'Strona {page}',
    'paper.pick_list.position': 'Nr',
    'paper.pick_list.reference': 'Numer zgłoszenia',
    'paper.pick_list.name': 'Imię i nazwisko',
    'paper.pick_list.town': 'Miejscowość',
    'paper.pick_list.items': 'Zawartość',
    'paper.slips.title': 'Dowody zawartości, {batch}',
    'paper.slips.items': 'W tej paczce',
    'paper.slips.help': 'Czegoś brakuje albo coś jest uszkodzone?',
  },
  embed: {
    'embed.address.none_found': 'Nie ma tego na liście adresów. Sprawdź pisownię albo zacznij od kodu pocztowego.',
    'embed.address.unavailable': 'Wyszukiwarka adresów chwilowo nie działa. Spróbuj ponownie za chwilę.',
    'embed.address.limited': 'Zbyt wiele wyszukiwań. Poczekaj kilka minut i spróbuj ponownie.',
    'embed.address.no_data': 'Nie mamy listy adresów dla tego obszaru.',
    'embed.address.retrieve_failed': 'Nie udało się wczytać tego adresu. Wybierz go jeszcze raz.',
    'embed.address.gone': 'Tego adresu nie ma już na liście. Wyszukaj ponownie.',
    'embed.address.unit_hint': 'Na przykład 2 albo B.',
    'embed.address.required': 'Wyszukaj swój adres i wybierz go z listy albo wpisz ręcznie.',
    'embed.address.required_from_list': 'Wyszukaj swój adres i wybierz go z listy.',
    'embed.address.optional': '{label} (opcjonalnie)',
    'embed.address.postcode_form': 'Sprawdź kod pocztowy. W tym kraju wygląda on tak: {example}.',
    'embed.address.incomplete': 'Brakuje jeszcze: {fields}.',
    'embed.offer.title': 'Oferta',
    'embed.offer.loading': 'Wczytywanie oferty…',
    'embed.offer.refused': 'Tej oferty nie można jeszcze wypełnić w tej witrynie.',
    'embed.offer.unreachable': 'Nie udało się wczytać oferty.',
    'embed.offer.open': 'Otwórz ofertę na jej własnej stronie',
  },
};
