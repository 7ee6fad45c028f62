import type { staffTexts } from '../en/staff.ts';
import { staffAccountTextsInFrench } from './staff-account.ts';
import { staffAddressTextsInFrench } from './staff-addresses.ts';
import { staffAuditTextsInFrench } from './staff-audit.ts';
import { staffPrivacyTextsInFrench } from './staff-privacy.ts';
import { staffBatchTextsInFrench } from './staff-batches.ts';
import { staffEntryTextsInFrench } from './staff-entry.ts';
import { staffOfferEditorTextsInFrench } from './staff-offer-editor.ts';
import { staffOfferTextsInFrench } from './staff-offers.ts';
import { staffCounterTextsInFrench } from './staff-counter.ts';
import { staffInsightTextsInFrench } from './staff-insights.ts';
import { staffPackingTextsInFrench } from './staff-packing.ts';
import { staffPeopleTextsInFrench } from './staff-people.ts';
import { staffRequestListTextsInFrench } from './staff-request-list.ts';
import { staffRequestTextsInFrench } from './staff-requests.ts';
import { staffHomeTextsInFrench } from './staff-homes.ts';
import { staffServiceTextsInFrench } from './staff-services.ts';
import { staffTodayTextsInFrench } from './staff-today.ts';
import { staffWebhookTextsInFrench } from './staff-webhooks.ts';

/** Textes de la console. Une demande « held » est « à vérifier », un rôle est un domaine et non une personne. */
export const staffTextsInFrench: Record<keyof typeof staffTexts, string> = {
  ...staffAccountTextsInFrench,
  ...staffAddressTextsInFrench,
  ...staffAuditTextsInFrench,
  ...staffPrivacyTextsInFrench,
  ...staffBatchTextsInFrench,
  ...staffEntryTextsInFrench,
  ...staffOfferEditorTextsInFrench,
  ...staffOfferTextsInFrench,
  ...staffCounterTextsInFrench,
  ...staffInsightTextsInFrench,
  ...staffPackingTextsInFrench,
  ...staffPeopleTextsInFrench,
  ...staffRequestListTextsInFrench,
  ...staffRequestTextsInFrench,
  ...staffHomeTextsInFrench,
  ...staffServiceTextsInFrench,
  ...staffTodayTextsInFrench,
  ...staffWebhookTextsInFrench,

  'staff.title': 'Console de l’équipe',
  'staff.skip': 'Aller à la page',
  'staff.loading': 'Chargement',
  'staff.close': 'Fermer',
  'staff.undo': 'Annuler',
  'staff.dismiss': 'Masquer ce message',
  'staff.cancel': 'Retour',
  'staff.enter_key': 'Entrée',
  'staff.enter_key_in_text': 'Dans un champ de texte : Ctrl + Entrée',
  'staff.retry': 'Réessayer',
  'staff.none': 'non indiqué',
  'staff.number': '{number, number}',
  'staff.stale': 'Chargé le {at}. Cela a pu changer depuis.',
  'staff.time_zone.viewer': 'Les heures sont dans votre fuseau horaire, {zone}.',
  'staff.time_zone.offer': 'Les heures sont dans le fuseau horaire de l’offre, {zone}.',
  'staff.problem.connection':
    'Doorstep ne répond pas. Vérifiez votre connexion. Ce que vous avez saisi est conservé ; réessayez une fois connecté.',
  'staff.late.refused': '« {what} » n’a pas été effectué. {why}',
  'staff.late.unconfirmed': '« {what} » n’a pas été confirmé. Vérifiez si l’action a eu lieu avant de réessayer.',
  'staff.problem.request_id': 'Si cela continue, indiquez ce code à votre exploitant : {id}',
  'staff.language': 'Langue',
  'staff.language.not_loaded':
    'Les textes de cette langue ne sont pas arrivés. Vérifiez votre connexion et choisissez-la de nouveau.',

  'staff.nav.label': 'Console',
  'staff.nav.work': 'Travail',
  'staff.nav.set_up': 'Organisation',
  'staff.nav.settings': 'Paramètres',
  'staff.nav.more': 'Plus',
  'staff.nav.offers': 'Offres',
  'staff.nav.requests': 'Demandes',
  'staff.nav.batches': 'Lots',
  'staff.nav.homes': 'Logements',
  'staff.nav.mails': 'E-mails',
  'staff.nav.people': 'Équipe',
  'staff.nav.services': 'Services',
  'staff.nav.webhooks': 'Webhooks',

  'staff.role.owner': 'Propriétaire',
  'staff.role.editor': 'Rédaction',
  'staff.role.fulfiller': 'Traitement',
  'staff.role.packer': 'Préparation',
  'staff.role.viewer': 'Consultation',
  'staff.role_hint.owner': 'Tout, y compris l’équipe, les services et la conservation',
  'staff.role_hint.editor': 'Rédige et publie les offres, ne voit aucune donnée personnelle',
  'staff.role_hint.fulfiller': 'Décide des demandes et expédie',
  'staff.role_hint.packer': 'Prépare les lots affectés ; voit leurs noms et adresses, rien d’autre',
  'staff.role_hint.viewer': 'Voit les chiffres et les offres, aucune donnée personnelle',

  'staff.email': 'Adresse e-mail',
  'staff.password': 'Mot de passe',
  'staff.password.show': 'Afficher',
  'staff.password.hide': 'Masquer',
  'staff.sign_in': 'Se connecter',
  'staff.sign_in.title': 'Connexion',
  'staff.sign_in.busy': 'Connexion…',
  'staff.sign_in.wrong': 'Adresse e-mail ou mot de passe incorrect',
  'staff.sign_out': 'Se déconnecter',
  'staff.expired.title': 'Vous avez été déconnecté',
  'staff.expired.body': 'Votre session a pris fin. Reconnectez-vous pour continuer : votre saisie est conservée.',
  'staff.password_again.title': 'Votre mot de passe, s’il vous plaît',
  'staff.password_again.body': 'Saisissez-le de nouveau, et Doorstep fera ce que vous avez choisi.',
  'staff.password_again.submit': 'Continuer',

  'staff.set_up.first_title': 'Bienvenue dans Doorstep',
  'staff.set_up.first_body':
    'Vous devenez ainsi propriétaire de cette installation : vous pouvez publier des offres, décider des demandes et inviter vos collègues.',
  'staff.set_up.title': 'Rejoindre l’équipe',
  'staff.set_up.body': 'Vous êtes invité avec le rôle « {role} ». Choisissez comment vous vous connecterez.',
  'staff.set_up.name': 'Votre nom',
  'staff.set_up.name_missing': 'Indiquez votre nom, tel que vos collègues le connaissent',
  'staff.set_up.email_hint': 'Elle vous servira à vous connecter.',
  'staff.set_up.password_hint': '10 caractères ou plus. Quelques mots que vous seul réuniriez conviennent bien.',
  'staff.set_up.password_short': 'Utilisez 10 caractères ou plus',
  'staff.set_up.submit': 'Créer mon compte',
  'staff.set_up.busy': 'Création de votre compte…',
  'staff.set_up.spent_title': 'Ce lien ne fonctionne plus',
  'staff.set_up.to_sign_in': 'Vous avez déjà un compte ? Se connecter',

  'staff.not_allowed.title': 'Votre rôle ne permet pas d’ouvrir cette page',
  'staff.not_allowed.body': 'Votre rôle est « {role} ». Un propriétaire peut le changer.',
  'staff.nothing_yet.title': 'Rien pour vous ici pour l’instant',
  'staff.nothing_yet.body': 'Ce qui vous est affecté apparaîtra ici. Au besoin, adressez-vous à un propriétaire.',
  'staff.not_found.title': 'Page introuvable',
  'staff.not_found.body': 'La console n’a aucune page à cette adresse. Vérifiez-la.',
  'staff.not_found.home': 'Aller à la page d’accueil',
  'staff.page_missing.title': 'Cette page n’a pas pu être chargée',
  'staff.crash.title': 'Un problème est survenu sur cette page',
  'staff.crash.body':
    'L’erreur vient de nous. Ce qui était enregistré l’est toujours. Recharger la page suffit le plus souvent.',
  'staff.crash.reload': 'Recharger',

  'staff.mails.lead':
    'Les e-mails aux visiteurs, et aux propriétaires au sujet des services. Sans serveur de messagerie, ils sont conservés ici pour que vous puissiez les transmettre. Leurs liens privés sont réservés au visiteur et ne sont pas affichés. Les e-mails disparaissent de cette liste après 30 jours.',
  'staff.mails.pages': 'Pages d’e-mails',
  'staff.mails.search': 'Rechercher des e-mails',
  'staff.mails.search_hint': 'Nom, adresse e-mail ou référence',
  'staff.mails.found_none': 'Aucun e-mail ne correspond. Les e-mails sont conservés 30 jours.',
  'staff.mails.empty_title': 'Aucun e-mail pour l’instant',
  'staff.mails.empty_body':
    'Quand un visiteur donne une adresse e-mail avec sa demande, son récapitulatif apparaît ici.',
  'staff.mail_status.kept': 'Conservé ici',
  'staff.mail_status.waiting': 'En attente d’envoi',
  'staff.mail_status.tried':
    '{why, select, refused {Essayé : le serveur de messagerie n’accepte pas d’e-mails pour cette adresse. Nous réessayons pendant trois jours} other {Essayé : le serveur de messagerie ne l’a pas accepté. Nous réessayons pendant trois jours}}',
  'staff.mail_status.sent': 'Envoyé',
  'staff.mail_status.given_up': 'Non envoyé : abandonné après trois jours',
  'staff.mail_status.limited': 'Non envoyé : trop d’e-mails à cette adresse aujourd’hui',

  'staff.find.title': 'Tout chercher',
  'staff.find.hint': 'Nom, référence, e-mail, code postal, offre, lot ou rubrique',
  'staff.find.list': 'Résultats',
  'staff.find.none': 'Rien n’a été trouvé.',
  'staff.find.unavailable':
    'Doorstep n’a pas pu chercher à l’instant. Il peut exister des résultats qui ne sont pas affichés.',
  'staff.find.count': '{count, plural, one {# résultat} many {# de résultats} other {# résultats}}',
  'staff.find.page': 'Rubrique',
  'staff.find.offer': 'Offre · {phase}',
  'staff.find.batch': 'Lot · {state} · {offer}',
  'staff.find.request': 'Demande · {state} · {what}',
  'staff.find.home': 'Logement · {what}',
  'staff.find.all': 'Les {count, number} demandes qui correspondent',
  'staff.find.opening': 'Ouverture…',

  'staff.keys.title': 'Raccourcis clavier',
  'staff.keys.letters': 'Utiliser les raccourcis d’une seule lettre, d’un chiffre ou d’un signe',
  'staff.keys.letters_hint': 'Ils fonctionnent partout, sauf dans un champ. Ce navigateur garde votre choix.',
  'staff.keys.space': 'Espace',
  'staff.keys.home': 'Début',
  'staff.keys.end': 'Fin',
  'staff.keys.escape': 'Échap',
  'staff.keys.control': 'Ctrl',
  'staff.keys.everywhere': 'Partout',
  'staff.keys.places': 'Rubriques',
  'staff.keys.search': 'Rechercher dans cette page',
  'staff.keys.list': 'Afficher cette liste',
  'staff.keys.undo': 'Annuler, tant qu’un message le propose',
  'staff.keys.close': 'Fermer ce qui est ouvert',
  'staff.keys.send': 'Envoyer depuis un champ de texte d’une boîte de dialogue',
  'staff.keys.next': 'Demande suivante',
  'staff.keys.previous': 'Demande précédente',
  'staff.keys.select': 'Sélectionner la demande',
  'staff.keys.beside': 'Ouvrir la demande à côté de la liste',
  'staff.keys.page': 'Ouvrir la demande en page entière',
  'staff.keys.reason': 'Choisir un motif précédent en refusant',
  'staff.keys.texts': 'Textes d’une offre',
  'staff.keys.along': 'Avancer dans un graphique',
  'staff.keys.ends': 'Aller aux extrémités d’un graphique',
  'staff.keys.counted': 'Ouvrir les demandes comptées',
  'staff.keys.table': 'Graphique ou tableau',

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
  'staff.movement_hint.count': 'Vous avez compté ce qui est en rayon, et la différence est enregistrée',
};
