import type { publicAddressTexts } from '../en/public-address.ts';

/** Textes de l’adresse des pages publiques. */
export const publicAddressTextsInFrench: Record<keyof typeof publicAddressTexts, string> = {
  'public.address.heading': 'Votre adresse',
  'public.address.search': 'Chercher votre adresse',
  'public.address.search_hint': 'Commencez par le code postal, ou par le numéro et la rue.',
  'public.address.list': 'Adresses trouvées',
  'public.address.find': 'Chercher l’adresse',
  'public.address.which': 'Laquelle est la vôtre ? Résultats pour « {text} »',
  'public.address.opens_further': '{text} (plusieurs adresses)',
  'public.address.opens': 'Affiche d’autres adresses',
  'public.address.pick': 'Utiliser cette adresse',
  'public.address.back': 'Revenir à tous les résultats',
  'public.address.more': 'Afficher la suite',
  'public.address.type_yourself': 'Saisir l’adresse vous-même',
  'public.address.search_instead': 'Chercher plutôt l’adresse',
  'public.address.loading': 'Recherche en cours…',
  'public.address.updating': 'Recherche en cours…',
  'public.address.keep_typing': 'Continuez à taper.',
  'public.address.none_found':
    'Nous ne trouvons pas cette adresse dans notre liste. Vérifiez l’orthographe, ou saisissez l’adresse vous-même : les logements récents n’y sont pas toujours.',
  'public.address.none_found_list_only':
    'Nous ne trouvons pas cette adresse dans notre liste. Vérifiez l’orthographe. Cette offre n’accepte que les adresses de la liste : si la vôtre n’y est pas, contactez-nous ci-dessous.',
  'public.address.unavailable_list_only':
    'La recherche d’adresses ne fonctionne pas pour le moment. Réessayez dans un instant.',
  'public.address.retrieve_failed_list_only': 'Nous n’avons pas pu charger cette adresse. Choisissez-la de nouveau.',
  'public.address.gone':
    'Cette adresse n’est plus dans notre liste. Refaites une recherche, ou saisissez l’adresse vous-même.',
  'public.address.gone_list_only': 'Cette adresse n’est plus dans notre liste. Refaites une recherche.',
  'public.address.limited_list_only': 'Trop de recherches. Attendez quelques minutes, puis réessayez.',
  'public.address.none_found_inside': 'Nous ne trouvons pas cela dans {place}.',
  'public.address.unavailable':
    'La recherche d’adresses ne fonctionne pas pour le moment. Réessayez dans un instant, ou saisissez l’adresse vous-même.',
  'public.address.limited': 'Trop de recherches. Attendez quelques minutes, ou saisissez l’adresse vous-même.',
  'public.address.no_data': 'Nous n’avons pas de liste d’adresses pour ce secteur. Saisissez l’adresse vous-même.',
  'public.address.no_data_list_only':
    'Cette offre n’accepte que les adresses de sa liste, et il n’y en a pas encore pour ce secteur. Contactez-nous ci-dessous.',
  'public.address.retrieving': 'Chargement de l’adresse…',
  'public.address.retrieve_failed':
    'Nous n’avons pas pu charger cette adresse. Choisissez-la de nouveau, ou saisissez-la vous-même.',
  'public.address.count_found':
    '{count, plural, one {# adresse trouvée.} many {# d’adresses trouvées.} other {# adresses trouvées.}}',
  'public.address.homes_found':
    '{homes, plural, one {# logement} many {# de logements} other {# logements}} dans {buildings, plural, one {# immeuble} many {# d’immeubles} other {# immeubles}}.',
  'public.address.homes_inside':
    '{place} : {count, plural, one {# logement} many {# de logements} other {# logements}}.',
  'public.address.container_opened':
    '{place} : {count, plural, one {# adresse au choix} many {# d’adresses au choix} other {# adresses au choix}}.',
  'public.address.container_opened_more':
    '{place} : choix parmi les {count, number} premières adresses. « Afficher la suite » se trouve à la fin de la liste.',
  'public.address.active_row': '{row}, {position, number} sur {count, number}',
  'public.address.chosen_announcement': 'Adresse choisie : {address}',
  'public.address.yours': 'Adresse de livraison',
  'public.address.change': 'Changer d’adresse',
  'public.address.home_unknown': 'Nous vérifions si ce logement peut demander …',
  'public.address.home_unknown_text': 'Vous pouvez continuer à remplir.',
  'public.address.home_down': 'Nous n’avons pas pu vérifier ce logement',
  'public.address.home_down_text': 'C’est notre faute. Continuez à remplir : nous le vérifions quand vous envoyez.',
  'public.address.ways': 'Ce que vous pouvez faire',
  'public.address.others': 'Ces offres sont destinées à ce logement :',
  'public.address.wrong_area': 'L’adresse est juste, mais c’est une erreur ? Dites-le-nous :',
  'public.address.keep': 'Garder cette adresse',
  'public.address.unit': 'Numéro d’appartement, s’il y en a un',
  'public.address.unit_hint': 'Par exemple 2, ou B. Chaque appartement compte comme un logement.',
  'public.address.typed_held':
    'Nous vérifions les adresses que vous saisissez vous-même avant tout envoi : cela prend un peu plus de temps.',
  'public.address.line1': 'Adresse, ligne 1',
  'public.address.line2': 'Adresse, ligne 2',
  'public.address.city': 'Commune',
  'public.address.postcode': 'Code postal',
  'public.address.zip': 'Code ZIP',
  'public.address.eircode': 'Eircode',
  'public.address.pin': 'Code PIN',
  'public.address.region.state': 'État',
  'public.address.region.province': 'Province',
  'public.address.region.prefecture': 'Préfecture',
  'public.address.region.emirate': 'Émirat',
  'public.address.region.department': 'Département',
  'public.address.region.island': 'Île',
  'public.address.region.parish': 'Paroisse',
  'public.address.region.district': 'District',
  'public.address.region.area': 'Secteur',
  'public.address.region.oblast': 'Région',
  'public.address.region.county': 'Comté',
  'public.address.region.do_si': 'Province ou ville',
  'public.address.region_choose': 'Choisissez dans la liste',
  'public.address.country_fields': 'Afficher les champs de ce pays',
  'public.address.country': 'Pays',
  'public.address.country_choose': 'Choisissez un pays',
};
