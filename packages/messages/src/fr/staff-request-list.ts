import type { staffRequestListTexts } from '../en/staff-request-list.ts';

export const staffRequestListTextsInFrench: Record<keyof typeof staffRequestListTexts, string> = {
  'staff.requests.offer': 'Offre',
  'staff.requests.all_offers': 'Toutes les offres',
  'staff.requests.search': 'Rechercher',
  'staff.requests.search_hint': 'Référence, nom, e-mail, code postal, adresse',
  'staff.requests.search_submit': 'Rechercher',
  'staff.requests.sort': 'Ordre',
  'staff.sort.newest': 'Les plus récentes d’abord',
  'staff.sort.oldest': 'Les plus anciennes d’abord',
  'staff.sort.reference': 'Référence',
  'staff.sort.name': 'Nom',
  'staff.sort.postcode': 'Code postal',
  'staff.requests.states': 'États',
  'staff.requests.all': 'Toutes',
  'staff.requests.total':
    '{total, plural, =0 {Aucune demande} one {# demande} many {# de demandes} other {# demandes}}',
  'staff.requests.export': 'Exporter',
  'staff.requests.export.csv': 'CSV',
  'staff.requests.export.xlsx': 'Classeur Excel',
  'staff.requests.reference': 'Référence',
  'staff.requests.line': '{quantity, number} × {name}',
  'staff.requests.columns': 'Colonnes',
  'staff.requests.keys':
    'J et K pour avancer et reculer, X pour sélectionner, Espace pour ouvrir à côté de la liste, Entrée pour ouvrir la page.',
  'staff.sheet.title': 'Demande à côté de la liste',
  'staff.sheet.position': '{position, number} sur {total, number}',
  'staff.sheet.previous': 'Demande précédente',
  'staff.sheet.next': 'Demande suivante',
  'staff.requests.state': 'État',
  'staff.requests.name': 'Nom',
  'staff.requests.address': 'Adresse',
  'staff.requests.lines': 'Articles',
  'staff.requests.received': 'Reçue le',
  'staff.requests.email': 'Adresse e-mail',
  'staff.requests.assurance': 'Fiabilité',
  'staff.requests.check': 'Contrôle de sécurité',
  'staff.requests.source': 'Origine',
  'staff.requests.updated': 'Dernier changement',
  'staff.filter.more':
    '{count, plural, =0 {Plus de filtres} one {Plus de filtres (# actif)} many {Plus de filtres (# d’actifs)} other {Plus de filtres (# actifs)}}',
  'staff.filter.any': 'Indifférent',
  'staff.filter.remove': 'Retirer le filtre « {name} : {value} »',
  'staff.filter.clear': 'Effacer ces filtres',
  'staff.filter.from': 'Reçue à partir du',
  'staff.filter.until': 'Reçue jusqu’au',
  'staff.filter.postcode': 'Le code postal commence par',
  'staff.filter.reason': 'À vérifier parce que',
  'staff.filter.assurance': 'Fiabilité de l’adresse',
  'staff.filter.assurance.retrieved': 'Choisie dans la liste',
  'staff.filter.assurance.matched': 'Saisie, puis trouvée dans la liste',
  'staff.filter.assurance.typed': 'Saisie, absente de la liste',
  'staff.filter.flag': 'Logement',
  'staff.filter.flag.home_undelivered': 'Un colis est revenu ou a été perdu',
  'staff.filter.check': 'Contrôle de sécurité',
  'staff.filter.check.pow': 'Contrôle intégré',
  'staff.filter.check.mailed_link': 'Lien dans un e-mail',
  'staff.filter.check.none': 'Aucun',
  'staff.filter.source': 'Origine',
  'staff.filter.source.web': 'La page de l’offre',
  'staff.filter.source.embed': 'Un autre site',
  'staff.filter.source.staff': 'L’équipe',
  'staff.filter.source.api': 'L’API',
  'staff.many.all': 'Sélectionner toute la page',
  'staff.many.choose': 'Sélectionner {reference}',
  'staff.many.selected':
    '{count, plural, one {# demande sélectionnée} many {# de demandes sélectionnées} other {# demandes sélectionnées}}',
  'staff.many.undo':
    '{count, plural, one {En remettre une à vérifier…} many {En remettre # à vérifier…} other {En remettre # à vérifier…}}',
  'staff.many.make_batch':
    '{batches, plural, one {Créer un lot de {count, number}} many {Créer # de lots de {count, number}, un par offre} other {Créer # lots de {count, number}, un par offre}}',
  'staff.many.batches_made':
    '{batches, plural, one {Un lot créé} many {# de lots créés} other {# lots créés}} avec {count, plural, one {# demande} many {# de demandes} other {# demandes}}.',
  'staff.many.clear': 'Effacer la sélection',
  'staff.many.accept': 'En accepter {count, number}',
  'staff.many.hold': 'En remettre {count, number} à vérifier',
  'staff.many.decline': 'En refuser {count, number}',
  'staff.many.withdraw': 'En annuler {count, number}',
  'staff.many.accept_title': 'Accepter {count, plural, one {# demande} many {# de demandes} other {# demandes}}',
  'staff.many.hold_title':
    'Remettre à vérifier {count, plural, one {# demande acceptée} many {# de demandes acceptées} other {# demandes acceptées}}',
  'staff.many.decline_title': 'Refuser {count, plural, one {# demande} many {# de demandes} other {# demandes}}',
  'staff.many.withdraw_title': 'Annuler {count, plural, one {# demande} many {# de demandes} other {# demandes}}',
  'staff.many.accept_body':
    'Des exemplaires leur sont réservés, la demande la plus ancienne d’abord, et leurs doutes sont considérés comme levés. Les demandes que le stock ou la limite d’un logement n’autorise pas restent inchangées. Vous pouvez remettre à vérifier une demande acceptée, et toujours la refuser ou l’annuler.',
  'staff.many.hold_body':
    'Elles attendent de nouveau une décision et gardent ce qui leur est réservé. Les visiteurs apprennent que vous vérifiez, sans voir le motif.',
  'staff.many.decline_body':
    'C’est définitif. Ce qui leur était réservé revient aux suivantes de la file. Les visiteurs peuvent envoyer de nouvelles demandes.',
  'staff.many.withdraw_body':
    'C’est définitif. Ce qui leur était réservé revient aux suivantes de la file. Les visiteurs ne voient pas le motif.',
  'staff.many.emails':
    '{way, select, sent {{emails, plural, =0 {Aucun e-mail n’est envoyé} one {# e-mail est envoyé} many {# d’e-mails sont envoyés} other {# e-mails sont envoyés}}} other {{emails, plural, =0 {Aucun e-mail n’est conservé sous « E-mails »} one {# e-mail est conservé sous « E-mails »} many {# d’e-mails sont conservés sous « E-mails »} other {# e-mails sont conservés sous « E-mails »}}}}{without, plural, =0 {.} one { ; # visiteur n’a pas donné d’adresse.} many { ; # de visiteurs n’ont pas donné d’adresse.} other { ; # visiteurs n’ont pas donné d’adresse.}}',
  'staff.many.mail':
    '{count, plural, one {Une personne reçoit cet e-mail} many {# de personnes reçoivent cet e-mail, chacune avec sa référence} other {# personnes reçoivent cet e-mail, chacune avec sa référence}} : {offer}, {language}. {way, select, sent {{count, plural, one {Il part à {to}} many {Le premier part à {to}} other {Le premier part à {to}}}} other {Il est conservé sous « E-mails », faute de serveur de messagerie : {to}}}',
  'staff.many.accept_done':
    '{count, plural, =0 {Aucune n’a été acceptée.} one {# demande a été acceptée.} many {# de demandes ont été acceptées.} other {# demandes ont été acceptées.}}',
  'staff.many.waitlisted':
    '{count, plural, one {# demande est dans la file d’attente, car il n’en reste pas assez.} many {# de demandes sont dans la file d’attente, car il n’en reste pas assez.} other {# demandes sont dans la file d’attente, car il n’en reste pas assez.}}',
  'staff.many.entered':
    '{count, plural, one {# demande participe au tirage.} many {# de demandes participent au tirage.} other {# demandes participent au tirage.}}',
  'staff.many.hold_done':
    '{count, plural, =0 {Aucune n’a été remise à vérifier.} one {# demande est de nouveau à vérifier.} many {# de demandes sont de nouveau à vérifier.} other {# demandes sont de nouveau à vérifier.}}',
  'staff.many.decline_done':
    '{count, plural, =0 {Aucune n’a été refusée.} one {# demande a été refusée.} many {# de demandes ont été refusées.} other {# demandes ont été refusées.}}',
  'staff.many.withdraw_done':
    '{count, plural, =0 {Aucune n’a été annulée.} one {# demande a été annulée.} many {# de demandes ont été annulées.} other {# demandes ont été annulées.}}',
  'staff.many.refused.request_not_found':
    '{count, plural, one {# n’existe plus.} many {# n’existent plus.} other {# n’existent plus.}}',
  'staff.many.refused.request_changed':
    '{count, plural, one {# a été modifiée entre-temps par quelqu’un d’autre, et reste telle quelle.} many {# ont été modifiées entre-temps par quelqu’un d’autre, et restent telles quelles.} other {# ont été modifiées entre-temps par quelqu’un d’autre, et restent telles quelles.}}',
  'staff.many.refused.state_conflict':
    '{count, plural, one {# est déjà dans un autre état.} many {# sont déjà dans un autre état.} other {# sont déjà dans un autre état.}}',
  'staff.many.refused.already_asked':
    '{count, plural, one {# reste inchangée : le logement a déjà reçu sa part.} many {# restent inchangées : les logements ont déjà reçu leur part.} other {# restent inchangées : les logements ont déjà reçu leur part.}}',
  'staff.many.refused.sold_out':
    '{count, plural, one {# reste inchangée : il n’en reste pas assez.} many {# restent inchangées : il n’en reste pas assez.} other {# restent inchangées : il n’en reste pas assez.}}',
  'staff.requests.none_title': 'Aucune demande ne correspond',
  'staff.requests.none_body': 'Essayez avec moins de mots, un autre état ou une autre offre.',
  'staff.requests.clear': 'Afficher toutes les demandes',
  'staff.requests.empty_title': 'Aucune demande pour l’instant',
  'staff.requests.empty_body':
    'Les demandes apparaissent ici dès que les visiteurs les envoient. Pour commencer, publiez une offre et partagez son lien.',
  'staff.requests.to_offers': 'Aller aux offres',
  'staff.filter.item': 'Article',
  'staff.many.select_matching': 'Sélectionner les {count, number} qui correspondent',
  'staff.many.all_selected': 'Les {count, number} qui correspondent sont sélectionnées',
  'staff.many.matching_none': 'Il n’en reste aucune : toutes ont été traitées ou modifiées entre-temps.',
  'staff.many.mails_of_first': 'Les e-mails aux 100 premières :',
  'staff.many.progress': '{met, number} sur {count, number}',
  'staff.many.stopped':
    '{count, plural, one {Vous avez arrêté : # demande reste telle quelle.} many {Vous avez arrêté : # de demandes restent telles quelles.} other {Vous avez arrêté : # demandes restent telles quelles.}}',
  'staff.many.left_out':
    '{count, plural, one {# avait changé depuis la lecture de la liste et a été laissée telle quelle.} many {# avaient changé depuis la lecture de la liste et ont été laissées telles quelles.} other {# avaient changé depuis la lecture de la liste et ont été laissées telles quelles.}}',
  'staff.many.batch_all': 'Créer des lots…',
  'staff.many.batches_title': 'Créer des lots de toutes celles qui correspondent',
  'staff.many.parcels':
    '{count, plural, one {un lot de # demande} many {un lot de # de demandes} other {un lot de # demandes}}',
  'staff.many.not_packed':
    '{count, plural, one {# autre se retire sur place ou a changé, et reste telle quelle.} many {# autres se retirent sur place ou ont changé, et restent telles quelles.} other {# autres se retirent sur place ou ont changé, et restent telles quelles.}}',
  'staff.many.beyond':
    '{count, plural, one {# autre n’y entre pas.} many {# autres n’y entrent pas.} other {# autres n’y entrent pas.}}',
};
