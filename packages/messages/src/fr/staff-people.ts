import type { staffPeopleTexts } from '../en/staff-people.ts';

/** Textes de la page sur l’équipe. */
export const staffPeopleTextsInFrench: Record<keyof typeof staffPeopleTexts, string> = {
  'staff.people.lead': 'Toutes les personnes qui peuvent se connecter, et ce qu’elles peuvent faire.',
  'staff.people.name': 'Nom',
  'staff.people.role': 'Rôle',
  'staff.people.action': 'Action',
  'staff.people.you': '(vous)',
  'staff.people.change_role': 'Changer le rôle',
  'staff.people.change_role_named': 'Changer le rôle de {name}',
  'staff.people.role_title': 'Changer le rôle de {name}',
  'staff.people.role_submit': 'Enregistrer le rôle',
  'staff.people.role_done': 'Nouveau rôle de {name} : {role}.',
  'staff.people.sign_out': 'Déconnecter',
  'staff.people.sign_out_named': 'Déconnecter {name} de tous les appareils',
  'staff.people.sign_out_title': 'Déconnecter {name} ?',
  'staff.people.sign_out_body':
    'Tous les appareils de cette personne sont déconnectés aussitôt. Elle peut se reconnecter avec son mot de passe : créez aussi un lien de mot de passe si quelqu’un d’autre peut le connaître.',
  'staff.people.sign_out_submit': 'Déconnecter partout',
  'staff.people.sign_out_done': '{name} n’est plus connecté sur aucun appareil.',
  'staff.people.remove': 'Retirer',
  'staff.people.remove_named': 'Retirer {name}',
  'staff.people.remove_title': 'Retirer {name} ?',
  'staff.people.remove_body':
    'Cette personne est déconnectée aussitôt et ne peut plus se connecter. Ses invitations en cours prennent fin. Ce qu’elle a fait reste à son nom dans l’historique.',
  'staff.people.remove_self': 'C’est vous. Vous serez déconnecté.',
  'staff.people.remove_submit': 'Retirer de l’équipe',
  'staff.people.remove_done': '{name} ne fait plus partie de l’équipe.',
  'staff.people.last_owner': 'Seul propriétaire : nommez d’abord un autre propriétaire.',

  'staff.invite.title': 'Inviter quelqu’un',
  'staff.invite.role': 'Rôle',
  'staff.invite.submit': 'Créer un lien d’invitation',
  'staff.invite.made': 'Envoyez ce lien à la personne que vous invitez ({role}). Il n’est affiché qu’une fois.',
  'staff.invite.copy': 'Copier le lien',
  'staff.invite.open': 'Invitations en cours',
  'staff.invite.by': 'par {name}',
  'staff.invite.by_command_line': 'depuis la ligne de commande',
  'staff.invite.expires': 'Expire le',
  'staff.invite.cancel': 'Annuler',
  'staff.invite.cancel_named': 'Annuler l’invitation pour le rôle {role}, qui expire le {at}',
  'staff.invite.cancelled': 'Invitation annulée. Son lien ne fonctionne plus.',
};
