import type { publicStatusTexts } from '../en/public-status.ts';

export const publicStatusTextsInFrench: Record<keyof typeof publicStatusTexts, string> = {
  'public.receipt.reference': 'Votre référence',
  'public.receipt.copy': 'Copier le lien',
  'public.receipt.link': 'Lien vers cette demande',
  'public.receipt.qr': 'Scannez ce code pour ouvrir votre demande. Toute personne qui le possède peut faire de même.',
  'public.receipt.keep': 'Enregistrez ce lien pour revenir à votre demande. Gardez-le pour vous.',
  'public.receipt.print': 'Imprimer',
  'public.receipt.copied': 'Lien copié',
  'public.receipt.marked': 'Lien sélectionné : copiez-le avec votre clavier ou le menu',
  'public.receipt.to': 'Livraison à',
  'public.receipt.for': 'Pour',
  'public.receipt.masked': 'En partie masqué, au cas où d’autres personnes verraient cette page.',
  'public.receipt.sent': 'Envoyée le',
  'public.receipt.show': 'Afficher mes informations',
  'public.receipt.shown': 'Affichées pour l’instant, pour vérifier ou imprimer.',
  'public.receipt.hide': 'Masquer',
  'public.receipt.giving': 'Comment c’est attribué',
  'public.receipt.emailed':
    '{state, select, sent {Nous l’avons envoyé par e-mail à {address}} other {Nous l’envoyons par e-mail à {address}}}',
  'public.receipt.not_emailed':
    'Nous n’avons pas pu écrire à {address}. {change, select, yes {Vérifiez l’adresse.} other {Si l’adresse est fausse, dites-le-nous : nos coordonnées sont ci-dessous.}}',
  'public.receipt.put_email_right': 'La rectifier',
  'public.receipt.no_email':
    'Vous n’avez pas donné d’adresse e-mail. Enregistrez ou imprimez cette page : c’est votre moyen d’y revenir.',
  'public.mail_link.open': 'M’envoyer par e-mail le lien vers cette page',
  'public.mail_link.known': 'Nous l’enverrons à {address}.',
  'public.mail_link.hint': 'Nous ne l’utilisons que pour ce seul e-mail.',
  'public.mail_link.send': 'Envoyer le lien',
  'public.mail_link.sent': 'Le lien vous a été envoyé par e-mail. Il peut mettre quelques minutes à arriver.',
  'public.mail_link.limited':
    'Le lien a déjà été envoyé plusieurs fois aujourd’hui : nous ne l’avons pas renvoyé. Copiez-le, ou réessayez demain.',
  'public.status.title': 'Demande {reference}',
  'public.status.confirm_until': 'Le lien est valable jusqu’au {when}.',
  'public.status.reason': 'Motif : {reason}',
  'public.status.ask_again': 'Envoyer une nouvelle demande tant que l’offre est ouverte',
  'public.status.too_late.withdrawal':
    'Il est trop tard pour annuler ici : votre demande a avancé depuis l’ouverture de la page. Rien n’a été modifié.',
  'public.status.too_late.correction':
    'Il est trop tard pour faire cette modification ici : votre demande a avancé depuis l’ouverture de la page. Rien n’a été modifié.',
  'public.status.changed':
    '{what, select, address {L’adresse a été modifiée.} items {Les articles ont été modifiés.} name {Le nom a été modifié.} email {L’adresse e-mail a été modifiée.} phone {Le numéro de téléphone a été modifié.} other {Votre réponse a été modifiée.}} {shown, select, yes {Vérifiez que tout est correct.} other {Appuyez sur « Afficher mes informations » pour vérifier.}}',
  'public.standing.unconfirmed': 'Encore une étape : ouvrez le lien reçu par e-mail',
  'public.standing.unconfirmed_next':
    'Ouvrez le lien que nous envoyons à {address}, et appuyez sur le bouton qui s’y trouve. D’ici là, rien n’est réservé pour vous.',
  'public.standing.held': 'Nous vérifions votre demande',
  'public.standing.held_next':
    'Votre part est mise de côté, et une personne vérifiera votre demande {reach, select, collected {avant tout retrait} other {avant tout envoi}}. Vous n’avez rien à faire.',
  'public.standing.held_review': 'Nous vérifions votre demande',
  'public.standing.held_review_next':
    'L’équipe en décide, et votre part est mise de côté d’ici là. Vous n’avez rien à faire.',
  'public.standing.held_drawn': 'Vous êtes tiré au sort. Nous vérifions votre demande',
  'public.standing.held_drawn_next':
    'Le tirage a eu lieu le {drawn}. Votre part est mise de côté, et une personne vérifie votre demande {reach, select, collected {avant tout retrait} other {avant tout envoi}}.',
  'public.standing.held_unreserved': 'Nous vérifions votre demande',
  'public.standing.held_unreserved_next':
    'Une personne vérifiera votre demande {reach, select, collected {avant tout retrait} other {avant tout envoi}}. D’ici là, rien n’est réservé pour vous. Vous n’avez rien à faire.',
  'public.standing.accepted': 'Votre demande est acceptée',
  'public.standing.accepted_next':
    'Votre part est mise de côté pour votre logement.{by, select, none { Nous la préparerons bientôt.} other { Elle arrive d’ici le {by}.}}',
  'public.standing.accepted_turn': 'C’est votre tour',
  'public.standing.accepted_turn_next':
    'Votre demande est acceptée, et votre part est mise de côté pour votre logement.{by, select, none { Nous la préparerons bientôt.} other { Elle arrive d’ici le {by}.}}',
  'public.standing.accepted_drawn': 'Vous êtes tiré au sort',
  'public.standing.accepted_drawn_next':
    'Le tirage a eu lieu le {drawn}, et votre demande est acceptée.{by, select, none { Nous la préparerons bientôt.} other { Elle arrive d’ici le {by}.}}',
  'public.standing.sent_again': 'Nous vous la renvoyons',
  'public.standing.sent_again_next':
    'Une part est de nouveau mise de côté pour vous.{by, select, none { Nous la préparerons bientôt.} other { Elle arrive d’ici le {by}.}}',
  'public.standing.accepted_collected': 'Votre demande est acceptée',
  'public.standing.accepted_collected_next':
    'Votre part est mise de côté. Vous venez la retirer ici : {where}, {when}.',
  'public.standing.accepted_ready': 'Prête à être retirée',
  'public.standing.accepted_ready_next': 'Votre part vous attend ici : {where}. Venez {when}.',
  'public.standing.accepted_unplaced': 'Choisissez un lieu de retrait',
  'public.standing.accepted_unplaced_next':
    'Votre part est mise de côté, mais vous ne pouvez plus la retirer ici : {where}. Choisissez un autre lieu ci-dessous, ou contactez-nous.',
  'public.standing.waitlisted': 'Vous êtes dans la file d’attente',
  'public.standing.waitlisted_place': 'Votre place dans la file d’attente : {place, number}',
  'public.standing.waitlisted_next':
    'Il n’y en a plus pour l’instant. Si un exemplaire est rendu, il revient au logement suivant de la file.',
  'public.standing.waitlisted_not_drawn': 'Vous n’avez pas été tiré au sort',
  'public.standing.waitlisted_not_drawn_next':
    'Le tirage a eu lieu le {drawn}. Votre place dans la file d’attente : {place, number}. Si un exemplaire est rendu, il revient au logement suivant de la file.',
  'public.standing.waitlisted_unchecked': 'Vous êtes dans la file d’attente',
  'public.standing.waitlisted_unchecked_next':
    'Nous vérifions encore votre demande, et vous gardez votre place. Si un exemplaire est rendu, il revient au prochain logement vérifié de la file.',
  'public.standing.entered': 'Vous participez au tirage au sort',
  'public.standing.entered_next': 'Il a lieu le {draw}. Toutes les participations ont la même chance.',
  'public.standing.entered_unchecked': 'Vous participez au tirage au sort',
  'public.standing.entered_unchecked_next':
    'Il a lieu le {draw}. Si la vôtre est tirée au sort, une personne la vérifiera {reach, select, collected {avant tout retrait} other {avant tout envoi}}.',
  'public.standing.packed': 'Nous préparons votre colis',
  'public.standing.packed_next':
    'Il part avec la prochaine livraison. Vous ne pouvez plus l’annuler ni le modifier ici. En cas de problème, contactez-nous ci-dessous.',
  'public.standing.dispatched': 'Votre colis est en route',
  'public.standing.dispatched_next': 'Il a été remis pour livraison.',
  'public.standing.closed': 'Demande terminée',
  'public.standing.closed_next':
    'Votre colis a été remis pour livraison. S’il n’est pas arrivé, contactez-nous ci-dessous.',
  'public.standing.collected': 'Vous l’avez retirée',
  'public.standing.collected_next':
    'La remise a eu lieu le {handed}, ici : {where}. Si vous n’avez rien reçu, contactez-nous ci-dessous.',
  'public.standing.closed_undelivered': 'Cette demande est close',
  'public.standing.closed_undelivered_next':
    'L’envoi ne vous est pas parvenu et ne sera pas renvoyé. Si vous avez une question, contactez-nous ci-dessous.',
  'public.standing.returned': 'Votre colis nous a été retourné',
  'public.standing.returned_next':
    '{reason, select, address_wrong {Le transporteur n’a pas trouvé l’adresse.} not_collected {Personne ne l’a réceptionné.} refused {Il a été refusé.} other {Il n’a pas pu être livré.}} {again, select, yes {Vérifiez l’adresse, et nous le renvoyons.} other {Si vous savez pourquoi, dites-le-nous : nos coordonnées sont ci-dessous.}}',
  'public.standing.lost': 'Votre colis a été perdu',
  'public.standing.lost_next':
    'Nous vous présentons nos excuses. Si vous avez une question, contactez-nous ci-dessous.',
  'public.standing.declined': 'Nous n’avons pas pu accepter votre demande',
  'public.standing.declined_next':
    '{reach, select, collected {Rien n’est mis de côté pour vous.} other {Rien ne sera envoyé.}} Si vous pensez que c’est une erreur, contactez-nous ci-dessous.',
  'public.standing.withdrawn': 'Vous avez annulé cette demande',
  'public.standing.withdrawn_next':
    '{reach, select, collected {Rien n’est mis de côté pour vous.} other {Rien ne sera envoyé.}}',
  'public.standing.withdrawn_by_staff': 'Cette demande a été annulée',
  'public.standing.withdrawn_by_staff_next':
    'Nous l’avons annulée pour vous. {reach, select, collected {Rien n’est mis de côté pour vous.} other {Rien ne sera envoyé.}}',
  'public.standing.lapsed_undecided': 'Cette demande a pris fin',
  'public.standing.lapsed_undecided_next':
    'Nous n’avons pas fini de vérifier votre demande à temps. {reach, select, collected {Rien n’est mis de côté pour vous.} other {Rien ne sera envoyé.}}',
  'public.standing.lapsed_queue': 'Cette demande a pris fin',
  'public.standing.lapsed_queue_next':
    'L’offre a pris fin avant votre tour. {reach, select, collected {Rien n’est mis de côté pour vous.} other {Rien ne sera envoyé.}}',
  'public.standing.lapsed_draw': 'Cette demande a pris fin',
  'public.standing.lapsed_draw_next':
    'L’offre a pris fin avant le tirage au sort. {reach, select, collected {Rien n’est mis de côté pour vous.} other {Rien ne sera envoyé.}}',
  'public.standing.lapsed_uncollected': 'Votre demande n’a pas été retirée',
  'public.standing.lapsed_uncollected_next':
    'Votre part n’est plus gardée pour vous. Si vous avez une question, contactez-nous ci-dessous.',
  'public.timeline.heading': 'Ce qui s’est passé',
  'public.timeline.next': 'La suite',
  'public.timeline.mark.done': 'Fait :',
  'public.timeline.mark.now': 'En cours :',
  'public.timeline.mark.next': 'À venir :',
  'public.shipment.carrier': 'Transporteur',
  'public.shipment.number': 'Numéro de suivi',
  'public.shipment.follow': 'Suivre votre colis',
  'public.collect.code': 'Montrez ceci au guichet',
  'public.collect.where': 'Lieu de retrait',
  'public.collect.gone': 'Ce lieu n’est plus proposé.',
  'public.collect.none': 'Aucun autre horaire d’ouverture n’y est prévu.',
  'public.collect.until': 'Votre part est gardée jusqu’au {when}. Elle revient ensuite au logement suivant.',
  'public.collect.calendar': 'Ajouter au calendrier',
  'public.collect.change': 'Choisir un autre lieu',
  'public.collect.save': 'Enregistrer ce lieu',
  'public.collect.refused':
    'Vous ne pouvez plus la retirer à cet endroit. Rien n’a été modifié : choisissez un autre lieu.',
  'public.withdraw.open':
    '{state, select, entered {Se retirer du tirage au sort} waitlisted {Quitter la file d’attente} other {Annuler cette demande}}',
  'public.withdraw.text':
    '{state, select, waitlisted {Vous perdrez votre place dans la file d’attente.} other {{reach, select, collected {Rien ne sera mis de côté pour vous.} other {Rien ne sera envoyé.}}}} Vous ne pourrez pas revenir en arrière.',
  'public.withdraw.confirm':
    '{state, select, entered {Oui, me retirer} waitlisted {Oui, quitter la file} other {Oui, annuler}}',

  'public.change.title': 'Rectifier ma demande',
  'public.change.until':
    'Vous pouvez la modifier jusqu’à sa préparation{date, select, none {} other {, au plus tard le {date}}}.',
  'public.change.until_collected': 'Vous pouvez la modifier jusqu’à son retrait.',
  'public.change.shown': 'Vos informations sont affichées sur cette page.',
  'public.change.hide': 'Les masquer',
  'public.change.place': 'Vous gardez votre place',
  'public.change.place_text': 'Si une modification est impossible, tout reste comme maintenant.',
  'public.change.back': 'Revenir à ma demande',
  'public.change.now': 'Actuellement : {value}',
  'public.change.save': 'Enregistrer',
  'public.change.save_email': 'Enregistrer et envoyer le lien',
  'public.change.keep': 'Ne rien changer',
  'public.change.items_kept': 'Vous gardez ce que vous avez tant que la modification n’est pas enregistrée.',
  'public.change.email_both':
    '{known, select, yes {Nous écrivons aux deux adresses} other {Nous vous envoyons un lien par e-mail}}',
  'public.change.email_both_text':
    '{known, select, yes {La nouvelle reçoit un lien de confirmation. Tant que vous ne l’avez pas ouvert, nous utilisons l’ancienne. L’ancienne est informée du changement.} other {Ouvrez-le pour confirmer l’adresse. D’ici là, nous ne l’utilisons pas.}}',
  'public.change.email_waits':
    'Confirmez {asked} : ouvrez le lien que nous y avons envoyé. {current, select, none {D’ici là, nous n’envoyons aucun autre e-mail.} other {D’ici là, nous utilisons {current}.}}',
  'public.change.email_again': 'Renvoyer le lien',
  'public.change.email_keep': 'Garder l’ancienne',
  'public.change.email_sent': 'Le lien a été envoyé. Il peut mettre quelques minutes à arriver.',
  'public.change.email_kept': 'L’adresse e-mail reste inchangée.',
  'public.change.not_changed': 'Rien n’a été modifié',
  'public.change.refused.sold_out': 'Il n’en reste pas assez. Vous gardez ce que vous avez.',
  'public.change.refused.already_asked':
    'C’est plus que ce que ce logement peut recevoir. Vous gardez ce que vous avez.',
  'public.change.refused.rate_limited':
    'Trop de modifications aujourd’hui. Tout est resté comme avant. Réessayez demain, ou contactez-nous ci-dessous.',
  'public.change.refused.human_check_needed':
    'Nous ne pouvons pas faire cette modification ici, car la demande a été envoyée sans le contrôle de sécurité. Contactez-nous ci-dessous : nous nous en chargerons.',
  'public.change.left':
    '{left, plural, =0 {il n’en reste pas} one {il n’en reste que # de plus} many {il n’en reste que # de plus} other {il n’en reste que # de plus}}',
  'public.change.ask_again': 'Corriger l’adresse et redemander',
  'public.change.ask_again_text':
    'L’envoi est revenu de cette adresse : {address}. Corrigez-la, et nous le renvoyons. Vous pouvez le faire une fois.',
  'public.change.ask_again_send': 'Enregistrer et redemander',
  'public.confirm.email.title': 'Confirmez votre nouvelle adresse e-mail',
  'public.confirm.email.text':
    'Appuyez sur le bouton, et les e-mails sur la demande {reference} arriveront à cette adresse.',
  'public.confirm.email.button': 'Utiliser cette adresse e-mail',
  'public.confirm.email.expired':
    'L’adresse e-mail n’a pas été modifiée : le lien est trop ancien, ou la demande a été préparée entre-temps.',

  'public.draw.title': 'Le tirage au sort',
  'public.draw.heading_collecting': 'Un tirage au sort aura lieu',
  'public.draw.heading_fixed': 'La liste du tirage au sort est close',
  'public.draw.heading_drawn': 'Le tirage au sort a eu lieu',
  'public.draw.text_collecting':
    'Chaque demande inscrite au tirage à la fin de l’offre a la même chance. La liste des inscriptions apparaîtra ici peu après.',
  'public.draw.text_fixed':
    'Les inscriptions sont closes. Le tirage au sort aura lieu quand la valeur publique sera connue.',
  'public.draw.text_drawn':
    'La valeur publique est connue ; avec la liste ci-dessous, tout le monde peut refaire le tirage.',
  'public.draw.decides': 'Ce qui détermine le résultat',
  'public.draw.format': 'Comment cela s’écrit',
  'public.draw.format_text':
    '{kind, select, digits {Exactement {length, plural, one {# chiffre} many {# de chiffres} other {# chiffres}}, sans rien entre les chiffres} hex {Exactement {length, plural, one {# caractère} many {# de caractères} other {# caractères}} : de 0 à 9 et de a à f, en minuscules} other {{count, plural, one {Un nombre entier} many {# de nombres entiers différents} other {# nombres entiers différents}} de {min} à {max}, {order, select, ascending {par ordre croissant} other {dans l’ordre du tirage}}, séparés par une seule espace et sans zéro au début}}',
  'public.draw.known_at': 'Connue le',
  'public.draw.value': 'La valeur',
  'public.draw.fixed_at': 'Liste close le',
  'public.draw.digest': 'Empreinte de la liste (SHA-256)',
  'public.draw.how_heading': 'Déroulement',
  'public.draw.how_enter':
    'Chaque demande a une inscription : une ligne de lettres et de chiffres qui ne dit rien sur vous. Elle figure sur votre récapitulatif.',
  'public.draw.how_fix':
    'À la fin de l’offre, la liste de toutes les inscriptions est publiée ici. À partir de là, rien n’y change.',
  'public.draw.how_rank':
    'Ensuite est publiée une valeur que personne ne pouvait connaître à l’avance. Deux personnes de l’organisme la saisissent séparément, sous la seule forme annoncée ici. Combinée à chaque inscription, elle donne l’ordre.',
  'public.draw.how_give':
    'Dans cet ordre, nous acceptons les demandes tant qu’il en reste assez pour la demande entière. Les autres sont dans la file d’attente.',
  'public.draw.experts': 'Pour les spécialistes',
  'public.draw.experts_text':
    'L’ordre est celui du HMAC-SHA-256 de chaque inscription, avec la valeur publique comme clé, par ordre croissant.',
  'public.draw.list_heading': '{count, plural, one {# inscription} many {# d’inscriptions} other {# inscriptions}}',
  'public.draw.file':
    '<file>Enregistrez la liste dans un fichier</file> et vérifiez-la vous-même : « doorstep draw verify » refait le tirage à partir du fichier, sans ce serveur.',
  'public.draw.more':
    '{count, plural, one {Et # autre dans le fichier.} many {Et # d’autres dans le fichier.} other {Et # autres dans le fichier.}}',
  'public.draw.back': 'Revenir à l’offre',
};
