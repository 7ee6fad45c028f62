import type { staffPackingTexts } from '../en/staff-packing.ts';

export const staffPackingTextsInFrench: Record<keyof typeof staffPackingTexts, string> = {
  'staff.nav.packing': 'Préparation',
  'staff.packing.none_title': 'Rien à préparer',
  'staff.packing.none_body': 'Un lot apparaît ici une fois qu’il est verrouillé et qu’il vous est affecté.',
  'staff.packing.progress': '{packed, number} sur {parcels, number} prêts',
  'staff.packing.back': 'Tous les lots à préparer',
  'staff.packing.title': 'Préparation',
  'staff.packing.scan': 'Scanner ou saisir une référence',
  'staff.packing.show': 'Afficher',
  'staff.packing.keyboard': 'Saisir',
  'staff.packing.position': 'Colis {position, number}',
  'staff.packing.items': 'À mettre dedans',
  'staff.packing.pack': 'Prêt',
  'staff.packing.skip': 'Passer',
  'staff.packing.next': 'Colis suivant',
  'staff.packing.undo': 'Annuler {reference}',
  'staff.packing.done': '{reference} est prêt.',
  'staff.packing.undone': '{reference} n’est plus marqué prêt.',
  'staff.packing.not_last': '{reference} reste prêt : ce n’est pas le dernier colis que vous avez marqué.',
  'staff.packing.already': 'Marqué prêt par {by} le {at}.',
  'staff.packing.already_unknown': 'Marqué prêt le {at}.',
  'staff.packing.has_left': 'Ce colis est expédié.',
  'staff.packing.unknown': '{reference} n’est pas dans ce lot. Mettez-le de côté.',
  'staff.packing.late': '{by} a marqué {reference} prêt avant vous.',
  'staff.packing.finished': 'Tout est prêt',
  'staff.packing.finished_body': 'Scannez une référence pour revoir un colis.',
  'staff.packing.to_dispatch': 'Passer à l’expédition',
  'staff.packing.up_to':
    'L’expédition revient à un propriétaire ou à une personne chargée du traitement. Signalez que le lot est prêt.',
  'staff.packing.stopped': 'La préparation de ce lot est arrêtée',
  'staff.packing.stopped_body':
    'Il a été expédié, rouvert ou confié à quelqu’un d’autre. Adressez-vous à la personne qui vous l’a affecté.',
  'staff.packers.title': 'Préparation',
  'staff.packers.none':
    'Personne n’a le rôle « Préparation ». Les propriétaires invitent des personnes sous « Équipe ».',
  'staff.packers.packed': '{packed, number} colis sur {parcels, number} sont prêts.',
  'staff.packers.hint':
    'Ces personnes voient les noms, les adresses et les articles de ce lot tant qu’il est verrouillé ou imprimé, et rien d’autre.',
  'staff.packers.assigned': 'Affecté à',
  'staff.packers.save': 'Affecter',
  'staff.packers.saved':
    '{count, plural, =0 {Affecté à personne} one {Affecté à # personne} many {Affecté à # de personnes} other {Affecté à # personnes}}',
  'staff.packers.open': 'Préparer vous-même',
  'staff.scan.rule': 'Un son aigu : c’est compté. Deux sons graves : rien n’a changé, regardez l’écran.',
  'staff.packing.rule': 'Scanner le colis affiché le marque prêt ; en scanner un autre l’affiche.',
};
