import type { staffBatchTexts } from '../en/staff-batches.ts';

export const staffBatchTextsInFrench: Record<keyof typeof staffBatchTexts, string> = {
  'staff.batches.empty_title': 'Aucun lot pour l’instant',
  'staff.batches.empty_body':
    'Un lot réunit des demandes acceptées que vous préparez ensemble. Créez-en un quand vous êtes prêt à préparer.',
  'staff.batches.new': 'Nouveau lot',
  'staff.batches.offer': 'Offre',
  'staff.batches.all_offers': 'Toutes les offres',
  'staff.batches.batch': 'Lot',
  'staff.batches.state': 'État',
  'staff.batches.parcels': 'Colis',
  'staff.batches.made': 'Créé',
  'staff.batches.made_by': 'Créé le {at} par {name}',
  'staff.batches.made_at': 'Créé le {at}',
  'staff.batches.dispatched_of': '{dispatched, number} sur {parcels, number} expédiés',
  'staff.batches.parcel_count': '{parcels, plural, one {# colis} many {# de colis} other {# colis}}',
  'staff.batch_state.filling': 'En cours de création',
  'staff.batch_state.open': 'Ouvert',
  'staff.batch_state.locked': 'Verrouillé',
  'staff.batch_state.printed': 'Étiquettes imprimées',
  'staff.batch_state.dispatched': 'Expédié',
  'staff.batch_state.closed': 'Clos',
  'staff.batch_state.undoing': 'En cours d’annulation',
  'staff.batch_state.undone': 'Défait',

  'staff.batch_new.choose': 'Quelles demandes',
  'staff.batch_new.way': 'Prendre',
  'staff.batch_new.way.oldest': 'Les plus anciennes qui correspondent',
  'staff.batch_new.way.drawn': 'Celles que le tirage a classées',
  'staff.batch_new.way.drawn_hint':
    'Dans l’ordre du tirage. Les demandes saisies en dehors du tirage sont laissées de côté.',
  'staff.batch_new.way.picked': 'Celles que je coche',
  'staff.batch_new.picked':
    '{count, plural, =0 {Rien n’est encore coché} one {# demande cochée} many {# de demandes cochées} other {# demandes cochées}}',
  'staff.batch_new.picked_clear': 'Tout décocher',
  'staff.batch_new.picked_full':
    'Cochez au plus {max, number} demandes. Pour en prendre davantage, choisissez les plus anciennes qui correspondent.',
  'staff.batch_new.picked_gone':
    '{count, plural, one {Une demande n’est plus acceptée et a été décochée} many {# de demandes ne sont plus acceptées et ont été décochées} other {# demandes ne sont plus acceptées et ont été décochées}} : {references}. Aucun lot n’a été créé. Vérifiez les autres, puis créez le lot.',
  'staff.batch_new.search': 'Chercher une référence, un nom ou une adresse',
  'staff.batch_new.tick': 'Prendre {reference}, {name}',
  'staff.batch_new.tick_page': 'Prendre toutes celles de cette page',
  'staff.batch_new.tick_none': 'Aucune demande acceptée ne correspond.',
  'staff.batch_new.pick_wait': 'Cochez des demandes pour voir ce que contiendrait le lot.',
  'staff.batch_new.kind': '{parcels, plural, one {# colis} many {# de colis} other {# colis}} avec {items} :',
  'staff.batch_new.weight': '{kilograms, number} kg chacun, sans emballage',
  'staff.batch_new.no_weight': 'poids inconnu',
  'staff.batch_new.offer_missing': 'Choisissez une offre',
  'staff.batch_new.choose_offer': 'Choisir une offre',
  'staff.batch_new.country': 'Pays',
  'staff.batch_new.any_country': 'Tous les pays',
  'staff.batch_new.postcode': 'Le code postal commence par (facultatif)',
  'staff.batch_new.max': 'Maximum',
  'staff.batch_new.max_hint': 'Colis dans ce lot, les demandes les plus anciennes d’abord.',
  'staff.batch_new.max_wrong': 'Indiquez un nombre de 1 à {max, number}',
  'staff.batch_new.preview': 'Ce qu’il contiendrait',
  'staff.batch_new.preview_wait': 'Choisissez une offre pour voir ce que contiendrait le lot.',
  'staff.batch_new.nothing': 'Aucune demande acceptée ne correspond : il n’y a rien à préparer.',
  'staff.batch_new.see_requests': 'Voir les demandes de cette offre',
  'staff.batch_new.left_out':
    '{left, plural, one {Une autre demande acceptée correspond et resterait} many {# d’autres demandes acceptées correspondent et resteraient} other {# autres demandes acceptées correspondent et resteraient}} pour le lot suivant.',
  'staff.batch_new.without_address':
    '{count, plural, one {Une demande n’a pas d’adresse : elle est retirée sur place, pas envoyée.} many {# de demandes n’ont pas d’adresse : elles sont retirées sur place, pas envoyées.} other {# demandes n’ont pas d’adresse : elles sont retirées sur place, pas envoyées.}}',
  'staff.batch_new.over_by_merge':
    '{count, plural, one {Un logement a été fusionné et a déjà reçu} many {# de logements ont été fusionnés et ont déjà reçu} other {# logements ont été fusionnés et ont déjà reçu}} plus qu’un logement ne peut recevoir. Vérifiez sous « Logements » avant de préparer.',
  'staff.batch_new.submit':
    '{parcels, plural, =0 {Créer le lot} one {Créer le lot de # colis} many {Créer le lot de # de colis} other {Créer le lot de # colis}}',
  'staff.batch_new.locks':
    'Ces demandes ne pourront alors plus être annulées ni corrigées. Vous pouvez défaire le lot tant que rien n’est expédié.',

  'staff.batch.back': 'Tous les lots',
  'staff.batch.title_loading': 'Lot',
  'staff.batch.steps': 'Étapes suivantes',
  'staff.batch.next.filling':
    'Les demandes sont en train d’être mises dans ce lot. S’il s’interrompt en chemin, il est défait au bout d’une minute.',
  'staff.batch.next.open':
    'Vérifiez son contenu, puis verrouillez-le : vous pourrez imprimer la liste et préparer les colis.',
  'staff.batch.next.locked':
    'Imprimez maintenant ses étiquettes, préparez-le et expédiez-le. Vous pouvez encore en retirer des colis.',
  'staff.batch.next.printed': 'Les étiquettes sont imprimées. Il reste :',
  'staff.batch.next.packed': 'Les étiquettes sont imprimées et tout est préparé. Il reste :',
  'staff.batch.next.dispatched':
    'Tout est en route. Les colis sont considérés comme livrés après 30 jours, ou quand vous clôturez le lot.',
  'staff.batch.next.closed': 'Tout ce qu’il contenait est livré ou a pris fin.',
  'staff.batch.next.undoing': 'Ce lot est en train d’être défait.',
  'staff.batch.next.undone': 'Ce lot a été défait. Ses demandes sont de nouveau acceptées et attendent un autre lot.',
  'staff.batch.step.locked': 'Verrouillé',
  'staff.batch.step.print': 'Imprimer les étiquettes',
  'staff.batch.step.printed': 'Étiquettes imprimées',
  'staff.batch.step.pack': 'Préparer',
  'staff.batch.step.packed': 'Tout est préparé',
  'staff.batch.step.track': 'Numéros de suivi (facultatif)',
  'staff.batch.step.tracked': 'Numéros de suivi enregistrés',
  'staff.batch.step.dispatch': 'Expédier',
  'staff.batch.lock': 'Verrouiller le lot',
  'staff.batch.unlock': 'Déverrouiller',
  'staff.batch.undo': 'Défaire le lot',
  'staff.batch.close': 'Clore le lot',
  'staff.batch.done.lock': 'Lot verrouillé',
  'staff.batch.done.unlock': 'Lot déverrouillé',
  'staff.batch.done.undo': 'Lot défait. Ses demandes sont de nouveau acceptées.',
  'staff.batch.done.close': 'Lot clos',
  'staff.batch.undo_title': 'Défaire {name} ?',
  'staff.batch.undo_body':
    '{parcels, plural, one {La demande qu’il contient est de nouveau acceptée : elle peut être annulée, corrigée et mise} many {Les # de demandes qu’il contient sont de nouveau acceptées : elles peuvent être annulées, corrigées et mises} other {Les # demandes qu’il contient sont de nouveau acceptées : elles peuvent être annulées, corrigées et mises}} dans un autre lot. Jetez les étiquettes déjà imprimées.',
  'staff.batch.close_title': 'Clore {name} ?',
  'staff.batch.close_body':
    'Tous les colis en route seront considérés comme livrés. C’est définitif. Les données personnelles sont effacées à la fin de la durée de conservation de l’offre, comptée à partir de maintenant.',

  'staff.batch.changed_by': '{name} a modifié ce lot pendant que vous l’aviez ouvert. Son état : {state}.',
  'staff.batch.conflict': 'Ce lot a changé entre-temps : rien n’a été fait. Son état : {state}.',
  'staff.batch.conflict_by': '{name} a modifié ce lot entre-temps : rien n’a été fait. Son état : {state}.',
  'staff.batch.fold.files': 'Étiquettes et fichiers',
  'staff.batch.fold.dispatch': 'Expédition',
  'staff.batch.fold.tracking': 'Transporteur et numéros de suivi',
  'staff.batch.to_accepted': 'Voir les demandes acceptées',
  'staff.batch.to_parcels': 'Voir les colis',
  'staff.batch.to_returns': 'Consigner un colis revenu ou perdu',
  'staff.batch.to_pack': 'À préparer',
  'staff.batch.pick_list': 'Liste de prélèvement',
  'staff.batch.shelf': 'Rayon',
  'staff.batch.print_list': 'Liste de prélèvement en PDF',
  'staff.batch.print_slips': 'Bons de livraison en PDF',
  'staff.batch.paper_saved': 'Enregistré sous {name}.',
  'staff.batch.papers_hint':
    'La liste de prélèvement a une case à cocher par colis. Un bon de livraison va dans chaque colis et dit ce qu’il contient.',
  'staff.batch.quantity': 'Quantité',
  'staff.batch.item': 'Article',
  'staff.files.check_title': 'Vérifier avant la préparation',
  'staff.files.check_hint':
    'Voyez ce qui ne tient pas sur une étiquette ou dépasse les limites d’un transporteur, tant que les colis peuvent encore être retirés et corrigés. L’impression et les fichiers sont possibles une fois le lot verrouillé.',
  'staff.files.print_on': 'Poursuivre cette impression',
  'staff.files.print_broken':
    'Le fichier n’est pas arrivé en entier. Poursuivez la même impression dans l’heure ; rien ne compte comme imprimé deux fois.',
  'staff.files.title': 'Étiquettes et fichiers',
  'staff.files.sender': 'Expéditeur',
  'staff.files.sender_hint':
    'Adresse de retour sur chaque étiquette. Pour ne pas l’imprimer, laissez tous les champs vides.',
  'staff.files.sender_missing':
    '{field, select, street {Indiquez la rue} other {Indiquez la commune}}, ou videz tous les champs de l’expéditeur. Les colis non distribuables reviennent ici.',
  'staff.files.sender_name': 'Nom',
  'staff.files.sender_street': 'Rue',
  'staff.files.sender_city': 'Commune',
  'staff.files.sender_country': 'Pays',
  'staff.files.sender_country_hint': 'Une étiquette ne mentionne son pays que si le colis part à l’étranger.',
  'staff.files.sender_country_none': 'Non indiqué : chaque étiquette mentionne son pays',
  'staff.files.labels': 'Imprimer les étiquettes',
  'staff.files.sheet': 'Planche',
  'staff.files.sheet_option': '{name} ({paper, select, a4 {A4} other {US Letter}}, {labels} étiquettes)',
  'staff.files.start': 'Première étiquette libre de la première planche',
  'staff.files.start_hint': 'De 1 à {labels}, en suivant les lignes',
  'staff.files.start_wrong': 'Indiquez un nombre de 1 à {labels}',
  'staff.files.reprint_reason': 'Motif de la réimpression',
  'staff.files.print_labels': 'Imprimer les étiquettes en PDF',
  'staff.files.print_anyway': 'Imprimer quand même',
  'staff.files.check_labels': 'Vérifier les étiquettes',
  'staff.files.labels_saved': 'Étiquettes enregistrées sous {name}. Imprimez-les à 100 %.',
  'staff.files.labels_checked':
    '{total, plural, =0 {Toutes les étiquettes conviennent} one {Regardez une étiquette avant d’imprimer} many {Regardez # d’étiquettes avant d’imprimer} other {Regardez # étiquettes avant d’imprimer}}',
  'staff.files.carrier_file': 'Fichier du transporteur',
  'staff.files.carrier': 'Fichier pour',
  'staff.files.any_carrier': 'Tout transporteur',
  'staff.files.unconfirmed': 'Le transporteur ne publie pas ces colonnes. Essayez d’abord avec un seul colis.',
  'staff.files.columns': 'Colonnes',
  'staff.files.columns_hint': 'Par exemple « Order no=reference,Ship to=name ». Laissez vide pour toutes les colonnes.',
  'staff.files.with_contact': 'Donner au transporteur les adresses e-mail et les numéros de téléphone',
  'staff.files.save_carrier_file': 'Enregistrer le fichier',
  'staff.files.save_carrier_file_anyway': 'Enregistrer quand même',
  'staff.files.save_carrier_file_without':
    '{left, plural, one {Enregistrer sans # colis} many {Enregistrer sans # de colis} other {Enregistrer sans # colis}}',
  'staff.files.check_carrier_file': 'Vérifier le fichier',
  'staff.files.carrier_saved':
    'Fichier du transporteur enregistré sous {name}{left, plural, =0 {} one {, sans # colis : {references}. Envoyez-le autrement.} many {, sans # de colis : {references}. Envoyez-les autrement.} other {, sans # colis : {references}. Envoyez-les autrement.}}',
  'staff.files.carrier_checked':
    '{total, plural, =0 {Rien que le transporteur refuserait} one {Un point que le transporteur refuserait} many {# de points que le transporteur refuserait} other {# points que le transporteur refuserait}}{left, plural, =0 {} one {. Un colis ne peut pas figurer dans ce fichier} many {. # de colis ne peuvent pas figurer dans ce fichier} other {. # colis ne peuvent pas figurer dans ce fichier}}',
  'staff.files.more_problems': 'Et {more} autres.',
  'staff.label_problem.broken': 'Une ligne est trop longue et continue sur la suivante.',
  'staff.label_problem.unreadable':
    'Le texte ne tient que dans un corps trop petit pour être lu. Utilisez une étiquette plus grande.',
  'staff.label_problem.no_address': 'Il n’y a pas d’adresse. Retirez ce colis du lot.',
  'staff.label_problem.no_character': 'Aucune police ne contient {characters}. Écrivez-le à la main sur l’étiquette.',
  'staff.carrier_problem.missing': '{column} est vide, et le transporteur en a besoin.',
  'staff.carrier_problem.too_long':
    '{column} compte {length} caractères, et le transporteur en accepte {maxLength}. Raccourcissez dans le fichier.',
  'staff.carrier_problem.characters':
    '{column} contient {characters}, que le transporteur n’accepte pas. Remplacez dans le fichier.',
  'staff.carrier_problem.unwritable': '{column} vaut « {value} », et ce fichier ne peut pas contenir {characters}',
  'staff.files.left_out_advice':
    '{left, plural, one {Corrigez son adresse en lettres latines avant la préparation, retirez le colis du lot, ou envoyez-le par un autre transporteur.} many {Corrigez leurs adresses en lettres latines avant la préparation, retirez les colis du lot, ou envoyez-les par un autre transporteur.} other {Corrigez leurs adresses en lettres latines avant la préparation, retirez les colis du lot, ou envoyez-les par un autre transporteur.}}',
  'staff.carrier_problem.sender':
    '{column} vaut « {value} », et ce fichier ne peut pas contenir {characters}. Écrivez-le en lettres latines.',
  'staff.carrier_problem.formula': '{column} commence comme une formule. Corrigez dans le fichier.',
  'staff.carrier_problem.country': 'Le colis va vers {country}, et ce transporteur ne livre que dans son pays.',

  'staff.batch.labels': 'Imprimées ailleurs ?',
  'staff.batch.printed_never': 'Aucune étiquette imprimée pour l’instant.',
  'staff.batch.printed_times':
    '{prints, plural, one {Étiquettes imprimées une fois} many {Étiquettes imprimées # de fois} other {Étiquettes imprimées # fois}}, en dernier le {at}.',
  'staff.batch.mark_printed': 'Les étiquettes sont imprimées',
  'staff.batch.mark_reprinted': 'Les étiquettes sont réimprimées',
  'staff.batch.printed_done': 'Enregistré : les étiquettes sont imprimées',
  'staff.batch.reprint_title': 'Les étiquettes de {name} ont déjà été imprimées',
  'staff.batch.reprint_body': 'Avec deux étiquettes, un colis peut partir deux fois. Jetez les anciennes.',
  'staff.batch.reprint_reason': 'Pourquoi de nouveau ?',
  'staff.batch.reprint_choose': 'Choisir un motif',
  'staff.reprint_reason.printer_failed': 'Panne de l’imprimante',
  'staff.reprint_reason.labels_damaged': 'Étiquettes abîmées',
  'staff.reprint_reason.labels_lost': 'Étiquettes perdues',
  'staff.reprint_reason.parcel_taken_out': 'Un colis a été retiré',
  'staff.reprint_reason.other': 'Autre motif',

  'staff.batch.dispatch': 'Expédier',
  'staff.batch.dispatch_left':
    '{left, plural, one {Un colis est encore ici.} many {# de colis sont encore ici.} other {# colis sont encore ici.}}',
  'staff.batch.dispatch_all':
    '{left, plural, one {Expédier le colis} many {Expédier les # de colis} other {Expédier les # colis}}',
  'staff.batch.dispatch_all_title':
    '{left, plural, one {Expédier le colis} many {Expédier les # de colis} other {Expédier les # colis}} ?',
  'staff.batch.dispatch_all_body':
    'Vous les avez remis pour livraison. {way, select, sent {Les personnes qui ont donné une adresse e-mail sont averties dans 30 minutes.} other {Les e-mails sont conservés sous « E-mails » : aucun serveur de messagerie n’est configuré.}} Vous pouvez annuler l’expédition pendant 30 minutes.',
  'staff.batch.unpacked':
    '{extent, select, all {{of, plural, one {Le colis n’est pas marqué prêt} many {Aucun des # de colis n’est marqué prêt} other {Aucun des # colis n’est marqué prêt}}} other {{count, plural, one {# colis sur {of, number} n’est pas marqué prêt} many {# de colis sur {of, number} ne sont pas marqués prêts} other {# colis sur {of, number} ne sont pas marqués prêts}}}}.',
  'staff.batch.untracked':
    '{extent, select, all {{of, plural, one {Le colis n’a pas encore de numéro de suivi : son e-mail n’en contiendra} many {Aucun des # de colis n’a encore de numéro de suivi : leurs e-mails n’en contiendront} other {Aucun des # colis n’a encore de numéro de suivi : leurs e-mails n’en contiendront}}} other {{count, plural, one {# colis sur {of, number} n’a pas encore de numéro de suivi : son e-mail n’en contiendra} many {# de colis sur {of, number} n’ont pas encore de numéro de suivi : leurs e-mails n’en contiendront} other {# colis sur {of, number} n’ont pas encore de numéro de suivi : leurs e-mails n’en contiendront}}}} pas.',
  'staff.batch.scan': 'Référence',
  'staff.batch.scan_hint': 'Scannez ou saisissez les colis l’un après l’autre, puis expédiez-les ensemble.',
  'staff.batch.scan_add': 'Ajouter',
  'staff.batch.scanned_empty': 'Rien de scanné pour l’instant.',
  'staff.batch.scanned_not_in_batch': '{reference} n’est pas dans ce lot et n’a pas été ajouté : vérifiez le colis.',
  'staff.batch.scanned_already_dispatched': '{reference} est déjà expédié et n’a pas été ajouté.',
  'staff.batch.scanned_twice': '{reference} est déjà dans la liste.',
  'staff.batch.scanned_added':
    '{reference} est ajouté. {count, plural, one {# colis} many {# de colis} other {# colis}} dans la liste.',
  'staff.batch.scanned_full': 'Expédiez d’abord ceux-ci : une liste en contient {max, number}.',
  'staff.batch.scan_remove': 'Retirer {reference}',
  'staff.batch.dispatch_scanned':
    '{count, plural, one {Expédier # colis scanné} many {Expédier # de colis scannés} other {Expédier # colis scannés}}',
  'staff.batch.dispatch_wrong':
    'Rien n’a été expédié. {count, plural, one {Une ligne est fausse} many {# de lignes sont fausses} other {# lignes sont fausses}} : retirez-la ou vérifiez le colis.',
  'staff.batch.dispatched':
    '{dispatched, plural, one {# colis expédié} many {# de colis expédiés} other {# colis expédiés}}. {emails, plural, =0 {Aucun e-mail : personne n’a donné d’adresse e-mail.} one {Un e-mail {way, select, sent {part dans 30 minutes} other {est conservé sous « E-mails »}}.} many {# d’e-mails {way, select, sent {partent dans 30 minutes} other {sont conservés sous « E-mails »}}.} other {# e-mails {way, select, sent {partent dans 30 minutes} other {sont conservés sous « E-mails »}}.}}',
  'staff.batch.dispatch_undone':
    '{undone, plural, one {# colis est de nouveau en préparation.} many {# de colis sont de nouveau en préparation.} other {# colis sont de nouveau en préparation.}}{withdrawnEmails, plural, =0 {} one { Son e-mail ne partira pas.} many { # d’e-mails ne partiront pas.} other { # e-mails ne partiront pas.}}',
  'staff.batch.undo_dispatch':
    '{parcels, plural, one {Annuler la dernière expédition} many {Annuler l’expédition de # de colis} other {Annuler l’expédition de # colis}}',
  'staff.batch.undo_until': 'Annulation possible jusqu’au {at}. Les e-mails attendent jusque-là.',
  'staff.batch.undo_one': 'Annuler l’expédition',
  'staff.batch.undo_one_of': 'Annuler l’expédition de {reference}',
  'staff.undo.dispatch': 'Annuler l’expédition',
  'staff.undo.return': 'Annuler le retour',
  'staff.undo.hand_over': 'Annuler la remise',
  'staff.undo.dispatch_done': '{reference} est de nouveau en préparation.',
  'staff.undo.return_done': '{reference} est de nouveau en route.',
  'staff.undo.hand_over_done': '{reference} est de nouveau acceptée.',
  'staff.undo.until': 'Annulation possible jusqu’au {at}.',
  'staff.returns.undo_of': 'Annuler le retour de {reference}',

  'staff.batch.tracking': 'Transporteur et suivi',
  'staff.batch.carrier': 'Transporteur',
  'staff.batch.tracking_link': 'Lien de suivi (facultatif)',
  'staff.batch.tracking_link_hint':
    'Un lien vers la page de suivi du transporteur, avec {placeholder} à la place du numéro de suivi.',
  'staff.batch.tracking_numbers': 'Numéros de suivi',
  'staff.batch.tracking_numbers_hint':
    'Un colis par ligne : la référence, puis le numéro de suivi. Vous pouvez coller deux colonnes d’un tableur.',
  'staff.batch.tracking_save': 'Enregistrer le suivi',
  'staff.batch.tracking_saved':
    '{count, plural, =0 {Transporteur enregistré} one {Transporteur et # numéro de suivi enregistrés} many {Transporteur et # de numéros de suivi enregistrés} other {Transporteur et # numéros de suivi enregistrés}}',
  'staff.batch.tracking_wrong':
    'Rien n’a été enregistré. {count, plural, one {Une ligne est fausse} many {# de lignes sont fausses} other {# lignes sont fausses}} :',
  'staff.batch.tracking_line': 'Ligne {line, number}{source, select, file { de {file}} other {}} ({text}) : {problem}',
  'staff.batch.tracking_number_form':
    'Un numéro de suivi ne contient que des lettres, des chiffres, des espaces et . / -, 60 caractères au plus',
  'staff.batch.tracking_file': 'Choisir un fichier CSV',
  'staff.batch.tracking_file_hint':
    'Ou choisissez le fichier que vous remet le transporteur. Les colonnes sont reconnues à leur nom, comme « Reference » et « Tracking number » ; sans nom, ce sont les deux premières.',
  'staff.batch.tracking_file_read':
    '{name} : {count, plural, =0 {aucun numéro de suivi trouvé} one {# ligne} many {# de lignes} other {# lignes}}',
  'staff.batch.tracking_file_remove': 'Retirer {name}',
  'staff.batch.tracking_file_too_big': 'Ce fichier dépasse 10 Mo',
  'staff.batch.tracking_unreadable': 'Indiquez une référence et un numéro de suivi',

  'staff.batch.parcels': 'Colis',
  'staff.batch.position': 'N°',
  'staff.batch.tracking_number': 'Numéro de suivi',
  'staff.batch.take_out': 'Retirer',
  'staff.batch.take_out_of': 'Retirer {reference}',
  'staff.batch.take_out_title': 'Retirer {reference} ?',
  'staff.batch.take_out_body':
    'La demande est de nouveau acceptée : elle peut être annulée, corrigée et mise dans un autre lot. Jetez son étiquette si elle est déjà imprimée.',
  'staff.batch.taken_out': '{reference} n’est plus dans le lot',
  'staff.batch.dispatched_at': 'Expédié le {at}',
  'staff.batch.no_address': 'Retrait sur place : pas d’adresse',
  'staff.request.batch': 'Lot',
  'staff.request.batch_dispatched': 'Expédiée le',
  'staff.request.batch_tracking': 'Numéro de suivi',

  'staff.returns.title': 'Retours',
  'staff.returns.record': 'Consigner un retour ou une perte',
  'staff.returns.rule': 'Chaque lecture enregistre un colis, avec ce qui est choisi ici.',
  'staff.returns.reference_missing': 'Scannez ou saisissez une référence',
  'staff.returns.outcome': 'Ce qui s’est passé',
  'staff.returns.outcome.returned': 'Le colis est revenu',
  'staff.returns.outcome.lost': 'Le colis est perdu',
  'staff.returns.reason': 'Motif',
  'staff.returns.reason_choose': 'Choisir un motif',
  'staff.return_reason.address_wrong': 'L’adresse est fausse',
  'staff.return_reason.moved_away': 'La personne a déménagé',
  'staff.return_reason.not_collected': 'Personne ne l’a retiré',
  'staff.return_reason.refused': 'La personne l’a refusé',
  'staff.return_reason.damaged': 'Il était abîmé',
  'staff.return_reason.lost_on_the_way': 'Perdu en chemin',
  'staff.return_reason.other': 'Autre motif',
  'staff.returns.shelf': 'En bon état : remettre en stock',
  'staff.returns.shelf_hint': 'Il revient à la demande suivante de la file. Sinon, il sort du stock.',
  'staff.returns.told':
    '{way, select, sent {Le visiteur est averti par e-mail dans 30 minutes, s’il a donné une adresse. D’ici là, vous pouvez annuler le retour.} other {Si le visiteur a donné une adresse, l’e-mail qui lui est destiné est conservé sous « E-mails » : aucun serveur de messagerie n’est configuré.}}',
  'staff.returns.served':
    '{accepted, plural, one {Une demande de la file est alors acceptée{without, plural, =0 {.} one { ; son visiteur n’a pas donné d’adresse e-mail.} many { ; son visiteur n’a pas donné d’adresse e-mail.} other { ; son visiteur n’a pas donné d’adresse e-mail.}}} many {# de demandes de la file sont alors acceptées{without, plural, =0 {.} one { ; l’un des visiteurs n’a pas donné d’adresse e-mail.} many { ; # de des visiteurs n’ont pas donné d’adresse e-mail.} other { ; # de des visiteurs n’ont pas donné d’adresse e-mail.}}} other {# demandes de la file sont alors acceptées{without, plural, =0 {.} one { ; l’un des visiteurs n’a pas donné d’adresse e-mail.} many { ; # de des visiteurs n’ont pas donné d’adresse e-mail.} other { ; # des visiteurs n’ont pas donné d’adresse e-mail.}}}}',
  'staff.returns.queue_mail':
    '{way, select, sent {Première de la file : cet e-mail part à {to}} other {Première de la file : aucun e-mail ne part, faute de serveur de messagerie. Celui-ci, pour {to}, est conservé sous « E-mails »}}{others, plural, =0 {} one {. Une autre personne en reçoit un semblable} many {. # d’autres personnes en reçoivent un semblable} other {. # autres personnes en reçoivent un semblable}}',
  'staff.returns.submit': 'Consigner',
  'staff.returns.recording': 'Enregistrement de {references}…',
  'staff.returns.recorded':
    '{reference} est consigné.{accepted, plural, =0 {} one { Une demande de la file est acceptée.} many { # de demandes de la file sont acceptées.} other { # demandes de la file sont acceptées.}}{emails, plural, =0 { Aucun e-mail : aucune adresse n’a été donnée.} one { Un e-mail {way, select, sent {est prêt à partir} other {est conservé sous « E-mails »}}.} many { # d’e-mails {way, select, sent {sont prêts à partir} other {sont conservés sous « E-mails »}}.} other { # e-mails {way, select, sent {sont prêts à partir} other {sont conservés sous « E-mails »}}.}}',
  'staff.returns.not_under_way':
    '{reference} n’est pas en route : la demande n’a pas été expédiée, ou son retour est déjà consigné.',
  'staff.returns.unknown': 'Il n’y a pas de demande {reference}.',
  'staff.returns.waiting': 'À décider',
  'staff.returns.none': 'Rien à décider : aucun colis n’est revenu ni perdu.',
  'staff.returns.send_again': 'Renvoyer',
  'staff.returns.send_again_of': 'Renvoyer {reference}',
  'staff.returns.send_again_title': 'Renvoyer {reference}',
  'staff.returns.send_again_body':
    'La demande est de nouveau acceptée, prend un nouvel exemplaire et attend le prochain lot. Si l’adresse était fausse, corrigez-la d’abord sur la page de la demande.',
  'staff.returns.open_request': 'Ouvrir la demande',
  'staff.returns.close': 'Clore',
  'staff.returns.close_of': 'Clore {reference}',
  'staff.returns.sold_out': '{reference} ne peut pas être renvoyée : il n’en reste plus. Ajoutez d’abord du stock.',
  'staff.returns.done.send-again':
    '{reference} est de nouveau acceptée et attend le prochain lot.{emails, plural, =0 { Aucun e-mail : aucune adresse n’a été donnée.} one { L’e-mail au visiteur {way, select, sent {est en route} other {est conservé sous « E-mails »}}.} many { L’e-mail au visiteur {way, select, sent {est en route} other {est conservé sous « E-mails »}}.} other { L’e-mail au visiteur {way, select, sent {est en route} other {est conservé sous « E-mails »}}.}}',
  'staff.returns.done.close': '{reference} est close',
  'staff.files.roll_option': 'Rouleau d’étiquettes, {name}',
  'staff.files.with_items': 'Imprimer le contenu de chaque colis',
  'staff.files.with_items_hint': 'Quiconque voit le colis peut le lire.',
};
