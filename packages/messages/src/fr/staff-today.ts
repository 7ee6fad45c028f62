import type { staffTodayTexts } from '../en/staff-today.ts';

export const staffTodayTextsInFrench: Record<keyof typeof staffTodayTexts, string> = {
  'staff.nav.today': 'Aujourd’hui',
  'staff.today.greeting': '{part, select, morning {Bonjour} afternoon {Bonjour} other {Bonsoir}}, {name}',
  'staff.today.quiet': 'Tout est calme. Rien ne vous attend.',
  'staff.today.first_title': 'Votre première offre',
  'staff.today.first_body':
    'Indiquez ce que vous distribuez, et en quelle quantité. Les demandes, la préparation et le stock apparaîtront ici dès l’ouverture de l’offre.',

  'staff.today.decide': 'À décider',
  'staff.today.decide_oldest':
    '{count, plural, one {demande} many {demandes} other {demandes}}, {days, plural, =0 {aujourd’hui seulement} one {la plus ancienne de # jour} many {la plus ancienne de # de jours} other {la plus ancienne de # jours}}',
  'staff.today.decide_none': 'Rien à décider',
  'staff.today.decide_open': 'Décider',
  'staff.today.list': 'Voir la liste',
  'staff.today.age.today': '{count, number} aujourd’hui',
  'staff.today.age.days': '{count, number} jusqu’à 3 jours',
  'staff.today.age.week': '{count, number} jusqu’à une semaine',
  'staff.today.age.longer': '{count, number} au-delà',
  'staff.today.lapsing':
    '{count, plural, one {# devient caduque dans la semaine} many {# de deviennent caduques dans la semaine} other {# deviennent caduques dans la semaine}}',

  'staff.today.claims': 'Réclamations',
  'staff.today.claims_oldest':
    'en cours, {days, plural, =0 {aujourd’hui seulement} one {la plus ancienne de # jour} many {la plus ancienne de # de jours} other {la plus ancienne de # jours}}',
  'staff.today.claims_none': 'Aucune réclamation',
  'staff.today.claims_open': 'Répondre',

  'staff.today.pack': 'À préparer',
  'staff.today.pack_waiting': 'acceptées, sans lot',
  'staff.today.pack_batches': '{count, plural, one {lot ouvert} many {lots ouverts} other {lots ouverts}}',
  'staff.today.pack_none': 'Rien à préparer',
  'staff.today.packed': '{packed, number} sur {parcels, number}',
  'staff.today.more_batches':
    '{count, plural, one {# autre lot est ouvert} many {# d’autres lots sont ouverts} other {# autres lots sont ouverts}}',
  'staff.today.make_batch': 'Créer un lot',
  'staff.today.open_batches': 'Lots ouverts',

  'staff.today.stock': 'Stock bas',
  'staff.today.stock_items':
    '{count, plural, one {article dont il reste un dixième ou moins} many {articles dont il reste un dixième ou moins} other {articles dont il reste un dixième ou moins}}',
  'staff.today.stock_none': 'Aucun stock n’est bas',
  'staff.today.left': '{left, plural, =0 {épuisé} one {# restant} many {# de restants} other {# restants}}',
  'staff.today.more_items':
    '{count, plural, one {# autre article} many {# d’autres articles} other {# autres articles}}',
  'staff.today.to_stock': 'Voir le stock',

  'staff.today.arrivals': 'Demandes, 14 derniers jours',
  'staff.today.a_day': 'par jour',
  'staff.today.before': '14 jours précédents',
  'staff.today.change.more': '{percent, number} % de plus que les 14 jours précédents',
  'staff.today.change.fewer': '{percent, number} % de moins que les 14 jours précédents',
  'staff.today.change.same': 'autant que les 14 jours précédents',
  'staff.today.change.none': 'aucune les 14 jours précédents',
  'staff.today.as_table': 'Tableau',
  'staff.today.as_chart': 'Graphique',
  'staff.today.day': 'Jour',
  'staff.today.in_utc': 'Les jours commencent ici à minuit UTC.',

  'staff.today.coming': 'À venir',
  'staff.today.coming_none': 'Aucune ouverture, fermeture ni tirage n’est prévu.',
  'staff.today.within_week': 'Dans la semaine',
  'staff.today.lapse':
    '{count, plural, one {# demande à vérifier devient caduque} many {# de demandes à vérifier deviennent caduques} other {# demandes à vérifier deviennent caduques}}',
  'staff.today.event.opens': 'Ouverture : {title}',
  'staff.today.event.closes': 'Fermeture : {title}',
  'staff.today.event.draw': 'Tirage : {title}',
  'staff.today.event.draw_due': 'Saisir la valeur du tirage : {title}',

  'staff.today.offer': 'Offre',
  'staff.today.state': 'État',
  'staff.today.stock_left': 'Reste',
  'staff.today.next': 'Ensuite',
  'staff.today.unlimited': 'illimité',
  'staff.today.opens': 'ouvre',
  'staff.today.closes': 'ferme',

  'staff.requests.group.to_do': 'À faire',
  'staff.requests.group.in_progress': 'En cours',
  'staff.requests.group.done': 'Terminées',
  'staff.requests.new_ones': '{count, number} arrivées depuis l’ouverture de cette liste ·',
  'staff.requests.show_new': 'Les afficher',

  'staff.request.copy_reference': 'Copier la référence {reference}',

  'staff.badge.held': '{count, number} à vérifier',
  'staff.badge.batches': '{count, plural, one {# lot ouvert} many {# de lots ouverts} other {# lots ouverts}}',
  'staff.badge.claims':
    '{count, plural, one {# réclamation en cours} many {# de réclamations en cours} other {# réclamations en cours}}',
  'staff.badge.stock':
    '{count, plural, one {# article s’épuise} many {# d’articles s’épuisent} other {# articles s’épuisent}}',
  'staff.badge.alarms':
    '{count, plural, one {# point demande votre attention} many {# de points demandent votre attention} other {# points demandent votre attention}}',
  'staff.alarm.several':
    '{count, plural, one {# point demande} many {# de points demandent} other {# points demandent}} votre attention.',
};
