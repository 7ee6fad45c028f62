import type { embedTexts } from '../en/embed.ts';

export const embedTextsInPolish: Record<keyof typeof embedTexts, string> = {
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
};
