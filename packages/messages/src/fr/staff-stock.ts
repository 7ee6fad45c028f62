import type { staffStockTexts } from '../en/staff-stock.ts';

export const staffStockTextsInFrench: Record<keyof typeof staffStockTexts, string> = {
  'staff.stock.on_shelf': 'En rayon',
  'staff.stock.promised': 'Promis, pas encore envoyés',
  'staff.stock.sent': 'Envoyés ou remis',
  'staff.stock.empty_title': 'Rien à compter pour l’instant',
  'staff.stock.empty_body':
    'Les articles apparaissent ici avec votre première offre : ce qui est en rayon, promis et envoyé.',
  'staff.stock.counted': 'Comptés en rayon',
  'staff.stock.counted_wrong': 'Indiquez un nombre entier à partir de 0',
  'staff.stock.count_differs':
    '{change, plural, =0 {Le décompte est juste : rien n’est enregistré.} one {La différence de {change, number} est enregistrée.} many {La différence de {change, number} est enregistrée.} other {La différence de {change, number} est enregistrée.}}',
  'staff.stock.serves':
    '{accepted, plural, =0 {Aucune demande de la file d’attente n’est acceptée.} one {Une demande de la file d’attente est acceptée} many {# de demandes de la file d’attente sont acceptées} other {# demandes de la file d’attente sont acceptées}}{accepted, plural, =0 {} one {{emails, plural, =0 { ; aucun e-mail ne part.} one { ; un e-mail est {way, select, sent {envoyé} other {conservé sous « E-mails »}}.} many { ; # d’e-mails sont {way, select, sent {envoyés} other {conservés sous « E-mails »}}.} other { ; # e-mails sont {way, select, sent {envoyés} other {conservés sous « E-mails »}}.}}} many {{emails, plural, =0 { ; aucun e-mail ne part.} one { ; un e-mail est {way, select, sent {envoyé} other {conservé sous « E-mails »}}.} many { ; # d’e-mails sont {way, select, sent {envoyés} other {conservés sous « E-mails »}}.} other { ; # e-mails sont {way, select, sent {envoyés} other {conservés sous « E-mails »}}.}}} other {{emails, plural, =0 { ; aucun e-mail ne part.} one { ; un e-mail est {way, select, sent {envoyé} other {conservé sous « E-mails »}}.} many { ; # d’e-mails sont {way, select, sent {envoyés} other {conservés sous « E-mails »}}.} other { ; # e-mails sont {way, select, sent {envoyés} other {conservés sous « E-mails »}}.}}}}',
  'staff.movement.count': 'Comptage',
  'staff.movement_hint.count': 'vous avez compté ce qui est en rayon, et la différence est enregistrée',
};
