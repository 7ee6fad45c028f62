import type { staffTodayTexts } from '../en/staff-today.ts';

export const staffTodayTextsInGerman: Record<keyof typeof staffTodayTexts, string> = {
  'staff.nav.today': 'Heute',
  'staff.today.greeting': '{part, select, morning {Guten Morgen} afternoon {Guten Tag} other {Guten Abend}}, {name}',
  'staff.today.quiet': 'Alles ruhig. Es wartet nichts auf Sie.',
  'staff.today.first_title': 'Ihr erstes Angebot',
  'staff.today.first_body':
    'Nennen Sie, was Sie vergeben und wie viel davon da ist. Anfragen, Packen und Bestand erscheinen hier, sobald das Angebot offen ist.',

  'staff.today.decide': 'Zu entscheiden',
  'staff.today.decide_oldest':
    '{count, plural, one {Anfrage} other {Anfragen}}, {days, plural, =0 {alle von heute} one {die älteste seit # Tag} other {die älteste seit # Tagen}}',
  'staff.today.decide_none': 'Nichts zu entscheiden',
  'staff.today.decide_open': 'Entscheiden',
  'staff.today.list': 'Liste ansehen',
  'staff.today.age.today': '{count, number} heute',
  'staff.today.age.days': '{count, number} bis 3 Tage',
  'staff.today.age.week': '{count, number} bis eine Woche',
  'staff.today.age.longer': '{count, number} länger',
  'staff.today.lapsing':
    '{count, plural, one {# verfällt innerhalb einer Woche} other {# verfallen innerhalb einer Woche}}',

  'staff.today.claims': 'Einwände',
  'staff.today.claims_oldest':
    'offen, {days, plural, =0 {alle von heute} one {der älteste seit # Tag} other {der älteste seit # Tagen}}',
  'staff.today.claims_none': 'Keine Einwände',
  'staff.today.claims_open': 'Beantworten',

  'staff.today.pack': 'Zu packen',
  'staff.today.pack_waiting': 'angenommen, in keinem Stapel',
  'staff.today.pack_batches': '{count, plural, one {offener Stapel} other {offene Stapel}}',
  'staff.today.pack_none': 'Nichts zu packen',
  'staff.today.packed': '{packed, number} von {parcels, number}',
  'staff.today.more_batches': '{count, plural, one {# weiterer Stapel ist offen} other {# weitere Stapel sind offen}}',
  'staff.today.make_batch': 'Stapel bilden',
  'staff.today.open_batches': 'Stapel öffnen',

  'staff.today.stock': 'Knapper Bestand',
  'staff.today.stock_items':
    '{count, plural, one {Artikel, höchstens ein Zehntel übrig} other {Artikel, höchstens ein Zehntel übrig}}',
  'staff.today.stock_none': 'Kein Bestand ist knapp',
  'staff.today.left': '{left, plural, =0 {nichts übrig} one {# übrig} other {# übrig}}',
  'staff.today.more_items': '{count, plural, one {# weiterer Artikel} other {# weitere Artikel}}',
  'staff.today.to_stock': 'Bestand ansehen',

  'staff.today.arrivals': 'Anfragen, letzte 14 Tage',
  'staff.today.a_day': 'pro Tag',
  'staff.today.before': '14 Tage davor',
  'staff.today.change.more': '{percent, number} % mehr als in den 14 Tagen davor',
  'staff.today.change.fewer': '{percent, number} % weniger als in den 14 Tagen davor',
  'staff.today.change.same': 'so viele wie in den 14 Tagen davor',
  'staff.today.change.none': 'keine in den 14 Tagen davor',
  'staff.today.as_table': 'Tabelle',
  'staff.today.as_chart': 'Diagramm',
  'staff.today.day': 'Tag',
  'staff.today.in_utc': 'Die Tage beginnen hier um Mitternacht UTC.',

  'staff.today.coming': 'Demnächst',
  'staff.today.coming_none': 'Kein Beginn, kein Ende und keine Verlosung ist geplant.',
  'staff.today.within_week': 'Innerhalb einer Woche',
  'staff.today.lapse': '{count, plural, one {# Anfrage in Prüfung verfällt} other {# Anfragen in Prüfung verfallen}}',
  'staff.today.event.opens': '{title} öffnet',
  'staff.today.event.closes': '{title} endet',
  'staff.today.event.draw': 'Verlosung: {title}',
  'staff.today.event.draw_due': 'Wert der Verlosung eingeben: {title}',

  'staff.today.offer': 'Angebot',
  'staff.today.state': 'Status',
  'staff.today.stock_left': 'Übrig',
  'staff.today.next': 'Als Nächstes',
  'staff.today.unlimited': 'unbegrenzt',
  'staff.today.opens': 'öffnet',
  'staff.today.closes': 'endet',

  'staff.requests.group.to_do': 'Zu erledigen',
  'staff.requests.group.in_progress': 'In Arbeit',
  'staff.requests.group.done': 'Erledigt',
  'staff.requests.new_ones': '{count, number} neu, seit Sie diese Liste geöffnet haben ·',
  'staff.requests.show_new': 'Anzeigen',

  'staff.request.copy_reference': 'Vorgangsnummer {reference} kopieren',

  'staff.badge.held': '{count, number} in Prüfung',
  'staff.badge.batches': '{count, plural, one {# offener Stapel} other {# offene Stapel}}',
  'staff.badge.claims': '{count, plural, one {# offener Einwand} other {# offene Einwände}}',
  'staff.badge.stock': '{count, plural, one {# Artikel geht zur Neige} other {# Artikel gehen zur Neige}}',
  'staff.badge.alarms': '{count, plural, one {# Störung} other {# Störungen}}',
  'staff.alarm.several': '{count, plural, one {# Störung} other {# Störungen}}: Bitte ansehen.',
};
