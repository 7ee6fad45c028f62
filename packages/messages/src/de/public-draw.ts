import type { publicDrawTexts } from '../en/public-draw.ts';

export const publicDrawTextsInGerman: Record<keyof typeof publicDrawTexts, string> = {
  'public.draw.title': 'Die Verlosung',
  'public.draw.heading_collecting': 'Es gibt eine Verlosung',
  'public.draw.heading_fixed': 'Die Liste der Verlosung ist geschlossen',
  'public.draw.heading_drawn': 'Die Verlosung hat stattgefunden',
  'public.draw.text_collecting':
    'Jede Anfrage, die beim Ende des Angebots an der Verlosung teilnimmt, hat die gleiche Chance. Die Liste der Lose erscheint hier kurz danach.',
  'public.draw.text_fixed': 'Die Teilnahme ist geschlossen. Verlost wird, sobald der öffentliche Wert bekannt ist.',
  'public.draw.text_drawn':
    'Der öffentliche Wert ist bekannt. Mit der Liste unten kann jede Person die Verlosung nachrechnen.',
  'public.draw.decides': 'Was entscheidet',
  'public.draw.format': 'Schreibweise',
  'public.draw.format_text':
    '{kind, select, digits {Genau {length, plural, one {# Ziffer} other {# Ziffern}} ohne Zeichen dazwischen} hex {Genau {length, plural, one {# Zeichen} other {# Zeichen}}: 0 bis 9 und a bis f, in Kleinbuchstaben} other {{count, plural, one {Eine ganze Zahl} other {# verschiedene ganze Zahlen}} von {min} bis {max}, {order, select, ascending {die kleinste zuerst} other {in der gezogenen Reihenfolge}}, mit je einem Leerzeichen dazwischen und ohne führende Nullen}}',
  'public.draw.known_at': 'Bekannt am',
  'public.draw.value': 'Der Wert',
  'public.draw.fixed_at': 'Liste geschlossen am',
  'public.draw.digest': 'Prüfsumme der Liste (SHA-256)',
  'public.draw.how_heading': 'So funktioniert es',
  'public.draw.how_enter':
    'Zu jeder Anfrage gehört ein Los: eine Folge aus Buchstaben und Ziffern, die nichts über Sie verrät. Es steht auf Ihrer Eingangsbestätigung.',
  'public.draw.how_fix':
    'Nach dem Ende des Angebots veröffentlichen wir hier die Liste aller Lose. Ab dann ändert sich darin nichts mehr.',
  'public.draw.how_rank':
    'Danach wird ein Wert öffentlich, den vorher niemand kennen konnte. Zwei Personen der Organisation geben ihn getrennt ein, in der hier angekündigten Schreibweise. Zusammen mit jedem Los ergibt er die Reihenfolge.',
  'public.draw.how_give':
    'In dieser Reihenfolge nehmen wir Anfragen an, solange genug für die ganze Anfrage da ist. Die übrigen stehen auf der Warteliste.',
  'public.draw.experts': 'Für Fachleute',
  'public.draw.experts_text':
    'Die Reihenfolge ist die von HMAC-SHA-256 über jedes Los, mit dem öffentlichen Wert als Schlüssel, der kleinste Wert zuerst.',
  'public.draw.list_heading': '{count, plural, one {Ein Los} other {# Lose}}',
  'public.draw.file':
    '<file>Speichern Sie die Liste als Datei</file> und prüfen Sie selbst: „doorstep draw verify“ rechnet die Verlosung daraus nach, ohne diesen Server.',
  'public.draw.more':
    '{count, plural, one {Ein weiteres Los steht in der Datei.} other {# weitere Lose stehen in der Datei.}}',
  'public.draw.back': 'Zurück zum Angebot',
};
