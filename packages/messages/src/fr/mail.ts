import type { mailTexts } from '../en/mail.ts';

export const mailTextsInFrench: Record<keyof typeof mailTexts, string> = {
  'mail.receipt.subject': 'Votre demande {reference} : {offer}',
  'mail.receipt.intro':
    '{state, select, accepted {Votre demande pour « {offer} » est acceptée. Votre part est mise de côté{way, select, collected { : vous viendrez la retirer, et nous la préparerons bientôt} other {, et nous la préparerons bientôt}}.} held {Nous vérifions votre demande pour « {offer} ». Vous n’avez rien à faire ; nous vous écrirons dès que nous aurons décidé.} waitlisted {Votre place dans la file d’attente pour « {offer} » : {place, number}. Nous vous écrirons quand ce sera votre tour.} entered {Vous participez au tirage au sort pour « {offer} ». Nous vous écrirons quand il aura eu lieu.} other {Voici votre demande pour « {offer} ».}}',
  'mail.confirm_link.subject': 'Confirmez votre demande {reference}',
  'mail.confirm_link.intro':
    'Encore une étape : pour confirmer votre demande pour « {offer} », ouvrez ce lien dans les 24 heures et appuyez sur le bouton qui s’y trouve. D’ici là, rien n’est réservé pour vous.',
  'mail.confirm_link.otherwise':
    'Si vous n’avez pas fait cette demande, ne tenez pas compte de cet e-mail. {way, select, collected {Rien ne sera mis de côté pour vous.} other {Rien ne sera envoyé.}}',
  'mail.accepted.subject': 'Votre demande {reference} est acceptée',
  'mail.accepted.intro':
    'Bonne nouvelle : votre demande pour « {offer} » est acceptée. Votre part est mise de côté{way, select, collected { : vous viendrez la retirer, et nous la préparerons bientôt} other {, et nous la préparerons bientôt}}.',
  'mail.not_drawn.subject': 'Le tirage au sort a eu lieu : votre demande {reference}',
  'mail.not_drawn.intro':
    'Le tirage au sort pour « {offer} » a eu lieu, et votre demande n’est pas parmi les premières. Elle est maintenant dans la file d’attente. Si un exemplaire est rendu, il revient au logement suivant. Vous n’avez rien à faire.',
  'mail.lapsed.subject': 'Votre demande {reference} a pris fin',
  'mail.lapsed.intro':
    'Votre demande pour « {offer} » a pris fin avant que nous puissions l’accepter. {way, select, collected {Rien n’est mis de côté pour vous.} other {Rien ne sera envoyé.}}',
  'mail.declined.subject': 'Au sujet de votre demande {reference}',
  'mail.declined.intro':
    'Nous sommes désolés : nous n’avons pas pu accepter votre demande pour « {offer} ». {way, select, collected {Rien n’est mis de côté pour vous.} other {Rien ne sera envoyé.}}',
  'mail.declined.reason': 'Motif : {reason}',
  'mail.withdrawn.subject': 'Votre demande {reference} est annulée',
  'mail.withdrawn.intro':
    'Votre demande pour « {offer} » est annulée. {way, select, collected {Rien n’est mis de côté pour vous.} other {Rien ne sera envoyé.}}',
  'mail.dispatched.subject': 'Votre demande {reference} est en route',
  'mail.dispatched.intro': 'Nous avons envoyé ce que vous avez demandé dans « {offer} ». Le colis est en route.',
  'mail.dispatched.tracking': 'Numéro de suivi : {tracking}',
  'mail.dispatched.carrier': 'Livraison par {carrier}.',
  'mail.dispatched.follow': 'Suivre votre colis',
  'mail.returned.subject': 'Votre demande {reference} nous a été retournée',
  'mail.returned.intro':
    'Ce que vous avez demandé dans « {offer} » n’a pas pu être livré et nous a été retourné. Ouvrez votre demande pour voir ce que vous pouvez faire. En cas de nouvel envoi, nous vous écrirons.',
  'mail.lost.subject': 'Votre demande {reference} a été perdue',
  'mail.lost.intro':
    'Nous sommes désolés : ce que vous avez demandé dans « {offer} » a été perdu. En cas de nouvel envoi, nous vous écrirons. Si vous avez une question, contactez-nous.',
  'mail.sent_again.subject': 'Nouvel envoi de votre demande {reference}',
  'mail.sent_again.intro':
    'Nous avons mis un autre exemplaire de côté pour vous dans « {offer} ». Nous le préparerons bientôt, et nous vous écrirons quand il sera en route.',
  'mail.ready.subject': 'Prête à être retirée : {offer}, {reference}',
  'mail.ready.intro':
    'Ce que vous avez demandé dans « {offer} » vous attend. Vous trouverez ci-dessous où, quand, et votre code.',
  'mail.ready.open': 'Afficher mon code',
  'mail.not_collected.subject': 'Demande non retirée : {offer}, {reference}',
  'mail.not_collected.intro':
    'Ce que vous avez demandé dans « {offer} » n’a pas été retiré à temps, et n’est plus gardé pour vous.',
  'mail.place_changed.subject':
    '{change, select, gone {Choisissez un autre lieu de retrait pour votre demande {reference}} other {Où retirer votre demande {reference}}}',
  'mail.place_changed.intro':
    '{change, select, chosen {Vous retirez maintenant ce que vous avez demandé dans « {offer} » ici : {place}. Si ce n’est pas vous qui l’avez choisi, contactez-nous.} gone {Vous ne pouvez plus retirer ce que vous avez demandé dans « {offer} » ici : {place}. Votre demande reste inchangée : choisissez un autre lieu sur sa page.} other {Les horaires ont changé à cet endroit : {place}, où vous retirez ce que vous avez demandé dans « {offer} ». Vérifiez que vous pouvez venir, ou choisissez un autre lieu sur la page de votre demande.}}',
  'mail.address_corrected.subject':
    '{turn, select, come {L’adresse de votre demande {reference} a été modifiée, et la demande est acceptée} other {L’adresse de votre demande {reference} a été modifiée}}',
  'mail.address_corrected.intro':
    'L’adresse de votre demande pour « {offer} » a été modifiée.{turn, select, come {} other {{state, select, held { Nous vérifions la nouvelle.} other { Tout le reste demeure inchangé.}}}} Si ce n’est pas vous qui l’avez modifiée, contactez-nous.',
  'mail.request_adjusted.subject':
    '{turn, select, come {Votre demande {reference} a été modifiée, et elle est acceptée} other {Votre demande {reference} a été modifiée}}',
  'mail.request_adjusted.intro':
    'Les quantités de votre demande pour « {offer} » ont été modifiées. Elle porte maintenant sur : {items}.{turn, select, come {} other { Tout le reste demeure inchangé.}}',
  'mail.details_changed.subject': 'Votre demande {reference} a été modifiée',
  'mail.details_changed.intro':
    '{detail, select, name {Le nom de votre demande pour « {offer} » a été modifié.} phone {Le numéro de téléphone de votre demande pour « {offer} » a été modifié.} email {L’adresse e-mail de votre demande pour « {offer} » a été modifiée{address, select, none {} other { : {address}}}. Nous n’écrirons plus à celle-ci.} other {Une réponse de votre demande pour « {offer} » a été modifiée.}}{state, select, held { Nous vérifions votre demande.} other {}} Si ce n’est pas vous, contactez-nous.',
  'mail.email_asked.subject': 'Votre demande {reference} : une nouvelle adresse e-mail',
  'mail.email_asked.intro':
    'L’adresse e-mail de votre demande pour « {offer} » doit devenir {address}. Tant que ce n’est pas confirmé à cette adresse, nous continuons à vous écrire ici. Si ce n’est pas vous, contactez-nous.',
  'mail.confirm_email.subject': 'Confirmez votre adresse e-mail pour la demande {reference}',
  'mail.confirm_email.intro':
    'Cette adresse e-mail a été donnée pour une demande pour « {offer} ». Pour l’utiliser, ouvrez ce lien dans les 24 heures et appuyez sur le bouton qui s’y trouve.',
  'mail.confirm_email.button': 'Confirmer mon adresse e-mail',
  'mail.confirm_email.otherwise': 'Si ce n’est pas vous, ignorez cet e-mail. Rien ne sera modifié.',
  'mail.claim_upheld.subject': 'Vous pouvez maintenant faire une demande pour « {offer} »',
  'mail.claim_upheld.intro':
    'Merci de votre message. Après examen, votre logement peut faire une demande pour « {offer} ». Envoyez-la sur cette page :',
  'mail.claim_refused.subject': 'Votre message au sujet de « {offer} »',
  'mail.claim_refused.intro':
    'Merci de votre message. Après examen, votre logement ne peut pas faire de nouvelle demande pour « {offer} ».',
  'mail.claim.reason': 'Ce que nous avons constaté : {reason}',
  'mail.open':
    '{state, select, accepted {Voir ou modifier ma demande} held {Voir ou modifier ma demande} waitlisted {Voir ou modifier ma demande} entered {Voir ou modifier ma demande} other {Voir ma demande}}',
  'mail.confirm_link.button': 'Confirmer ma demande',
  'mail.matter.reference': 'Votre référence',
  'mail.matter.items': 'Objet de la demande',
  'mail.matter.to': 'Livraison à',
  'mail.matter.where': 'Lieu de retrait',
  'mail.matter.when': 'Quand',
  'mail.matter.code': 'Votre code',
  'mail.help': 'Besoin d’aide',
  'mail.why':
    'Vous recevez cet e-mail parce que vous avez demandé « {offer} ».{reply, select, yes { Répondez-y, et {organisation} vous lira.} other {}}',
  'mail.drawn': 'Le tirage a eu lieu, et votre demande a été tirée au sort.',
  'mail.draw_day': 'Le tirage a lieu le {date}.',
  'mail.status':
    '{opens, select, link {Ce lien ouvre votre demande.} other {Le bouton ouvre votre demande.}} Toute personne qui a cet e-mail peut faire de même : gardez-le pour vous.',
  'mail.hidden_link': '[Lien privé que seul le visiteur reçoit]',
  'mail.signature': '{organisation}',
};
