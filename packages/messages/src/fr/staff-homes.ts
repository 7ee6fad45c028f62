import type { staffHomeTexts } from '../en/staff-homes.ts';

export const staffHomeTextsInFrench: Record<keyof typeof staffHomeTexts, string> = {
  'staff.homes.lead':
    'Les limites comptent par logement : une maison, ou un appartement. Voici les réclamations de visiteurs à qui il a été dit que leur logement avait déjà fait une demande, et les logements qui n’en font peut-être qu’un.',
  'staff.homes.search': 'Rechercher un logement',
  'staff.homes.search_hint': 'Référence, nom ou adresse',
  'staff.homes.found': 'Logements trouvés',
  'staff.homes.found_none':
    'Aucun logement ne correspond. Essayez une autre partie du nom ou de l’adresse, ou la référence d’une demande.',
  'staff.homes.claims': 'Réclamations à trancher',
  'staff.homes.claims_none': 'Aucune réclamation à trancher.',
  'staff.homes.claims_of': 'Réclamations',
  'staff.homes.decided':
    '{claims, plural, one {Une réclamation tranchée} many {# de réclamations tranchées} other {# réclamations tranchées}}',
  'staff.homes.duplicates': 'Doublons possibles',
  'staff.homes.duplicates_none': 'Aucun doublon possible.',
  'staff.homes.pair.keys': 'Une demande correspond aux deux logements',
  'staff.homes.pair.same_building_and_name': 'Même bâtiment et même nom',
  'staff.homes.pair.same_door': 'Même porte, avec un autre code postal ou un autre pays',
  'staff.homes.pair.same_person_and_street': 'Même personne, même rue et même numéro, dans une autre commune',
  'staff.homes.nameless': 'Logement sans demande',
  'staff.homes.units':
    '{units, plural, one {# exemplaire} many {# d’exemplaires} other {# exemplaires}} dans {requests, plural, one {une demande} many {# de demandes} other {# demandes}}',
  'staff.homes.undelivered':
    '{count, plural, one {Un colis pour ce logement est revenu ou a été perdu.} many {# de colis pour ce logement sont revenus ou ont été perdus.} other {# colis pour ce logement sont revenus ou ont été perdus.}}',
  'staff.homes.over_by_merge': 'Plafond dépassé',
  'staff.homes.over_by_merge_body':
    'Plusieurs logements ont été fusionnés ici, et chacun avait déjà reçu sa part. Ensemble, ils ont plus qu’un logement ne peut recevoir. Rien n’est repris automatiquement : refusez une demande qui n’est pas encore en préparation, ou annulez la fusion.',
  'staff.homes.back': 'Tous les logements',
  'staff.homes.one': 'Logement',
  'staff.homes.asked': 'Demandes',
  'staff.homes.asked_none': 'Aucune de ses demandes n’est encore conservée.',
  'staff.homes.allowance': 'Plafond',
  'staff.homes.allowance_of_offer': 'Celui de l’offre.',
  'staff.homes.allowance_own':
    '{units, plural, one {Un exemplaire} many {# d’exemplaires} other {# exemplaires}} au total, fixé par l’équipe.',
  'staff.homes.links': 'Décisions de fusion',
  'staff.homes.links_none': 'Aucune décision de fusion',
  'staff.homes.link.merged': 'Même logement que',
  'staff.homes.link.apart': 'Distinct de',
  'staff.homes.undo': 'Annuler',
  'staff.homes.undo_named': 'Annuler : {link} {home}',
  'staff.homes.undone_done': 'C’est annulé.',
  'staff.homes.undone': 'Annulée le {at}',
  'staff.homes.merge': 'Même logement',
  'staff.homes.merge_title': 'Fusionner ces logements ?',
  'staff.homes.merge_body':
    'Leurs articles comptent désormais ensemble. Rien n’est repris, même si cela dépasse ce qu’un logement peut recevoir. Vous pouvez annuler la fusion.',
  'staff.homes.merged_done': 'Fusionnés en un seul logement.',
  'staff.homes.keep_apart': 'Logements distincts',
  'staff.homes.keep_apart_title': 'Garder ces deux logements distincts ?',
  'staff.homes.keep_apart_body':
    'Ils ne figureront plus parmi les doublons possibles. Vous pouvez revenir sur ce choix.',
  'staff.homes.kept_apart_done': 'Ils restent deux logements.',
  'staff.homes.reason': 'Motif',
  'staff.homes.reason_hint': 'Conservé dans l’historique, pour vous et vos collègues.',
  'staff.homes.reason_missing': 'Indiquez un motif.',
  'staff.claim.kind.different_flat': 'Habite un autre appartement',
  'staff.claim.kind.shared_house': 'Partage la maison avec un autre foyer',
  'staff.claim.kind.moved_in': 'Vient d’emménager',
  'staff.claim.kind.new_building': 'Habite un bâtiment neuf',
  'staff.claim.kind.address_misused': 'Dit que quelqu’un d’autre a utilisé l’adresse',
  'staff.claim.from': 'De',
  'staff.claim.homes':
    '{count, plural, one {Logement qui a fait une demande} many {Logements qui ont fait une demande} other {Logements qui ont fait une demande}}',
  'staff.claim.reason_hint':
    '{way, select, sent {Le visiteur le lit dans l’e-mail.} other {Il figure dans l’e-mail conservé sous « E-mails ».}} Il est aussi conservé dans l’historique.',
  'staff.claim.uphold': 'Autoriser la demande',
  'staff.claim.uphold_title': 'Autoriser ce logement à faire une demande ?',
  'staff.claim.uphold_body':
    'Le logement reçoit son propre plafond, et le visiteur peut alors envoyer sa demande. {way, select, sent {Il est averti par e-mail, avec votre motif.} other {Aucun e-mail n’est envoyé, faute de serveur de messagerie : avertissez-le vous-même. L’e-mail est conservé sous « E-mails ».}}',
  'staff.claim.allowance': 'Exemplaires au total',
  'staff.claim.allowance_hint': 'Y compris ce que le logement a déjà reçu.',
  'staff.claim.allowance_missing': 'Indiquez un nombre entier, 1 ou plus.',
  'staff.claim.upheld_done':
    'Ce logement peut maintenant envoyer une demande. {way, select, sent {Le visiteur est averti par e-mail.} other {L’e-mail au visiteur est conservé sous « E-mails » : aucun serveur de messagerie n’est configuré.}}',
  'staff.claim.refuse': 'Rejeter',
  'staff.claim.refuse_title': 'Rejeter cette réclamation ?',
  'staff.claim.refuse_body':
    'Rien ne change pour le logement. {way, select, sent {Le visiteur est averti par e-mail, avec votre motif.} other {Aucun e-mail n’est envoyé, faute de serveur de messagerie : avertissez vous-même le visiteur. L’e-mail est conservé sous « E-mails ».}}',
  'staff.claim.upheld':
    'Autorisée, {allowance, plural, one {un exemplaire} many {# d’exemplaires} other {# exemplaires}} au total',
  'staff.claim.refused_done':
    'Réclamation rejetée. {way, select, sent {Le visiteur est averti par e-mail.} other {L’e-mail au visiteur est conservé sous « E-mails » : aucun serveur de messagerie n’est configuré.}}',
  'staff.claim.refused': 'Rejetée',
  'staff.claim.emptied':
    'Les coordonnées et le message de la personne ont été effacés à la fin de la durée de conservation de l’offre, le {at}',
  'staff.correct.open': 'Corriger l’adresse',
  'staff.correct.title': 'Corriger l’adresse',
  'staff.correct.body':
    'La demande compte désormais pour le logement de la nouvelle adresse. Si ce n’est pas possible, rien ne change. Sa place dans la file et son stock restent les mêmes.',
  'staff.correct.line1': 'Première ligne',
  'staff.correct.line2': 'Deuxième ligne (facultatif)',
  'staff.correct.unit': 'Appartement, s’il y en a un',
  'staff.correct.city': 'Commune',
  'staff.correct.submit': 'Utiliser cette adresse',
  'staff.correct.already_asked': 'Une demande a déjà été faite pour cette adresse. Rien n’a été modifié.',
  'staff.request.home': 'Voir le logement',
};
