import type { publicPageTexts } from '../en/public.ts';

/** Textes des pages publiques. Le visiteur est vouvoyé ; ce qu’il reçoit est un « exemplaire », où il habite un « logement ». */
export const publicPageTextsInFrench: Record<keyof typeof publicPageTexts, string> = {
  'public.title.of': '{page} : {title}',
  'public.title.error': 'Erreur : {title}',

  'public.frame.skip': 'Aller au contenu principal',
  'public.frame.development': 'Mode développement : les services et les clés de test sont autorisés ici.',
  'public.frame.language': 'Langue :',
  'public.frame.doorstep': 'Doorstep',
  'public.footer.help': 'Besoin d’aide',
  'public.footer.responsible': 'Responsable de cette offre : {organisation}.',
  'public.footer.links': 'Mentions et langues',
  'public.footer.privacy': 'Données personnelles',
  'public.footer.accessibility': 'Accessibilité',
  'public.embed.own_page': 'Ouvrir sur sa propre page',
  'public.embed.receipt': 'Votre navigateur ne peut pas conserver ce reçu à l’intérieur d’un autre site.',
  'public.embed.open_receipt': 'Ouvrir votre reçu pour voir vos informations, modifier la demande ou l’annuler',
  'public.footer.attribution': 'Données d’adresses : {sources}',
  'public.footer.made_with': 'Réalisé avec Doorstep',
  'public.action.try_again': 'Réessayer',
  'public.action.other_offers': 'Voir toutes les offres',

  'public.home.title': 'Offres pour votre logement',
  'public.home.lead': 'Choisissez, indiquez votre adresse, demandez. Cela prend environ une minute.',
  'public.home.none': 'Il n’y a aucune offre pour le moment.',
  'public.home.now': 'Ouvertes en ce moment',
  'public.home.soon': 'Bientôt ouvertes',
  'public.home.not_now': 'Fermées aux demandes',

  'public.offer.after': 'Ce qui se passe après l’envoi',
  'public.offer.for_others': 'Vous demandez pour quelqu’un d’autre ?',
  'public.offer.for_others_text': 'Vous pouvez demander pour un voisin ou un parent : indiquez son adresse et son nom.',
  'public.offer.about': 'À propos de cette offre',
  'public.offer.eligibility': 'Qui peut faire une demande',
  'public.offer.opens_heading': 'Cette offre n’est pas encore ouverte',
  'public.offer.opens_live':
    'Le formulaire apparaîtra ici à l’ouverture de l’offre. Il vous suffira d’indiquer votre adresse.',
  'public.offer.opens_plain': 'Rechargez cette page à ce moment-là : le formulaire y sera.',
  'public.offer.paused_heading': 'Les demandes sont suspendues pour le moment',
  'public.offer.paused_text': 'Les demandes déjà envoyées ne sont pas concernées. Revenez plus tard.',
  'public.offer.closed_heading': 'Cette offre est terminée',
  'public.offer.closed_at': 'Elle s’est terminée le {when}.',
  'public.offer.closed_text':
    'Nous n’acceptons plus de demandes. Si vous en avez envoyé une, son lien fonctionne toujours.',
  'public.offer.closed_draw': 'Un tirage au sort a lieu. La page de votre demande indique si vous y participez.',
  'public.offer.closed_draw_link': 'Suivre le tirage au sort',
  'public.facts.how_drawn': 'Comment se déroule le tirage au sort',
  'public.receipt.entry': 'Votre inscription au tirage au sort',
  'public.receipt.rank': 'Rang au tirage : {rank, number}',
  'public.offer.closed_queue':
    'Chacun garde sa place dans la file d’attente. Si un exemplaire est rendu, il revient au logement suivant.',
  'public.offer.sold_out_heading': 'Il n’y en a plus',
  'public.offer.sold_out_text': 'Si un exemplaire est rendu, il apparaîtra ici.',

  'public.facts.heading': 'En bref',
  'public.area.countries': 'Uniquement pour les adresses dans ces pays : {countries}.',
  'public.area.postcodes': 'Codes postaux commençant par {prefixes}.',
  'public.area.polygon': 'Uniquement pour les logements d’un secteur donné. Nous vérifions votre adresse sur la carte.',

  'public.count_down.days':
    '<number>{count, number}</number> {count, plural, one {jour} many {de jours} other {jours}}',
  'public.count_down.hours':
    '<number>{count, number}</number> {count, plural, one {heure} many {d’heures} other {heures}}',
  'public.count_down.minutes':
    '<number>{count, number}</number> {count, plural, one {minute} many {de minutes} other {minutes}}',
  'public.count_down.seconds':
    '<number>{count, number}</number> {count, plural, one {seconde} many {de secondes} other {secondes}}',

  'public.form.problem': 'Votre saisie est à corriger',
  'public.form.items': 'Ce que vous souhaitez',
  'public.form.place': 'Lieu de retrait',
  'public.form.contact': 'Vos coordonnées',
  'public.form.questions': 'Quelques questions',
  'public.form.optional': '{label} (facultatif)',
  'public.form.optional_mark': '(facultatif)',
  'public.form.check': 'Vérifier votre demande',
  'public.form.nothing_reserved':
    'Rien n’est réservé pendant que vous remplissez ce formulaire. Vous reverrez tout avant l’envoi.',
  'public.form.honeypot': 'Laissez ce champ vide',
  'public.items.how_many': 'Quantité',
  'public.items.most_per_request':
    '{max, plural, one {# par demande} many {jusqu’à # par demande} other {jusqu’à # par demande}}',
  'public.items.most_per_home':
    '{max, plural, one {# par logement} many {jusqu’à # par logement} other {jusqu’à # par logement}}',
  'public.contact.name': 'Votre nom',
  'public.contact.name_why':
    '{reach, select, collected {Il vous sera demandé lors du retrait.} other {Tel qu’il doit figurer sur l’étiquette.}}',
  'public.contact.email': 'Adresse e-mail',
  'public.contact.email_why':
    '{way, select, sent {Pour vous envoyer le récapitulatif, et en cas de question.} other {En cas de question.}}{reach, select, collected {} other { Un transporteur pourra s’en servir pour vous annoncer son passage.}}',
  'public.contact.phone': 'Numéro de téléphone',
  'public.contact.phone_why':
    '{reach, select, collected {En cas de question.} other {En cas de problème de livraison. Il peut aussi être transmis à un transporteur.}}',
  'public.field_error.at': '{field} – {message}',
  'public.field_error.name_required': 'Indiquez votre nom',
  'public.field_error.email_required': 'Indiquez votre adresse e-mail',
  'public.field_error.phone_required': 'Indiquez votre numéro de téléphone',
  'public.field_error.line1_required': 'Indiquez la première ligne de votre adresse',
  'public.field_error.city_required': 'Indiquez votre commune',
  'public.field_error.country_required': 'Choisissez votre pays',

  'public.draft.restored':
    'Nous avons rétabli ce que vous aviez saisi. Ces données étaient conservées uniquement sur cet appareil.',
  'public.draft.start_again': 'Vider le formulaire',
  'public.draft.cleared':
    'Nous avons effacé de cet appareil ce que vous aviez saisi, après 30 minutes sans frappe au clavier.',
  'public.draft.idle_title': 'Êtes-vous toujours là ?',
  'public.draft.idle_text':
    'Dans quelques minutes, nous effacerons ce que vous avez saisi de cette page et de cet appareil, au cas où d’autres personnes l’utiliseraient.',
  'public.draft.idle_keep': 'Tout garder, je suis là',
  'public.navigation.lost_title': 'Vous êtes hors connexion',
  'public.navigation.lost_text':
    'Rien de ce que vous avez saisi n’est perdu. Réessayez une fois la connexion rétablie.',
  'public.navigation.busy_title': 'Trop d’essais',
  'public.navigation.busy_text': 'Attendez une minute, puis réessayez. Rien de ce que vous avez saisi n’est perdu.',
  'public.navigation.server_title': 'Un problème est survenu de notre côté',
  'public.navigation.server_text': 'Rien de ce que vous avez saisi n’est perdu. Réessayez dans quelques minutes.',

  'public.check.asked': 'À compléter',
  'public.check.title': 'Vérifier votre demande',
  'public.check.items': 'Articles',
  'public.check.address': 'Adresse',
  'public.check.unit': 'Appartement',
  'public.check.typed': 'Saisie à la main',
  'public.check.if_short_queue': 'S’il n’y en a pas assez : file d’attente pour la demande complète',
  'public.check.not_given': 'Non indiqué',
  'public.check.yes': 'Oui',
  'public.check.no': 'Non',
  'public.check.change': 'Modifier',
  'public.check.nothing_reserved': 'Rien n’a encore été envoyé ni réservé.',
  'public.check.not_sent': 'Votre demande n’a pas été envoyée',
  'public.check.on_send': 'Ce qui se passe quand vous envoyez',
  'public.check.plain_text': 'Voici donc ce qui se passe :',
  'public.check.plain_title': 'Le contrôle de sécurité n’est pas actif',
  'public.human_check.title': 'Contrôle de sécurité',
  'public.human_check.idle': 'Votre appareil effectue un court calcul avant l’envoi. Vous n’avez rien à faire.',
  'public.human_check.start': 'Lancer le contrôle',
  'public.human_check.working': 'Contrôle en cours… Vous n’avez rien à faire.',
  'public.human_check.slow': 'Contrôle toujours en cours. Sur certains appareils, cela prend un peu plus de temps.',
  'public.human_check.passed': 'Contrôle réussi.',
  'public.human_check.failed':
    'Le contrôle n’a pas fonctionné. Rien de ce que vous avez saisi n’est perdu. Réessayez, ou envoyez sans lui : une personne vérifiera alors d’abord votre demande.',
  'public.captcha.idle': 'Le contrôle a lieu au moment de l’envoi de la demande.',
  'public.captcha.preparing': 'Préparation du contrôle…',
  'public.captcha.ready':
    'Le contrôle a lieu au moment de l’envoi de la demande. Il peut vous demander de résoudre une énigme visuelle.',
  'public.captcha.working': 'Contrôle en cours… Si une énigme s’affiche, résolvez-la pour continuer.',
  'public.captcha.slow': 'Contrôle toujours en cours. {provider} est plus lent que d’habitude.',
  'public.captcha.run_out': 'Le contrôle a expiré. Il aura lieu de nouveau à l’envoi de la demande.',
  'public.captcha.unreachable':
    'Nous n’avons pas pu charger le contrôle : {provider} ne répond pas, ou votre navigateur ou votre réseau le bloque. Rien de ce que vous avez saisi n’est perdu.',
  'public.captcha.closed': 'Le contrôle a été fermé avant la fin. Rien de ce que vous avez saisi n’est perdu.',
  'public.captcha.expired': 'Le contrôle est resté ouvert trop longtemps. Rien de ce que vous avez saisi n’est perdu.',
  'public.captcha.busy':
    'Trop de contrôles depuis votre réseau. Attendez une minute, puis réessayez. Rien de ce que vous avez saisi n’est perdu.',
  'public.captcha.broken': 'Un problème est survenu pendant le contrôle. Rien de ce que vous avez saisi n’est perdu.',
  'public.captcha.use_built_in': 'Utiliser plutôt le contrôle intégré',
  'public.captcha.send_without': 'Envoyer sans le contrôle : une personne examinera d’abord votre demande',
  'public.captcha.note': 'Ce contrôle est effectué par une autre entreprise, {provider}.',
  'public.captcha.monitored_note':
    'Nous essayons aussi un contrôle d’une autre entreprise, {provider}. Il ne décide rien au sujet de votre demande.',
  'public.captcha.privacy': 'Sa politique de confidentialité (nouvel onglet)',
  'public.captcha.terms': 'Ses conditions (nouvel onglet)',
  'public.check.needed_title': 'Encore un contrôle, s’il vous plaît',
  'public.check.needed_text':
    'Il nous faut un contrôle de plus avant de prendre votre demande. Tout ce que vous avez rempli est conservé.',
  'public.check.provider_down_title': 'Nous utilisons notre propre contrôle à la place',
  'public.check.provider_down_text':
    '{provider} ne fonctionne pas pour le moment. Vous n’avez rien à faire : notre propre contrôle se lance tout seul, et tout ce que vous avez rempli est conservé.',
  'public.send.checking': 'Fin du contrôle…',
  'public.send.sending': 'Envoi en cours…',
  'public.send.lost_title': 'Nous n’avons pas pu confirmer l’envoi',
  'public.send.lost_text':
    'La connexion a été interrompue : votre demande est peut-être arrivée, peut-être pas. Réessayez : elle ne compte qu’une fois, et rien de ce que vous avez saisi n’est perdu.',
  'public.send.resending': 'Nous l’enverrons dès que la connexion sera rétablie.',
  'public.send.cancel': 'Ne pas l’envoyer automatiquement',
  'public.send.unavailable_title': 'Un problème est survenu de notre côté',
  'public.send.unavailable_text':
    'Votre demande est peut-être arrivée, peut-être pas. Réessayez dans quelques minutes : elle ne compte qu’une fois, et rien de ce que vous avez saisi n’est perdu.',

  'public.refused.kept':
    'Rien n’a été envoyé ni réservé. Si vous revenez en arrière, vous retrouverez ce que vous aviez saisi.',
  'public.refused.another_address': 'Utiliser une autre adresse',
  'public.refused.sold_out.title': 'Il n’en reste pas assez',
  'public.refused.sold_out.title_none': 'Il n’y en a plus',
  'public.refused.sold_out.text': 'Votre demande n’a pas été envoyée. Choisissez comment continuer.',
  'public.refused.sold_out.text_none':
    'Nous n’avons pas pu prendre votre demande, et cette offre n’a pas de file d’attente.',
  'public.refused.sold_out.help': 'Si vous avez une question',
  'public.refused.sold_out.table': 'Ce que vous avez demandé, et ce qui reste',
  'public.refused.sold_out.item': 'Article',
  'public.refused.sold_out.asked': 'Demandé',
  'public.refused.sold_out.left': 'Vous pouvez avoir',
  'public.refused.sold_out.take_heading': 'Prendre ce qui reste',
  'public.refused.sold_out.take_text':
    'Nous adapterons votre demande à ce qui reste. Vous la verrez avant de l’envoyer.',
  'public.refused.sold_out.take': 'Demander ce qui reste',
  'public.refused.sold_out.queue_heading': 'Attendre le tout',
  'public.refused.sold_out.queue_text':
    'Votre demande entière rejoint la file d’attente. Si assez d’exemplaires sont rendus, c’est votre tour. Vous pouvez quitter la file à tout moment.',
  'public.refused.sold_out.queue': 'Attendre pour la demande complète',
  'public.refused.already_asked.title': 'Une demande a déjà été faite pour cette adresse',
  'public.refused.already_asked.text': 'Nous ne pouvons pas prendre d’autre demande pour ce logement actuellement.',
  'public.refused.already_asked.rule_once': 'Chaque logement peut faire une seule demande.',
  'public.refused.already_asked.rule_window':
    'Chaque logement peut faire une demande {days, plural, one {chaque jour} many {tous les # de jours} other {tous les # jours}}.',
  'public.refused.already_asked.rule_share_once':
    'Nombre maximal d’exemplaires par logement : {count, number} en tout.',
  'public.refused.already_asked.rule_share_window':
    'Nombre maximal d’exemplaires par logement : {count, number} {days, plural, one {chaque jour} many {tous les # de jours} other {tous les # jours}}.',
  'public.refused.already_asked.rule_items': 'Il y a une limite par logement.',
  'public.refused.already_asked.help': 'Si vous avez une question',
  'public.claim.open': 'Signaler une erreur',
  'public.claim.text': 'Nous lirons votre message et vous répondrons.',
  'public.claim.kind': 'Pour quelle raison ?',
  'public.claim.kind.different_flat': 'J’habite un autre appartement de cet immeuble',
  'public.claim.kind.shared_house': 'Nous partageons la maison avec un autre foyer',
  'public.claim.kind.moved_in': 'Nous avons emménagé récemment',
  'public.claim.kind.new_building': 'C’est un immeuble neuf',
  'public.claim.kind.address_misused': 'Quelqu’un d’autre a utilisé mon adresse',
  'public.claim.kind_missing': 'Choisissez une raison',
  'public.claim.words': 'Avec vos propres mots',
  'public.claim.email': 'Votre adresse e-mail',
  'public.claim.email_hint': 'Nous répondrons à cette adresse.',
  'public.claim.send': 'Envoyer',
  'public.claim.receipt_open': 'Était-ce vous ? Recevez de nouveau le récapitulatif',
  'public.claim.receipt_text':
    'Nous enverrons le récapitulatif à l’adresse e-mail indiquée dans la demande, s’il y en avait une. Nous ne pouvons pas l’afficher ici.',
  'public.claim.receipt_send': 'Renvoyer le récapitulatif',
  'public.claimed.claim.title': 'Nous avons bien reçu votre message',
  'public.claimed.claim.text': 'Nous le lirons et vous répondrons. Vous n’avez rien à faire d’ici là.',
  'public.claimed.receipt.title': 'Si une adresse e-mail a été indiquée, nous avons envoyé le récapitulatif',
  'public.claimed.receipt.text':
    'Consultez la messagerie de la personne qui a fait la demande pour votre logement. Si aucune adresse e-mail n’était indiquée, rien n’a été envoyé.',
  'public.claimed.help': 'Si vous avez une question',

  'public.correct.title': 'Corriger l’adresse',
  'public.correct.text': 'Tout le reste de votre demande demeure inchangé.',
  'public.correct.heading': 'Nouvelle adresse',
  'public.correct.now': 'Adresse actuelle : {address}',
  'public.correct.send': 'Corriger l’adresse',
  'public.correct.back': 'Garder l’adresse actuelle',
  'public.correct.not_taken': 'L’adresse n’a pas été modifiée',
  'public.correct.already_asked':
    'Une demande a déjà été faite pour la nouvelle adresse. Votre demande reste telle quelle.',

  'public.refused.outside_area.title': 'Cette adresse est en dehors du secteur',
  'public.refused.outside_area.text': 'Cette offre ne concerne pas l’adresse que vous avez indiquée.',
  'public.refused.outside_area.given': 'Vous avez indiqué : {address}',
  'public.refused.outside_area.help': 'Si votre logement se trouve dans le secteur',
  'public.refused.not_open.title': 'Cette offre n’est pas encore ouverte',
  'public.refused.not_open.text': 'Nous n’avons pas pu prendre votre demande : l’offre ouvrira plus tard.',
  'public.refused.not_open.help': 'Si vous avez une question',
  'public.refused.paused.title': 'Les demandes sont suspendues pour le moment',
  'public.refused.paused.text':
    'Nous n’avons pas pu prendre votre demande. Réessayez plus tard : ce que vous avez saisi est conservé.',
  'public.refused.paused.help': 'Si vous avez une question',
  'public.refused.closed.title': 'Cette offre est terminée',
  'public.refused.closed.text':
    'Elle s’est terminée avant l’arrivée de votre demande : nous n’avons pas pu la prendre.',
  'public.refused.closed.help': 'Si vous avez une question',
  'public.refused.unchecked_limit_reached.title':
    'Nous ne pouvons plus prendre de demandes sans contrôle de sécurité pour le moment',
  'public.refused.unchecked_limit_reached.text':
    'Une personne doit examiner chacune de ces demandes, et nous ne pouvons en traiter que quelques-unes. Envoyez la vôtre avec le contrôle de sécurité si vous le pouvez, ou réessayez plus tard.',
  'public.refused.unchecked_limit_reached.help': 'Ou demandez-nous de la saisir pour vous',

  'public.confirm.title': 'Confirmer votre demande',
  'public.confirm.text': 'Appuyez sur le bouton pour confirmer la demande {reference}.',
  'public.confirm.button': 'Confirmer la demande',
  'public.confirm.not_you': 'Si vous n’avez pas fait cette demande, fermez cette page.',
  'public.confirm.sold_out.title': 'Il n’y en a plus',
  'public.confirm.sold_out.text':
    'Tout a été épuisé avant la confirmation de la demande {reference}. Rien n’est réservé pour vous.',
  'public.confirm.sold_out.next':
    'Nous avons conservé votre demande, et une personne l’examinera. Si un exemplaire est rendu, vous pourrez encore la confirmer vous-même : rouvrez cette page.',
  'public.confirm.fewer_left.title': 'Il n’en reste pas assez',
  'public.confirm.fewer_left.text':
    'Il reste moins d’exemplaires que n’en prévoit la demande {reference} : nous n’avons pas pu la confirmer. Rien n’est réservé pour vous.',
  'public.confirm.fewer_left.next':
    'Nous avons conservé votre demande, et une personne l’examinera. Vous pouvez aussi envoyer une nouvelle demande pour une quantité moindre.',
  'public.confirm.already_asked.title': 'Une demande a déjà été faite pour cette adresse',
  'public.confirm.already_asked.text':
    'Nous n’avons pas pu confirmer la demande {reference}. Rien n’est réservé pour vous.',
  'public.confirm.already_asked.next':
    'Nous avons conservé votre demande, et une personne l’examinera. Si vous pensez que c’est une erreur, contactez-nous ci-dessous.',
  'public.confirm.expired.title': 'Ce lien a expiré',
  'public.confirm.expired.text':
    'Il était valable 24 heures. La demande {reference} n’a pas été confirmée : rien n’est réservé pour vous.',
  'public.confirm.expired.next':
    'Nous avons conservé votre demande, et une personne l’examinera. Vous n’avez rien à faire.',
  'public.confirm.see': 'Voir votre demande',
  'public.confirm.new_request': 'Envoyer une nouvelle demande',

  'public.error.not_here': 'Page introuvable',
  'public.error.not_here_text':
    'Si vous avez tapé l’adresse, vérifiez-la. Si vous avez suivi un lien, il n’est peut-être plus à jour.',
  'public.error.link': 'Ce lien ne fonctionne plus',
  'public.error.link_text':
    'Vérifiez que le lien a été copié en entier. Si c’est le cas, revenez à l’offre et recommencez.',
  'public.error.other': 'Un problème est survenu',
  'public.error.other_text': 'Rechargez cette page, ou revenez en arrière et réessayez.',
  'public.error.to_offer': 'Aller à l’offre',
  'public.error.request_id': 'Si vous nous contactez, indiquez ce code : {id}',

  'public.field_error.choice_required': 'Choisissez une réponse',
  'public.field_error.choices_required': 'Choisissez au moins une réponse',
  'public.field_error.consent_required': 'Cochez pour accepter',
  'public.field_error.date_required': 'Indiquez une date',
  'public.field_error.number_required': 'Indiquez un nombre',
  'public.field_error.email_answer_required': 'Indiquez une adresse e-mail',
  'public.field_error.phone_answer_required': 'Indiquez un numéro de téléphone',
  'public.changes.item_gone': '« {was} » n’est plus proposé ici et a été retiré de votre demande.',
  'public.changes.item_reworded': '« {was} » s’appelle maintenant « {now} ».',
  'public.changes.question_gone': 'Nous ne demandons plus « {was} ». Votre réponse ne sera pas envoyée.',
  'public.changes.question_reworded': '« {was} » est devenu « {now} ». Vérifiez votre réponse.',
  'public.changes.option_gone': '« {was} » ne fait plus partie des réponses.',
  'public.changes.option_reworded': 'Votre réponse « {was} » est devenue « {now} ».',
  'public.changes.place_gone': 'Le retrait n’est plus possible ici : « {was} ». Choisissez un autre lieu.',
  'public.changes.title': 'Cette offre a changé depuis que vous l’avez ouverte',
  'public.changes.text': 'Rien de ce que vous avez saisi n’est perdu. Votre demande n’est pas encore envoyée.',

  'public.footer.contacts': 'Contacts de toutes les offres',
  'public.footer.find': 'Retrouver ma demande',
  'public.error.find': 'Retrouver ma demande',
  'public.find.title': 'Retrouver ma demande',
  'public.find.lead': 'Nous vous envoyons le lien par e-mail.',
  'public.find.no_mail': 'Les e-mails sont désactivés ici : nous ne pouvons pas vous envoyer le lien.',
  'public.find.reference': 'Votre référence',
  'public.find.reference_hint':
    'Elle figure sur votre récapitulatif et dans l’e-mail reçu, par exemple 7K4M-Q2XP-9RTA.',
  'public.find.reference_wrong': 'Indiquez votre référence',
  'public.find.email_hint': 'Celle que vous avez donnée avec votre demande.',
  'public.find.email_wrong': 'Indiquez une adresse e-mail, comme nom@example.org',
  'public.find.send': 'M’envoyer le lien',
  'public.find.neither': 'Pas d’adresse e-mail, ou pas de référence ?',
  'public.find.neither_text':
    'Adressez-vous à l’organisation qui propose l’offre. Elle peut retrouver votre demande par votre nom et votre adresse. Ses coordonnées sont sur la page de l’offre.',
  'public.find.sent': 'Consultez votre messagerie',
  'public.find.sent_lead': 'Si les deux correspondent, un e-mail avec le lien est en route.',
  'public.find.sent_text':
    'Il peut mettre quelques minutes à arriver. Toute personne qui a le lien peut voir et modifier la demande : gardez-le pour vous.',
  'public.find.nothing': 'Rien reçu ?',
  'public.find.nothing_text':
    'Regardez dans les indésirables. Vérifiez la référence et l’adresse e-mail, puis réessayez. Nous disons la même chose que nous les connaissions ou non, pour que personne ne puisse savoir qui a demandé quoi.',
};
