import type { staffCounterTexts } from '../en/staff-counter.ts';

export const staffCounterTextsInFrench: Record<keyof typeof staffCounterTexts, string> = {
  'staff.nav.counter': 'Guichet',
  'staff.counter.title': 'Guichet',
  'staff.counter.place': 'Où vous êtes',
  'staff.counter.choice': '{place} : {offer}',
  'staff.counter.none_title': 'Rien n’est à retirer sur place',
  'staff.counter.none_body': 'Les lieux de retrait sont indiqués dans l’offre, sous « Livraison ».',
  'staff.counter.find': 'Code, nom ou rue',
  'staff.counter.find_hint':
    'Le code figure sur le récapitulatif du visiteur : cinq lettres et chiffres, ou le carré à scanner.',
  'staff.counter.rule':
    'Une lecture affiche une personne et ne change rien : la remise se fait avec le bouton. Un son aigu : elle peut le recevoir. Deux sons graves : regardez l’écran.',
  'staff.counter.show': 'Afficher',
  'staff.counter.camera': 'Caméra',
  'staff.counter.camera_view': 'Image de la caméra : présentez-y le carré',
  'staff.counter.no_camera':
    'La caméra n’est pas utilisable. Autorisez-la pour cette page dans le navigateur, ou saisissez le code.',
  'staff.counter.nobody': 'Personne ici ne correspond à « {text} ». Vérifiez le code, ou cherchez par le nom.',
  'staff.counter.several':
    '{count, plural, one {# personne correspond} many {# de personnes correspondent} other {# personnes correspondent}}',
  'staff.counter.waiting':
    '{count, plural, one {# personne peut venir} many {# de personnes peuvent venir} other {# personnes peuvent venir}}',
  'staff.counter.empty': 'Personne n’est attendu ici.',
  'staff.counter.hand_over': 'Remettre',
  'staff.counter.hand_over_anyway': 'Remettre quand même',
  'staff.counter.not_today': 'Pas aujourd’hui',
  'staff.counter.next': 'Personne suivante',
  'staff.counter.undo': 'Annuler la remise',
  'staff.counter.undo_until':
    'Annulation possible jusqu’au {at}. Les destinataires des webhooks ont été avertis aussitôt, et le seront aussi de l’annulation.',
  'staff.counter.done': 'Remis à {name}, {reference}.',
  'staff.counter.undone': 'La remise de {reference} est annulée.',
  'staff.counter.handed_now': 'Remis',
  'staff.counter.handed': 'Remis le {at} par {by}.',
  'staff.counter.standing.ready': 'Peut être remis',
  'staff.counter.standing.ready_more': 'Acceptée, et pas encore retirée.',
  'staff.counter.standing.not_ready': 'Pas encore prêt',
  'staff.counter.standing.not_ready_more': 'Le retrait n’y est pas encore ouvert, ou ne l’est plus : {place}.',
  'staff.counter.standing.other_place': 'À retirer ailleurs',
  'staff.counter.standing.other_place_more': 'Le retrait est prévu ici : {place}.',
  'staff.counter.standing.handed_over': 'Déjà retiré',
  'staff.counter.standing.handed_over_more': 'La remise a déjà eu lieu.',
  'staff.counter.standing.waiting': 'Pas encore acceptée',
  'staff.counter.standing.waiting_more':
    'La demande est en cours de vérification, ou attend son tour. Il n’y a rien à remettre.',
  'staff.counter.standing.cancelled': 'Annulée',
  'staff.counter.standing.cancelled_more': 'La demande a été annulée. Il n’y a rien à remettre.',
  'staff.counter.standing.not_collected': 'Pas retirée à temps',
  'staff.counter.standing.not_collected_more': 'La demande a pris fin, et son exemplaire est retourné au stock.',
  'staff.counter.standing.ended': 'Terminée',
  'staff.counter.standing.ended_more': 'La demande a pris fin. Il n’y a rien à remettre.',
};
