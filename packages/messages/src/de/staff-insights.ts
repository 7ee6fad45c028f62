import type { staffInsightTexts } from '../en/staff-insights.ts';

export const staffInsightTextsInGerman: Record<keyof typeof staffInsightTexts, string> = {
  'staff.nav.insights': 'Auswertung',
  'staff.insights.period': 'Zeitraum',
  'staff.insights.period.7': '7 Tage',
  'staff.insights.period.30': '30 Tage',
  'staff.insights.period.90': '90 Tage',
  'staff.insights.period.all': 'Seit Beginn',
  'staff.insights.early_title': 'Für ein Bild ist es zu früh.',
  'staff.insights.early_body': 'Diagramme gibt es ab der zehnten Anfrage.',
  'staff.insights.figures': 'Kurz gefasst',
  'staff.insights.figure.requests': 'Anfragen',
  'staff.insights.figure.accepted': 'Bisher angenommen',
  'staff.insights.figure.decidedHours': 'Bis zur Entscheidung (Median)',
  'staff.insights.figure.dispatchedHours': 'Bis zum Versand (Median)',
  'staff.insights.figure.typedShare': 'Adresse selbst eingegeben',
  'staff.insights.figure.returnedShare': 'Zurückgekommen oder verloren',
  'staff.insights.none': 'Noch nichts',
  'staff.insights.before': '{value} im Zeitraum davor',
  'staff.insights.before_none': 'Kein Vergleich möglich',
  'staff.insights.hours': '{count, plural, one {# Stunde} other {# Stunden}}',
  'staff.insights.days': '{count, plural, one {# Tag} other {# Tage}}',
  'staff.insights.chart': 'Diagramm',
  'staff.insights.table': 'Tabelle',
  'staff.insights.csv': 'CSV',
  'staff.insights.view_of': '„{title}“ anzeigen als',
  'staff.insights.csv_of': '„{title}“ als CSV herunterladen',
  'staff.insights.keys':
    'Die Pfeiltasten bewegen. Pos1 und Ende gehen an den Rand. Die Eingabetaste öffnet die Anfragen. T zeigt die Tabelle.',
  'staff.insights.nothing': 'In diesem Zeitraum wurde nichts gezählt.',

  'staff.insights.arrivals.title': 'Eingang und Bestand',
  'staff.insights.arrivals.finding':
    '{from} bis {until}: die meisten am {day}, {count, plural, one {# Anfrage} other {# Anfragen}}.',
  'staff.insights.arrivals.finding_week':
    '{from} bis {until}: die meisten in der Woche ab {day}, {count, plural, one {# Anfrage} other {# Anfragen}}.',
  'staff.insights.arrivals.note':
    'Jeder Balken ist ein Tag, bei langem Zeitraum eine Woche; ein schraffierter Balken ist noch nicht vorbei. Die messingfarbene Linie ist der Zeitraum davor. Der Bestand ist von heute aus zurückgerechnet, und eine stornierte Anfrage zählt, als wäre sie nie gesendet worden.',
  'staff.insights.arrivals.day': 'Tag',
  'staff.insights.arrivals.week': 'Woche ab',
  'staff.insights.arrivals.requests': 'Anfragen',
  'staff.insights.arrivals.before': 'Zeitraum davor',
  'staff.insights.arrivals.left': 'Bestand übrig',
  'staff.insights.arrivals.delivered': 'Angeliefert',
  'staff.insights.arrivals.unfinished': 'noch nicht vorbei',
  'staff.insights.arrivals.tip_requests': '{count, plural, one {# Anfrage} other {# Anfragen}}',
  'staff.insights.arrivals.tip_before': '{count} im Zeitraum davor',
  'staff.insights.arrivals.tip_left': '{count} im Bestand übrig',
  'staff.insights.arrivals.tip_delivered': '{count} angeliefert',

  'staff.insights.hours.title': 'Nach Stunde und Wochentag',
  'staff.insights.hours.finding':
    '{weekday} ab {hour} kommen die meisten: {count, plural, one {# Anfrage} other {# Anfragen}}.',
  'staff.insights.hours.note': 'Gezählt nach der Stunde, in der Anfragen eingingen, nach der Uhr dieses Geräts.',
  'staff.insights.hours.weekday': 'Wochentag',
  'staff.insights.hours.hour': 'Stunde',
  'staff.insights.hours.at': '{weekday} {hour}',

  'staff.insights.steps.title': 'Vom Öffnen zum Senden',
  'staff.insights.steps.finding': 'Gezählt pro Schritt. Niemand wird verfolgt.',
  'staff.insights.steps.note':
    'Wer die Seite zweimal öffnet, zählt zweimal, ebenso, wer eine andere Adresse wählt. Der Server schreibt diese Zahlen jede halbe Minute; bei einem Absturz geht verloren, was noch nicht geschrieben ist.',
  'staff.insights.steps.step': 'Schritt',
  'staff.insights.steps.times': 'Anzahl',
  'staff.insights.steps.opened': 'Seite geöffnet',
  'staff.insights.steps.found': 'Adresse gefunden',
  'staff.insights.steps.checked': 'Anfrage geprüft',
  'staff.insights.steps.sent': 'Gesendet',
  'staff.insights.steps.went_on': '{share} machten weiter',

  'staff.insights.decided.title': 'Zeit bis zur Entscheidung',
  'staff.insights.decided.note':
    'Bei Anfragen in Prüfung, über die das Team entschieden hat, vom Eingang bis zur letzten Entscheidung.',
  'staff.insights.dispatched.title': 'Zeit bis zum Versand',
  'staff.insights.dispatched.note':
    'Von der Annahme bis zum Tag der Übergabe an den Zustelldienst. Was ein zweites Mal verschickt wurde, zählt einmal.',
  'staff.insights.waited.finding': 'Die Hälfte dauerte bis zu {half}, neun von zehn bis zu {ninth}.',
  'staff.insights.waited.none': 'Keine in diesem Zeitraum.',
  'staff.insights.waited.within': 'Bis zu',
  'staff.insights.waited.longer': 'Länger',
  'staff.insights.waited.requests': 'Anfragen',
  'staff.insights.waited.share': 'Anteil',

  'staff.insights.returns.title': 'Rücksendungen nach Grund',
  'staff.insights.returns.finding':
    '{count, plural, =0 {Kein Paket kam zurück.} one {# Paket kam zurück oder ging verloren.} other {# Pakete kamen zurück oder gingen verloren.}}',
  'staff.insights.returns.note': 'Gezählt zum Zeitpunkt des Versands.',
  'staff.insights.returns.reason': 'Grund',
  'staff.insights.returns.parcels': 'Pakete',

  'staff.insights.forecasts.title': 'Bestandsprognose',
  'staff.insights.forecasts.finding':
    'Wann jeder Artikel aufgebraucht ist, wenn die nächsten Tage wie die letzten 28 verlaufen.',
  'staff.insights.forecasts.note':
    'Geschätzt danach, was Anfragen an jedem ganzen Tag belegt haben und wie sehr sich die Tage unterscheiden. In acht von zehn Fällen liegt das Ende innerhalb des Balkens. Kommende Lieferungen und ein Enddatum sind hier nicht bekannt.',
  'staff.insights.forecasts.none': 'Kein Artikel hat einen Bestand, der zu Ende gehen kann.',
  'staff.insights.forecasts.early': '{left} übrig. Noch keine Prognose: Dafür sind 7 ganze Tage mit Anfragen nötig.',
  'staff.insights.forecasts.idle': '{left} übrig. In diesen Tagen wurde nichts belegt, deshalb ist kein Ende absehbar.',
  'staff.insights.forecasts.gone': 'Nichts übrig.',
  'staff.insights.forecasts.late': '{left} übrig, {rate} pro Tag. Reicht länger als ein Jahr.',
  'staff.insights.forecasts.ends_on': '{left} übrig, {rate} pro Tag. Aufgebraucht am {likely}.',
  'staff.insights.forecasts.ends':
    '{left} übrig, {rate} pro Tag. Aufgebraucht zwischen {earliest} und {latest}, am ehesten am {likely}.',
  'staff.insights.forecasts.ends_open':
    '{left} übrig, {rate} pro Tag. Aufgebraucht frühestens am {earliest}, vielleicht nicht innerhalb eines Jahres.',
  'staff.insights.forecasts.item': 'Artikel',
  'staff.insights.forecasts.offer': 'Angebot',
  'staff.insights.forecasts.left': 'Übrig',
  'staff.insights.forecasts.rate': 'Pro Tag',
  'staff.insights.forecasts.earliest': 'Frühestens',
  'staff.insights.forecasts.likely': 'Wahrscheinlich',
  'staff.insights.forecasts.latest': 'Spätestens',

  'staff.insights.districts.title': 'Nach Postleitzahlgebiet',
  'staff.insights.districts.finding':
    '{count, plural, =0 {Kein Gebiet hat bisher zehn Anfragen.} one {# Gebiet hat mindestens zehn Anfragen.} other {# Gebiete haben mindestens zehn Anfragen.}}',
  'staff.insights.districts.note':
    'Der erste Teil der Postleitzahl. Gebiete mit weniger als zehn Anfragen stehen zusammen in einer Zeile. Eine Anfrage verschwindet aus diesem Diagramm, wenn ihre personenbezogenen Daten gelöscht werden.',
  'staff.insights.districts.district': 'Gebiet',
  'staff.insights.districts.requests': 'Anfragen',
  'staff.insights.districts.small':
    '{count, plural, one {# Gebiet unter 10, zusammengefasst} other {# Gebiete unter 10, zusammengefasst}}',
};
