import type { staffAccountTexts } from '../en/staff-account.ts';

export const staffAccountTextsInFrench: Record<keyof typeof staffAccountTexts, string> = {
  'staff.nav.account': 'Compte et sécurité',

  'staff.account.password': 'Mot de passe',
  'staff.account.current': 'Mot de passe actuel',
  'staff.account.new': 'Nouveau mot de passe',
  'staff.account.ends_others': 'Mettre fin à toutes les autres sessions',
  'staff.account.change': 'Changer le mot de passe',
  'staff.account.changed': 'Votre mot de passe est changé.',

  'staff.account.sessions': 'Sessions',
  'staff.account.device':
    '{browser, select, none {{system, select, none {Appareil inconnu} other {{system}}}} other {{system, select, none {{browser}} other {{browser} sur {system}}}}}',
  'staff.account.signed_in': 'Connexion',
  'staff.account.used': 'Dernière utilisation',
  'staff.account.this_one': 'celle-ci',
  'staff.account.end': 'Mettre fin',
  'staff.account.end_named': 'Mettre fin à la session de {device}, ouverte le {at}',
  'staff.account.end_others': 'Mettre fin aux {count, number} autres',
  'staff.account.end_others_title': 'Mettre fin aux autres sessions',
  'staff.account.ended':
    '{count, plural, one {La session a pris fin.} many {Les autres sessions ont pris fin.} other {Les autres sessions ont pris fin.}}',

  'staff.factor.title': 'Connexion en deux étapes',
  'staff.factor.body':
    'Après votre mot de passe, un code d’une application sur votre téléphone. Personne n’entre avec votre seul mot de passe.',
  'staff.factor.required':
    'Votre équipe exige la connexion en deux étapes. Configurez-la ici ; tout le reste s’ouvre ensuite.',
  'staff.factor.required_from': 'Votre équipe l’exige à partir du {at}.',
  'staff.factor.is_on': 'Elle est active. Le code est demandé sur chaque nouvel appareil, puis tous les 30 jours.',
  'staff.factor.password_hint': 'Pour être sûr que c’est bien vous.',
  'staff.factor.begin': 'Configurer',
  'staff.factor.step_scan': 'Scannez ceci avec votre application d’authentification.',
  'staff.factor.qr': 'Code QR pour l’application d’authentification',
  'staff.factor.key': 'Impossible de scanner ? Saisissez cette clé :',
  'staff.factor.copy_key': 'Copier la clé',
  'staff.factor.step_codes': 'Gardez ces codes de secours. Chacun sert une fois, si vous perdez votre téléphone.',
  'staff.factor.codes': 'Codes de secours',
  'staff.factor.copy_codes': 'Copier les codes',
  'staff.factor.download': 'Télécharger',
  'staff.factor.kept': 'J’ai gardé les codes de secours',
  'staff.factor.kept_missing': 'Gardez d’abord les codes : sans eux, la perte du téléphone vous bloque l’accès',
  'staff.factor.step_code': 'Saisissez les 6 chiffres affichés par l’application.',
  'staff.factor.code': 'Code',
  'staff.factor.turn_on': 'Activer',
  'staff.factor.turned_on': 'La connexion en deux étapes est active.',
  'staff.factor.turn_off': 'Désactiver',
  'staff.factor.turned_off': 'La connexion en deux étapes est désactivée.',
  'staff.factor.new_codes': 'Nouveaux codes de secours',
  'staff.factor.new_codes_made': 'Les anciens codes ne fonctionnent plus.',

  'staff.sign_in.code': 'Code de votre application',
  'staff.sign_in.code_hint': 'Ou l’un de vos codes de secours.',
  'staff.sign_in.code_wrong':
    'Ce code est faux ou a déjà servi. Après cinq codes faux, recommencez avec votre mot de passe.',
  'staff.sign_in.start_again': 'Recommencer',
  'staff.sign_in.forgotten': 'Mot de passe oublié ?',

  'staff.forgotten.title': 'Mot de passe oublié ?',
  'staff.forgotten.body': 'Indiquez votre adresse e-mail. Vous recevrez un lien pour choisir un nouveau mot de passe.',
  'staff.forgotten.submit': 'Envoyer le lien',
  'staff.forgotten.sent':
    'Si cette adresse a un compte, un lien est en route. Il sert une fois, pendant une heure. Rien reçu ? Un propriétaire peut créer un lien pour vous sous « Équipe ».',
  'staff.new_password.title': 'Choisir un nouveau mot de passe',
  'staff.new_password.body': 'Pour {email}. Tous les appareils sont déconnectés.',
  'staff.new_password.submit': 'Enregistrer le mot de passe',
  'staff.new_password.saved': 'Votre nouveau mot de passe est enregistré. Connectez-vous avec lui.',
  'staff.new_password.spent_title': 'Ce lien ne fonctionne plus',
  'staff.new_password.spent_body': 'Il a déjà servi, ou date de plus d’une heure. Demandez-en un autre.',

  'staff.people.link': 'Lien de mot de passe',
  'staff.people.link_named': 'Créer un lien de mot de passe pour {name}',
  'staff.people.link_title': 'Un nouveau mot de passe pour {name}',
  'staff.people.link_body':
    'Crée un lien avec lequel {name} choisit un nouveau mot de passe, dans l’heure. Ne le donnez qu’à cette personne. La seconde étape de connexion reste inchangée.',
  'staff.people.link_submit': 'Créer le lien',
  'staff.people.link_made': 'Envoyez ce lien à {name}. Il n’est affiché qu’une fois.',
  'staff.people.factor_title': 'Connexion en deux étapes pour toute l’équipe',
  'staff.people.factor_body':
    'À partir d’un jour que vous choisissez, chacun doit configurer la connexion en deux étapes avant de pouvoir ouvrir autre chose.',
  'staff.people.factor_own_first': 'Configurez-la d’abord pour vous-même, sous « Compte et sécurité ».',
  'staff.people.factor_from': 'Exigée à partir du',
  'staff.people.factor_from_hint': 'Laissez vide pour ne l’exiger de personne.',
  'staff.people.factor_submit': 'Enregistrer',
  'staff.people.factor_saved': 'C’est enregistré.',
};
