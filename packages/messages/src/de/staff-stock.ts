import type { staffStockTexts } from '../en/staff-stock.ts';

export const staffStockTextsInGerman: Record<keyof typeof staffStockTexts, string> = {
  'staff.stock.on_shelf': 'Im Regal',
  'staff.stock.promised': 'Zugesagt, noch nicht versandt',
  'staff.stock.sent': 'Versandt oder ausgegeben',
  'staff.stock.empty_title': 'Noch nichts zu zählen',
  'staff.stock.empty_body':
    'Artikel erscheinen hier mit Ihrem ersten Angebot: was im Regal liegt, zugesagt und versandt ist.',
  'staff.stock.counted': 'Im Regal gezählt',
  'staff.stock.counted_wrong': 'Geben Sie eine ganze Zahl ab 0 ein',
  'staff.stock.count_differs':
    '{change, plural, =0 {Die Zählung stimmt: Es wird nichts gebucht.} one {Der Unterschied von {change, number} wird gebucht.} other {Der Unterschied von {change, number} wird gebucht.}}',
  'staff.stock.serves':
    '{accepted, plural, =0 {Dadurch wird niemand von der Warteliste angenommen.} one {Eine Anfrage von der Warteliste wird angenommen} other {# Anfragen von der Warteliste werden angenommen}}{accepted, plural, =0 {} one {{emails, plural, =0 {; keine E-Mail wird gesendet.} one {; eine E-Mail wird {way, select, sent {gesendet} other {unter „E-Mails“ aufbewahrt}}.} other {; # E-Mails werden {way, select, sent {gesendet} other {unter „E-Mails“ aufbewahrt}}.}}} other {{emails, plural, =0 {; keine E-Mail wird gesendet.} one {; eine E-Mail wird {way, select, sent {gesendet} other {unter „E-Mails“ aufbewahrt}}.} other {; # E-Mails werden {way, select, sent {gesendet} other {unter „E-Mails“ aufbewahrt}}.}}}}',
  'staff.movement.count': 'Zählung',
  'staff.movement_hint.count': 'Sie haben gezählt, was im Regal liegt; der Unterschied wird gebucht',
};
