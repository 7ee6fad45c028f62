import type { staffServiceTexts } from '../en/staff-services.ts';

export const staffServiceTextsInFrench: Record<keyof typeof staffServiceTexts, string> = {
  'staff.alarm.human-check.unavailable': '{provider} injoignable depuis {since}',
  'staff.alarm.human-check.misconfigured': '{provider} rejette les paramètres depuis {since}',
  'staff.alarm.human-check.account': 'Le compte {provider} demande votre attention depuis {since}',
  'staff.alarm.human-check-script.unavailable':
    'Les navigateurs de nombreux visiteurs ne chargent pas {provider} depuis {since}',
  'staff.alarm.human-check-script.misconfigured':
    'Les navigateurs de nombreux visiteurs ne chargent pas {provider} depuis {since}',
  'staff.alarm.human-check-script.account':
    'Les navigateurs de nombreux visiteurs ne chargent pas {provider} depuis {since}',
  'staff.alarm.address-lookup.unavailable': 'Recherche d’adresses injoignable depuis {since}',
  'staff.alarm.address-lookup.misconfigured': 'La recherche d’adresses rejette les paramètres depuis {since}',
  'staff.alarm.address-lookup.account': 'Le compte de la recherche d’adresses demande votre attention depuis {since}',
  'staff.alarm.mail.unavailable': 'Les e-mails ne partent plus depuis {since}',
  'staff.alarm.mail.misconfigured': 'Le serveur de messagerie refuse nos e-mails depuis {since}',
  'staff.alarm.mail.account': 'Le compte du serveur de messagerie demande votre attention depuis {since}',
  'staff.alarm.human-check.held':
    '{held, plural, =0 {Aucune demande n’est à vérifier pour cette raison à ce jour.} one {# demande qui n’a pas pu être contrôlée est à vérifier.} many {# de demandes qui n’ont pas pu être contrôlées sont à vérifier.} other {# demandes qui n’ont pas pu être contrôlées sont à vérifier.}}',
  'staff.alarm.human-check-script.held':
    '{held, plural, =0 {Les visiteurs ont un autre moyen de continuer. Aucune demande n’est à vérifier pour cette raison à ce jour.} one {Les visiteurs ont un autre moyen de continuer ; # demande sans contrôle est à vérifier.} many {Les visiteurs ont un autre moyen de continuer ; # de demandes sans contrôle sont à vérifier.} other {Les visiteurs ont un autre moyen de continuer ; # demandes sans contrôle sont à vérifier.}}',
  'staff.alarm.address-lookup.held':
    '{held, plural, =0 {Les visiteurs peuvent saisir leur adresse à la main. Aucune demande n’est à vérifier pour cette raison à ce jour.} one {Les visiteurs peuvent saisir leur adresse à la main ; # demande de ce type est à vérifier.} many {Les visiteurs peuvent saisir leur adresse à la main ; # de demandes de ce type sont à vérifier.} other {Les visiteurs peuvent saisir leur adresse à la main ; # demandes de ce type sont à vérifier.}}',
  'staff.alarm.mail.held':
    '{held, plural, =0 {Aucun e-mail n’attend.} one {# e-mail attend. Les essais continuent pendant trois jours.} many {# d’e-mails attendent. Les essais continuent pendant trois jours.} other {# e-mails attendent. Les essais continuent pendant trois jours.}}',
  'staff.alarm.address_data': 'Il n’y a pas de données d’adresses pour « {title} »',
  'staff.alarm.address_data.all':
    'Ses visiteurs ne peuvent pas choisir leur adresse dans une liste : ils la saisissent. Les demandes continuent d’arriver.',
  'staff.alarm.address_data.part':
    'Les visiteurs de {area} ne peuvent pas choisir leur adresse dans une liste : ils la saisissent. Les demandes continuent d’arriver.',
  'staff.alarm.to_offer': 'Ouvrir l’offre',
  'staff.alarm.to_held': 'Voir les demandes à vérifier',
  'staff.alarm.to_mails': 'Voir les e-mails',
  'staff.alarm.to_services': 'Que faire',
  'staff.alarm.monitoring':
    '{provider} est à l’essai jusqu’au {until} : il est mesuré à côté du contrôle intégré et ne décide encore de rien.',
  'staff.alarm.to_figures': 'Voir les chiffres',

  'staff.services.lead':
    'Les services externes qu’utilise cette installation, et s’ils fonctionnent. Votre exploitant les choisit dans les paramètres.',
  'staff.services.human_check': 'Contrôle de sécurité',
  'staff.services.browsers': 'Dans les navigateurs des visiteurs, 2 dernières heures',
  'staff.services.browsers.figures':
    '{total, plural, =0 {Aucun rapport pour l’instant} one {{failed, plural, =0 {Chargé dans les {total, number}} one {{failed, number} sur {total, number} n’ont pas pu charger le script} many {{failed, number} sur {total, number} n’ont pas pu charger le script} other {{failed, number} sur {total, number} n’ont pas pu charger le script}}} many {{failed, plural, =0 {Chargé dans les {total, number}} one {{failed, number} sur {total, number} n’ont pas pu charger le script} many {{failed, number} sur {total, number} n’ont pas pu charger le script} other {{failed, number} sur {total, number} n’ont pas pu charger le script}}} other {{failed, plural, =0 {Chargé dans les {total, number}} one {{failed, number} sur {total, number} n’ont pas pu charger le script} many {{failed, number} sur {total, number} n’ont pas pu charger le script} other {{failed, number} sur {total, number} n’ont pas pu charger le script}}}}',
  'staff.services.address_lookup': 'Recherche d’adresses',
  'staff.services.in_use': 'Utilisé',
  'staff.services.human_check.pow':
    'Le contrôle intégré : l’appareil du visiteur effectue un court calcul. Aucune autre entreprise n’intervient.',
  'staff.services.when': 'Quand',
  'staff.services.when.always': 'Pour chaque visiteur',
  'staff.services.when.suspicion': 'Seulement si une demande semble automatisée ; sinon le contrôle intégré',
  'staff.services.other_way': 'Si un visiteur ne peut pas le terminer',
  'staff.services.other_way.held': 'La demande est à vérifier, et l’équipe décide',
  'staff.services.other_way.pow': 'Le contrôle intégré prend le relais',
  'staff.services.site_key': 'Clé du site',
  'staff.services.secret': 'Secret',
  'staff.services.secret.set': 'Défini ; il n’est jamais affiché',
  'staff.services.secret.missing': 'Non défini',
  'staff.services.script_host': 'Script chargé depuis',
  'staff.services.verify_url': 'Vérifié auprès de',
  'staff.services.reports': 'Rapports d’erreur de son script',
  'staff.services.reports.on': 'Les erreurs sont signalées à {provider}',
  'staff.services.reports.off': 'Non envoyés',
  'staff.services.monitor': 'À l’essai',
  'staff.services.monitor.until': 'Mesuré à côté du contrôle intégré, sans rien décider, jusqu’au {at}',
  'staff.services.monitor.over': 'Terminé ; il décide depuis le {at}',
  'staff.services.monitor.passed': '{provider} a laissé passer',
  'staff.services.monitor.rejected': '{provider} aurait rejeté',
  'staff.services.monitor.unavailable': 'Pas de réponse de {provider}',
  'staff.services.monitor.notProvided': 'Envoyées sans résultat de {provider}',

  'staff.services.address_lookup.index':
    'Vos propres données d’adresses, sur ce serveur. Aucune autre entreprise n’intervient.',
  'staff.services.address_lookup.loqate-relay':
    'Loqate, par ce serveur : sa clé reste ici, et les navigateurs des visiteurs ne contactent pas Loqate',
  'staff.services.address_lookup.loqate-direct': 'Loqate, directement depuis le navigateur du visiteur',
  'staff.services.address_lookup.photon': 'OpenStreetMap, par un serveur Photon',
  'staff.services.uncovered':
    '{count, plural, one {Une offre publique sans données d’adresses} many {# d’offres publiques sans données d’adresses} other {# offres publiques sans données d’adresses}}',
  'staff.services.uncovered_hint':
    'Les visiteurs y saisissent leur adresse. Importez des données avec « doorstep addresses import », ou modifiez le secteur de l’offre.',
  'staff.services.fallback': 'S’il ne répond pas',
  'staff.services.fallback.index': 'Vos propres données d’adresses prennent le relais',
  'staff.services.fallback.typing': 'Les visiteurs saisissent leur adresse à la main',
  'staff.services.server_key': 'Clé du serveur',
  'staff.services.browser_key': 'Clé du navigateur',
  'staff.services.url': 'Adresse du service',
  'staff.services.retrieves': 'Recherches d’adresses payantes',
  'staff.services.retrieves.most': 'jusqu’à {max, number} par jour pour chaque processus du serveur',

  'staff.services.mail': 'E-mail',
  'staff.services.mail.none':
    'Aucun serveur de messagerie n’est configuré : les e-mails sont conservés sous « E-mails », et personne ne les reçoit.',
  'staff.services.mail.smtp': 'Un serveur de messagerie, par SMTP',
  'staff.services.mail.host': 'Serveur de messagerie',
  'staff.services.mail.from': 'Expéditeur',

  'staff.services.test': 'Tester',
  'staff.services.test.human-check': 'Tester le contrôle de sécurité',
  'staff.services.test.address-lookup': 'Tester la recherche d’adresses',
  'staff.services.test.mail': 'Tester le serveur de messagerie',
  'staff.services.test.busy': 'Test en cours…',
  'staff.services.test.done': 'Testé le {at}',
  'staff.services.state.ok': 'Fonctionne',
  'staff.services.state.note': 'Remarque',
  'staff.services.state.wrong': 'Demande votre attention',
  'staff.services.cause': 'Cause',
  'staff.services.resolution': 'Que faire',

  'staff.services.subject.built_in': 'Intégré',
  'staff.services.subject.script': 'Script',
  'staff.services.subject.secret': 'Secret et clé du site',
  'staff.services.subject.server': 'Serveur',
  'staff.services.subject.server_key': 'Clé du serveur',
  'staff.services.subject.browser_key': 'Clé du navigateur',
  'staff.services.subject.mail_server': 'Serveur de messagerie',
  'staff.services.subject.mail_message': 'Message d’essai',

  'staff.services.found.pow_ready': 'Le contrôle intégré est prêt. Il n’utilise aucun service externe.',
  'staff.services.found.index_ready':
    'Vos propres données d’adresses sont prêtes : {count, plural, one {# adresse} many {# d’adresses} other {# adresses}}.',
  'staff.services.found.index_empty':
    'Il n’y a pas encore de données d’adresses : les visiteurs ne peuvent que saisir leur adresse. Importez-en avec « addresses import ».',
  'staff.services.found.index_damaged': 'Certaines données d’adresses sont inutilisables : {error}',
  'staff.services.found.script_loads': 'Le script se charge depuis {host}.',
  'staff.services.found.secret_accepted': '{host} accepte le secret et la clé du site.',
  'staff.services.found.secret_is_for_tests':
    '{host} accepte tout avec ce secret : c’est un secret de test, qui n’arrête personne.',
  'staff.services.found.secret_refused':
    '{host} ne connaît pas le secret ({code}). Copiez-le de nouveau depuis votre compte {provider} dans {prefix}_SECRET, et redémarrez.',
  'staff.services.found.keys_do_not_match':
    'Le secret et la clé du site ne vont pas ensemble ({code}). Prenez les deux, {prefix}_SECRET et {prefix}_SITE_KEY, dans le même compte {provider}, et redémarrez.',
  'staff.services.found.check_refused':
    '{host} a rejeté l’appel lui-même ({code}). Vérifiez {prefix}_VERIFY_URL ; si l’adresse est bonne, contactez l’assistance de {provider}.',
  'staff.services.found.lookup_answers':
    '{host} répond{count, plural, =0 {, sans aucune suggestion pour « High Street »} one {, avec # suggestion} many {, avec # de suggestions} other {, avec # suggestions}}.',
  'staff.services.found.lookup_refused': '{host} a répondu par l’erreur {code}.',
  'staff.services.found.browser_key_untested':
    'La clé du navigateur ne fonctionne que sur votre site : testez-la dans un navigateur, sur la page « Services » de la console.',
  'staff.services.found.mail_is_off':
    'SMTP_URL n’est pas défini : les e-mails sont conservés et montrés à l’équipe, et personne ne les reçoit.',
  'staff.services.found.mail_server_answers':
    '{host} a répondu et accepté notre connexion. Aucun e-mail n’a été envoyé.',
  'staff.services.found.mail_message_taken':
    '{host} a accepté le message pour {to}. S’il n’arrive pas, regardez dans les indésirables.',
  'staff.services.found.mail_message_refused': '{host} a refusé le message pour {to} ({code}). Sa réponse :',
  'staff.services.mail.message': 'M’envoyer un message d’essai',
  'staff.services.mail.message_busy': 'Envoi en cours…',
  'staff.services.found.mail_sign_in_refused':
    '{host} a rejeté notre connexion ({code}). Vérifiez le nom et le mot de passe dans SMTP_URL, et redémarrez.',
  'staff.services.found.timed_out':
    '{host} n’a pas répondu en {seconds, plural, one {# seconde} many {# de secondes} other {# secondes}}. Il est peut-être en panne ; si cela continue, vérifiez que votre réseau autorise la connexion.',
  'staff.services.found.unreachable':
    '{host} est injoignable. Il est peut-être en panne ; si cela continue, vérifiez l’adresse, et que votre réseau autorise la connexion.',
  'staff.services.found.http_status':
    '{host} a répondu avec le statut HTTP {status}. La panne est peut-être brève ; si cela continue, vérifiez l’adresse dans les paramètres.',
  'staff.services.found.not_its_answer':
    'Quelque chose répond à {host}, mais ce n’est pas le service : peut-être un proxy, la page de connexion d’un réseau ou une adresse fausse. Vérifiez l’adresse dans les paramètres.',

  'staff.services.open_title': 'Alertes en cours',
  'staff.services.past_title': 'Alertes passées',
  'staff.services.none_open':
    'Aucune. Les propriétaires sont avertis par e-mail quand une alerte s’ouvre ; si l’e-mail lui-même est en panne, le bandeau l’indique.',
  'staff.services.none_failing':
    'Aucun service n’est en panne. Les offres sans données d’adresses figurent sous « Recherche d’adresses ».',
  'staff.services.none_past': 'Aucune au cours des 100 derniers jours.',
  'staff.services.alarm.human-check': 'Contrôle de sécurité',
  'staff.services.alarm.human-check-script': 'Contrôle de sécurité, dans les navigateurs',
  'staff.services.alarm.address-lookup': 'Recherche d’adresses',
  'staff.services.alarm.mail': 'E-mail',
  'staff.services.alarm.address-data': 'Données d’adresses',
  'staff.services.kind.unavailable': 'Injoignable',
  'staff.services.kind.misconfigured': 'Paramètres rejetés',
  'staff.services.kind.account': 'Le compte demande votre attention',
  'staff.services.kind.address-data': 'Manquantes',
  'staff.services.alarm.code': 'code {code}',
  'staff.services.alarm.offer': 'offre {code}',
  'staff.services.alarm.others': 'plusieurs offres',
  'staff.services.alarm.last_seen':
    'Depuis le {from}, constatée en dernier le {until}, {count, plural, one {une fois} many {# de fois} other {# fois}}',
  'staff.services.alarm.until': 'Du {from} au {until}, {count, plural, one {une fois} many {# de fois} other {# fois}}',
};
