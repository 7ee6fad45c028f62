import type { staffPrivacyTexts } from '../en/staff-privacy.ts';

export const staffPrivacyTextsInFrench: Record<keyof typeof staffPrivacyTexts, string> = {
  'staff.nav.privacy': 'Données personnelles',
  'staff.retention.lead':
    'Les données personnelles sont effacées à la fin de la durée de conservation de l’offre. Le serveur s’en charge toutes les heures ; ce qui a été demandé et la suite donnée sont conservés.',
  'staff.retention.title': 'Conservation',
  'staff.retention.offer': 'Offre',
  'staff.retention.days': 'Durée',
  'staff.retention.days_value': '{days, plural, one {# jour} many {# de jours} other {# jours}}',
  'staff.retention.what': 'Données personnelles',
  'staff.retention.next': 'Prochaine échéance',
  'staff.retention.next_none': 'Aucune échéance pour l’instant',
  'staff.retention.due': 'À effacer maintenant',
  'staff.retention.due_value': '{count, plural, =0 {Aucune} one {# demande} many {# de demandes} other {# demandes}}',
  'staff.retention.due_or_more': '{count, number} demandes ou plus',
  'staff.retention.overdue': 'En retard',
  'staff.retention.kind.ended_requests':
    '{count, plural, one {# demande terminée} many {# de demandes terminées} other {# demandes terminées}}',
  'staff.retention.kind.open_requests':
    '{count, plural, one {# demande en cours} many {# de demandes en cours} other {# demandes en cours}}',
  'staff.retention.kind.decided_claims':
    '{count, plural, one {# réclamation tranchée} many {# de réclamations tranchées} other {# réclamations tranchées}}',
  'staff.retention.kind.open_claims':
    '{count, plural, one {# réclamation en cours} many {# de réclamations en cours} other {# réclamations en cours}}',
  'staff.retention.kind.mails': '{count, plural, one {# e-mail} many {# d’e-mails} other {# e-mails}}',
  'staff.retention.kind.home_reasons':
    '{count, plural, one {# motif sur un logement} many {# de motifs sur des logements} other {# motifs sur des logements}}',
  'staff.retention.kind.home_keys':
    '{count, plural, one {# clé de logement} many {# de clés de logement} other {# clés de logement}}',
  'staff.retention.empty': 'Il n’y a pas encore de données personnelles.',
  'staff.retention.run': 'Lancer maintenant…',
  'staff.retention.run_title': 'Effacer ce qui est arrivé à échéance ?',
  'staff.retention.run_body':
    '{count, plural, =0 {Aucune demande n’est à échéance. Les réclamations et les e-mails arrivés à échéance sont eux aussi effacés.} one {# demande perd son nom, son adresse et ses coordonnées ; les réclamations et les e-mails arrivés à échéance sont eux aussi effacés.} many {# de demandes perdent leur nom, leur adresse et leurs coordonnées ; les réclamations et les e-mails arrivés à échéance sont eux aussi effacés.} other {# demandes perdent leur nom, leur adresse et leurs coordonnées ; les réclamations et les e-mails arrivés à échéance sont eux aussi effacés.}} C’est définitif.',
  'staff.retention.run_submit': 'Effacer maintenant',
  'staff.retention.ran':
    'Effacé : {requests, plural, one {# demande} many {# de demandes} other {# demandes}}, {claims, plural, one {# réclamation} many {# de réclamations} other {# réclamations}}.',
  'staff.retention.runs': 'Derniers passages',
  'staff.retention.runs_none': 'Aucun passage n’a encore rien effacé.',
  'staff.retention.run_at': 'Quand',
  'staff.retention.run_by': 'Lancé par',
  'staff.retention.run_by_server': 'Le serveur',
  'staff.retention.run_requests': 'Demandes',
  'staff.retention.run_claims': 'Réclamations',

  'staff.person.title': 'Données d’une personne',
  'staff.person.hint':
    'Trouvez tout ce qui concerne une personne, pour le lui remettre ou l’effacer. Chaque recherche est consignée dans le journal d’audit.',
  'staff.person.search': 'Adresse e-mail ou référence',
  'staff.person.search_missing': 'Indiquez une adresse e-mail ou une référence',
  'staff.person.submit': 'Rechercher',
  'staff.person.none':
    'Rien n’est enregistré sur cette personne. Les demandes sans adresse e-mail ne se retrouvent que par leur référence.',
  'staff.person.found':
    'Trouvé : {requests, plural, one {# demande} many {# de demandes} other {# demandes}}, {claims, plural, one {# réclamation} many {# de réclamations} other {# réclamations}}.',
  'staff.person.more': 'La recherche n’a porté que sur les demandes les plus récentes. Il peut y en avoir d’autres.',
  'staff.person.reference': 'Demande',
  'staff.person.offer': 'Offre',
  'staff.person.name': 'Nom',
  'staff.person.received': 'Reçue le',
  'staff.person.state': 'État',
  'staff.person.claim_line': 'Réclamation sur {offer}, faite le {at}',
  'staff.person.export': 'Exporter en JSON',
  'staff.person.exported': 'Exporté sous personal-data.json.',
  'staff.person.erase': 'Effacer…',
  'staff.person.erase_title': 'Effacer les données de cette personne ?',
  'staff.person.erase_does':
    '{requests, plural, =0 {} one {# demande perd} many {# de demandes perdent} other {# demandes perdent}} {requests, plural, =0 {} one {nom, adresse, coordonnées, réponses et e-mails. } many {nom, adresse, coordonnées, réponses et e-mails. } other {nom, adresse, coordonnées, réponses et e-mails. }}{claims, plural, =0 {} one {# réclamation est effacée.} many {# de réclamations sont effacées.} other {# réclamations sont effacées.}}',
  'staff.person.erase_withdraws':
    '{count, plural, one {{references} est encore en cours et est d’abord annulée.} many {{references} sont encore en cours et sont d’abord annulées.} other {{references} sont encore en cours et sont d’abord annulées.}} Aucun e-mail n’est envoyé.',
  'staff.person.erase_packed':
    '{count, plural, one {{references} est en préparation, et son étiquette a besoin de l’adresse.} many {{references} sont en préparation, et leurs étiquettes ont besoin des adresses.} other {{references} sont en préparation, et leurs étiquettes ont besoin des adresses.}} Effacez les données de cette personne une fois le lot expédié ou défait.',
  'staff.person.erase_submit': 'Effacer',
  'staff.person.erased': 'Effacé. Ce qui a été demandé et la suite donnée sont conservés.',
};
