import type { errors } from '../en/errors.ts';

export const errorsInFrench: Record<keyof typeof errors, string> = {
  'error.request_invalid': 'Vérifiez les réponses indiquées ici. Rien de ce que vous avez saisi n’est perdu.',
  'error.offer_not_found':
    'Il n’y a aucune offre à cette adresse. Vérifiez que le lien ne contient pas de faute de frappe.',
  'error.offer_changed':
    'Cette offre a été modifiée depuis que vous l’avez ouverte. Vérifiez votre demande, puis envoyez-la de nouveau.',
  'error.request_not_found': 'Nous n’avons aucune demande avec cette référence et ce lien.',
  'error.limit_group_ended':
    'Ce groupe de limites a pris fin : ce que chaque logement a reçu n’est plus conservé. Créez un nouveau groupe.',
  'error.home_not_found': 'Ce logement n’existe plus. Refaites une recherche sous « Logements ».',
  'error.claim_not_found': 'Cette réclamation n’existe plus. Vérifiez la liste sous « Logements ».',
  'error.batch_not_found': 'Ce lot n’existe pas. Vérifiez la liste sous « Lots ».',
  'error.batch_not_locked': 'Ce lot n’est pas verrouillé : son contenu peut encore changer. Verrouillez-le d’abord.',
  'error.text_unwritable':
    'Aucun fichier n’a été enregistré : il ne peut pas contenir une partie du texte. Vérifiez le fichier du transporteur.',
  'error.nothing_to_pack': 'Aucune demande acceptée ne correspond : aucun lot n’a été créé. Vérifiez votre choix.',
  'error.not_open': 'Cette offre n’est pas encore ouverte.',
  'error.paused': 'Les demandes pour cette offre sont suspendues.',
  'error.closed': 'Cette offre est terminée.',
  'error.sold_out': 'Il n’en reste pas assez pour cette demande.',
  'error.already_asked': 'Une demande a déjà été faite pour cette adresse.',
  'error.outside_area': 'Cette adresse est en dehors du secteur de cette offre.',
  'error.human_check_rejected':
    'Le contrôle de sécurité n’a pas abouti. Rien de ce que vous avez saisi n’est perdu ; réessayez.',
  'error.human_check_needed':
    'Il nous faut un contrôle de plus avant de prendre votre demande. Rien de ce que vous avez saisi n’est perdu.',
  'error.human_check_unavailable':
    'Le contrôle de sécurité ne fonctionne pas pour le moment. Rien de ce que vous avez saisi n’est perdu ; réessayez dans quelques minutes.',
  'error.unchecked_limit_reached': 'Nous ne pouvons plus prendre de demandes sans contrôle de sécurité pour le moment.',
  'error.idempotency_key_missing': 'L’en-tête Idempotency-Key manque. Envoyez-en un de 1 à 128 caractères.',
  'error.idempotency_key_reused': 'Cet Idempotency-Key a déjà servi pour une autre demande. Choisissez-en un nouveau.',
  'error.link_invalid': 'Ce lien a déjà servi ou est trop ancien.',
  'error.not_found': 'Il n’y a aucune page à cette adresse.',
  'error.method_not_allowed': 'Cette adresse n’accepte pas cette méthode.',
  'error.request_malformed': 'Le serveur n’a pas pu lire cette requête.',
  'error.headers_too_large': 'Les en-têtes sont trop volumineux. Supprimez les cookies de ce site et réessayez.',
  'error.request_timed_out': 'Cette requête a mis trop de temps à arriver. Réessayez.',
  'error.body_malformed': 'Le corps de la requête n’a pas pu être lu.',
  'error.body_too_large': 'Le corps de la requête est trop volumineux.',
  'error.media_type_unsupported': 'Ce type de contenu n’est pas accepté ici.',
  'error.rate_limited':
    'Trop d’essais. Attendez une minute, puis réessayez. Après beaucoup d’essais, il faut parfois attendre une heure.',
  'error.internal':
    'Un problème est survenu de notre côté. Ce que vous avez saisi est conservé ; réessayez dans quelques minutes.',
  'error.unavailable':
    'Le service n’est pas disponible pour le moment. Ce que vous avez saisi est conservé ; réessayez dans quelques minutes.',
  'error.token_expired': 'Ce jeton d’API a expiré. Demandez-en un nouveau au propriétaire de cette installation.',
  'error.token_invalid': 'Il faut pour cela un jeton d’API valable pour cette installation.',
  'error.not_signed_in': 'Connectez-vous pour continuer.',
  'error.two_factor_needed':
    'Votre équipe exige la connexion en deux étapes. Configurez-la d’abord sous « Compte et sécurité ».',
  'error.password_needed': 'Saisissez de nouveau votre mot de passe pour faire cela.',
  'error.sign_in_rejected': 'Adresse e-mail ou mot de passe incorrect.',
  'error.not_allowed': 'Votre rôle ne le permet pas.',
  'error.state_conflict':
    'La situation a changé entre-temps : cette étape n’est plus possible. Rechargez pour voir l’état actuel.',
  'error.version_conflict':
    'Quelqu’un d’autre a modifié ceci entre-temps. Vos modifications n’ont pas été enregistrées.',
  'error.precondition_failed':
    'Cela a changé depuis votre lecture ; rien n’a été fait. Relisez et renvoyez avec le nouvel ETag.',
  'error.slug_taken': 'Une autre offre porte déjà ce nom court.',
  'error.undo_expired':
    'Les 30 minutes pour annuler cette action sont écoulées, ou son e-mail est déjà parti. Rien n’a été modifié.',
  'error.returned_unit_given':
    'Ce qui est revenu a été attribué à une personne de la file d’attente : ce retour ne peut plus être annulé. Rien n’a été modifié.',
  'error.stock_below_taken': 'Le stock ne peut pas être inférieur à ce qui est déjà promis.',
  'error.publish_incomplete': 'Il manque des éléments avant que cette offre puisse être publiée.',
  'error.draw_not_ready':
    'Le tirage ne peut pas encore avoir lieu : les inscriptions sont fixées deux minutes après la fin, et la valeur publique doit être connue.',
  'error.draw_value_own':
    'Vous avez saisi cette valeur vous-même. Une deuxième personne doit la saisir à partir de sa source avant le tirage.',
  'error.draw_already_held':
    'Une valeur a déjà été saisie pour ce tirage, et un tirage n’a lieu qu’une fois. Rechargez la page.',
  'error.invitation_invalid': 'Cette invitation a déjà servi ou est trop ancienne. Demandez-en une nouvelle.',
  'error.owner_missing':
    'Le propriétaire de cette installation ne s’est pas encore inscrit. Votre invitation reste valable : réessayez ensuite.',
  'error.person_not_found': 'Cette personne ne fait plus partie de l’équipe. Rechargez la page.',
  'error.last_owner': 'C’est le seul propriétaire. Nommez d’abord un autre propriétaire.',
  'error.request_changed':
    'Quelqu’un a modifié cette demande après que vous l’avez ouverte : rien n’a été fait. Vérifiez-la de nouveau.',
  'field_error.required': 'Indiquez une réponse',
  'field_error.too_long': 'Ne dépassez pas {max, number} caractères',
  'field_error.too_many': 'Indiquez {max, number} valeurs au plus',
  'field_error.too_small': 'Indiquez au moins {min, number}',
  'field_error.too_large': 'Indiquez au plus {max, number}',
  'field_error.not_a_number': 'Indiquez un nombre entier, par exemple 1',
  'field_error.not_a_choice': 'Choisissez l’une des réponses',
  'field_error.unknown_country':
    'Choisissez un pays dans la liste. Dans un programme, indiquez son code ISO à deux lettres, par exemple FR',
  'field_error.not_an_email': 'Indiquez une adresse e-mail de la forme nom@example.org',
  'field_error.email_taken': 'Quelqu’un se connecte déjà avec cette adresse e-mail',
  'field_error.password_wrong': 'Ce n’est pas votre mot de passe',
  'field_error.code_wrong': 'Ce code est faux ou trop ancien. Saisissez celui que votre application affiche maintenant',
  'field_error.password_weak':
    'Ce mot de passe est trop facile à deviner. Choisissez quelques mots sans lien entre eux, sans votre nom',
  'field_error.not_a_phone': 'Indiquez un numéro de téléphone, par exemple 01 99 00 12 34',
  'field_error.not_text': 'Indiquez du texte',
  'field_error.control_character':
    'Une partie de ce texte ne peut être ni affichée ni imprimée. Supprimez-la et retapez-la',
  'field_error.unknown_field': 'Champ inconnu',
  'field_error.cursor_unknown':
    'Ce curseur n’est pas celui de cette liste dans cet ordre : omettez-le et reprenez au début',
  'field_error.unknown_item': 'Cet article ne fait pas partie de l’offre',
  'field_error.item_twice': 'Cet article figure deux fois',
  'field_error.not_accepted': 'Cette demande n’est pas acceptée, ou fait déjà partie d’un autre lot',
  'field_error.is_collected': 'Cette demande est retirée sur place : elle n’est pas préparée pour l’envoi',
  'field_error.not_in_batch': 'Cela ne fait pas partie du lot',
  'field_error.already_dispatched': 'Cela a déjà été expédié',
  'field_error.not_packed_last': 'Ce n’est pas le dernier colis que vous avez préparé',
  'field_error.named_twice': 'Cela figure deux fois',
  'field_error.tracking_link_form':
    'Indiquez un lien qui commence par https://, contient un seul emplacement pour le numéro, et ni nom d’utilisateur ni mot de passe',
  'field_error.needs_all_offers': 'Seul un jeton valable pour toutes les offres permet cela',
  'field_error.not_in_future': 'Choisissez un jour à venir',
  'field_error.nothing_chosen': 'Choisissez au moins un article',
  'field_error.place_missing': 'Choisissez un lieu de retrait',
  'field_error.place_gone': 'Le retrait n’y est plus possible. Choisissez un autre lieu',
  'field_error.no_places': 'Aucun lieu n’a d’horaires d’ouverture à venir',
  'field_error.ends_before_start': 'Saisissez une heure postérieure au début',
  'field_error.too_many_in_total': 'Choisissez {max, number} au plus au total',
  'field_error.address_missing': 'Cherchez votre adresse et choisissez-la, ou saisissez-la vous-même',
  'field_error.address_forged': 'Nous n’avons pas pu confirmer cette adresse. Cherchez-la et choisissez-la de nouveau',
  'field_error.address_expired':
    'Vous avez choisi cette adresse il y a plus d’un jour. Cherchez-la et choisissez-la de nouveau',
  'field_error.address_same': 'C’est l’adresse d’où l’envoi est revenu. Corrigez-la, ou contactez-nous',
  'field_error.address_unknown':
    'Nous n’avons pas pu charger cette adresse. Cherchez-la et choisissez-la de nouveau, ou saisissez-la vous-même',
  'field_error.address_unconfirmed':
    'Nous n’avons pas pu confirmer cette adresse. Réessayez dans quelques minutes, ou saisissez-la vous-même',
  'field_error.po_box_refused':
    'Cette offre n’est pas destinée aux boîtes postales ni aux consignes. Indiquez l’adresse de votre logement, ou contactez-nous',
  'field_error.military_refused':
    'Cette offre n’est pas destinée aux adresses militaires. Indiquez une autre adresse où vous recevez du courrier, ou contactez-nous',
  'field_error.care_of_refused':
    'Cette offre est réservée aux personnes à leur propre adresse. Indiquez la vôtre, sans « chez » ni « c/o », ou contactez-nous',
  'field_error.business_refused':
    'Cette offre est réservée aux logements, pas aux entreprises. Indiquez le nom et l’adresse d’une personne, ou contactez-nous',
  'field_error.typed_refused': 'Cette offre n’accepte que les adresses de la liste. Cherchez la vôtre et choisissez-la',
  'field_error.postcode_missing':
    'Indiquez {kind, select, zip {un code ZIP} eircode {un Eircode} pin {un code PIN} other {un code postal}} comme {example}',
  'field_error.postcode_form':
    'Vérifiez {kind, select, zip {le code ZIP} eircode {l’Eircode} pin {le code PIN} other {le code postal}}. Dans ce pays, il ressemble à {example}',
  'field_error.region_missing': 'Indiquez l’État, la province ou la région. Le courrier vers ce pays en a besoin',
  'field_error.region_unknown':
    'Nous ne trouvons pas cet État, cette province ou cette région. Choisissez dans la liste',
  'field_error.unit_missing':
    'Indiquez votre numéro d’appartement : il y a plusieurs logements à cette adresse. Si le vôtre n’en a pas, appuyez de nouveau sur « Vérifier votre demande »',
  'field_error.not_a_web_address': 'Indiquez l’adresse complète, par exemple https://example.org/hook',
  'field_error.not_a_public_address':
    'Indiquez une adresse de l’internet public. Aucun message ne peut être envoyé à cette machine ni à son propre réseau.',
  'field_error.colour_form': 'Saisissez une couleur comme #2f855a ou #ff0, ou choisissez-en une à côté du champ',
  'field_error.language_form': 'Utilisez un code de langue, par exemple en ou fr',
  'field_error.id_form':
    'Utilisez des minuscules, des chiffres, des traits d’union et des tirets bas, 40 caractères au plus',
  'field_error.slug_form': 'Utilisez des minuscules, des chiffres et des traits d’union, par exemple compost-bin',
  'field_error.slug_former':
    '« {title} » portait ce nom court auparavant, et les liens imprimés alors y mènent toujours. Choisissez-en un autre',
  'field_error.date_form': 'Indiquez une date et une heure qui existent, ou videz le champ',
  'field_error.day_form': 'Indiquez une date, avec le jour, le mois et les quatre chiffres de l’année',
  'field_error.year_out_of_range': 'Indiquez une année de {min} à {max}',
  'field_error.closes_before_opens': 'La fin doit être après l’ouverture',
  'field_error.known_before_closing': 'La valeur doit être connue après la fin de l’offre',
  'field_error.draw_value_form':
    '{kind, select, digits {Indiquez exactement {length, plural, one {# chiffre} many {# de chiffres} other {# chiffres}}, sans rien entre les chiffres} hex {Indiquez exactement {length, plural, one {# caractère} many {# de caractères} other {# caractères}} : de 0 à 9 et de a à f, en minuscules} other {Indiquez {count, plural, one {un nombre entier} many {# de nombres entiers différents} other {# nombres entiers différents}} de {min} à {max}, {order, select, ascending {par ordre croissant} other {dans l’ordre du tirage}}, séparés par une seule espace et sans zéro au début}}',
  'field_error.draw_format_impossible':
    'Il n’y a pas autant de nombres différents entre le plus petit et le plus grand',
  'field_error.fixed_once_open': 'Vous ne pouvez plus le modifier : un tirage a lieu tel qu’il est annoncé',
  'field_error.geojson_form':
    'Ce n’est pas du GeoJSON. Exportez le secteur en GeoJSON depuis le logiciel où il a été dessiné',
  'field_error.geojson_no_polygon': 'Il n’y a aucun polygone dans ce fichier',
  'field_error.geojson_not_polygon': 'Ce fichier contient un élément {type}. N’y gardez que des polygones',
  'field_error.polygon_not_closed':
    'L’anneau {ring, number} du polygone {piece, number} n’est pas fermé : son dernier point doit être identique au premier',
  'field_error.polygon_too_few_points':
    'L’anneau {ring, number} du polygone {piece, number} a trop peu de points : il en faut trois, puis de nouveau le premier à la fin',
  'field_error.polygon_out_of_range':
    '{first, number} et {second, number} ne sont pas une position en degrés. Enregistrez le fichier en WGS 84 (EPSG:4326)',
  'field_error.polygon_swapped':
    '{first, number} et {second, number} semblent inversés : GeoJSON met la longitude avant la latitude',
  'field_error.polygon_too_large':
    'Il compte {vertices, number} points, et le maximum est {max, number}. Simplifiez-le dans le logiciel où il a été dessiné',
  'field_error.polygon_unknown': 'Ce polygone n’est plus enregistré. Envoyez de nouveau son fichier',
  'field_error.picture_form': 'Nous ne pouvons pas lire cette image. Enregistrez-la en JPEG, PNG, WebP ou AVIF',
  'field_error.picture_too_large':
    'Elle compte plus de {max, number} millions de pixels, ou plus de {side, number} sur un côté. Enregistrez une version plus petite',
  'field_error.picture_unknown': 'Cette image n’est plus enregistrée. Envoyez-la de nouveau',
  'field_error.time_zone_unknown': 'Choisissez un fuseau horaire dans la liste, par exemple Europe/London',
};
