import type { staffOfferEditorTexts } from '../en/staff-offer-editor.ts';

export const staffOfferEditorTextsInFrench: Record<keyof typeof staffOfferEditorTexts, string> = {
  'staff.editor.summary': 'L’offre en une ligne',
  'staff.editor.summary_hint': 'Figure sous le titre et dans la liste des offres. 120 caractères au plus.',
  'staff.editor.delivery': 'Mode de remise',
  'staff.editor.delivery_hint': 'Quelques mots, par exemple : Envoyé par la poste. Vide : Livré devant votre porte.',
  'staff.editor.delivery_details': 'Quand, et ce qu’il faut savoir',
  'staff.editor.delivery_details_hint':
    'Une phrase, par exemple : Sous 3 semaines. Personne n’a besoin d’être présent.',
  'staff.editor.packed_within': 'Préparé sous, jours',
  'staff.editor.delivered_within': 'Livré sous, jours',
  'staff.editor.within_hint':
    'À compter de l’acceptation ; les visiteurs voient la date. Vide : aucune date n’est promise.',
  'staff.editor.decision_rule': 'Comment vous décidez',
  'staff.editor.decision_rule_hint':
    'Une phrase pour les visiteurs, par exemple : Les logements les plus exposés passent d’abord.',
  'staff.editor.decided_within': 'Décision en général sous, jours ouvrés',
  'staff.editor.decided_within_hint': 'Vide : aucun délai n’est annoncé aux visiteurs.',
  'staff.languages.title': 'Langues de cette offre',
  'staff.languages.show': 'Afficher les textes en',
  'staff.languages.main': 'Langue principale',
  'staff.languages.rename_hint':
    'La langue dans laquelle vous rédigez. Ce qui est déjà saisi compte comme écrit dans cette langue. Des traductions peuvent s’ajouter à tout moment.',
  'staff.languages.is_main': 'principale',
  'staff.languages.missing': '{missing, number} manquants sur {all, number}',
  'staff.languages.wrong': 'À corriger',
  'staff.languages.language': 'Langue',
  'staff.languages.choose': 'Choisir une langue',
  'staff.languages.add': 'Ajouter une langue…',
  'staff.languages.add_title': 'Ajouter une langue',
  'staff.languages.add_body':
    'Ses champs sont vides au départ, à côté de la langue principale, que les visiteurs voient là où un texte manque.',
  'staff.languages.add_confirm': 'Ajouter la langue',
  'staff.languages.remove': 'Supprimer {language}…',
  'staff.languages.remove_title': 'Supprimer {language} de cette offre ?',
  'staff.languages.remove_body':
    'Les textes en {language} sont supprimés à l’enregistrement. Leurs lecteurs verront {main}. Les réponses et les demandes restent inchangées.',
  'staff.languages.remove_confirm': 'Supprimer la langue',
  'staff.languages.make_main': 'Faire de {language} la langue principale…',
  'staff.languages.main_title': 'Faire de {language} la langue principale ?',
  'staff.languages.main_body':
    'Aucun texte ne change. Là où une traduction manque, les visiteurs voient {language} au lieu de {main}. La console, les étiquettes et les exports prennent les noms en {language}, dès l’enregistrement.',
  'staff.languages.main_missing':
    '{missing, plural, =0 {Les {all, number} textes sont écrits dans cette langue.} one {Un texte sur {all, number} n’est pas encore écrit dans cette langue.} many {# de textes sur {all, number} ne sont pas encore écrits dans cette langue.} other {# textes sur {all, number} ne sont pas encore écrits dans cette langue.}}',
  'staff.languages.main_confirm': 'En faire la langue principale',
  'staff.languages.translating':
    'Vous rédigez en {language}. Le texte en {main} figure au-dessus de chaque champ. Nombres, dates et choix valent pour toutes les langues.',

  'staff.editor.answers': 'Réponses au choix',
  'staff.editor.answer_number': 'Réponse {number, number}',
  'staff.editor.answer_missing': 'Indiquez aussi la réponse dans la langue principale, ou supprimez-la',
  'staff.editor.add_answer': 'Ajouter une réponse',
  'staff.editor.remove_answer': 'Supprimer la réponse',
  'staff.editor.colour_pick': 'Choisir une couleur',

  'staff.effect.retires_place':
    '{count, plural, one {# personne devait faire son retrait} many {# de personnes devaient faire leur retrait} other {# personnes devaient faire leur retrait}} ici : « {place} ». Elles en sont averties, et invitées à choisir un autre lieu.',
  'staff.effect.moves_openings':
    'Des horaires d’ouverture disparaissent ici : « {place} », où {count, plural, one {# personne doit faire son retrait. Elle en est avertie.} many {# de personnes doivent faire leur retrait. Elles en sont averties.} other {# personnes doivent faire leur retrait. Elles en sont averties.}}',
  'staff.section.collection': 'Livraison ou retrait',
  'staff.section_hint.collection': 'Livré à domicile, ou retiré dans des lieux que vous indiquez.',
  'staff.editor.handed_out': 'Mode de remise',
  'staff.editor.handed_out_delivered': 'Livraison à domicile',
  'staff.editor.handed_out_delivered_hint':
    'Les lieux ci-dessous sont pour les personnes sans adresse fixe, dont vous saisissez la demande.',
  'staff.editor.handed_out_collected': 'Retrait sur place',
  'staff.editor.handed_out_collected_hint': 'Chacun choisit l’un des lieux ci-dessous, et y montre un code.',
  'staff.editor.add_place': 'Ajouter un lieu',
  'staff.editor.place_number': 'Lieu {number, number}',
  'staff.editor.place_name': 'Nom du lieu',
  'staff.editor.place_address': 'Adresse du lieu',
  'staff.editor.place_notes': 'Ce qu’il faut savoir (facultatif)',
  'staff.editor.place_notes_hint': 'Par exemple « Sonnez à la porte latérale. »',
  'staff.editor.opening': 'Horaire d’ouverture {number, number}',
  'staff.editor.opening_from': 'Ouvert à partir de',
  'staff.editor.opening_until': 'Ouvert jusqu’à',
  'staff.editor.add_opening': 'Ajouter un horaire d’ouverture',
  'staff.editor.remove_opening': 'Supprimer l’horaire',
  'staff.editor.remove_place': 'Supprimer le lieu',
  'staff.retire.place': 'Retirer le lieu de l’offre…',
  'staff.retire.place_title': 'Retirer « {name} » de l’offre ?',
  'staff.retire.place_body':
    'Les nouveaux visiteurs ne peuvent plus le choisir. Les personnes concernées sont averties par e-mail et invitées à choisir un autre lieu.',
  'staff.retire.place_uses':
    '{requests, plural, =0 {Aucune demande ne le mentionne.} one {# demande le mentionne.} many {# de demandes le mentionnent.} other {# demandes le mentionnent.}}',
  'staff.retire.retired': 'Retiré de l’offre',
  'staff.retire.item': 'Retirer cet article de l’offre…',
  'staff.retire.question': 'Retirer la question…',
  'staff.retire.answer': 'Retirer la réponse…',
  'staff.retire.item_title': 'Retirer « {name} » de l’offre ?',
  'staff.retire.question_title': 'Retirer la question {name} ?',
  'staff.retire.answer_title': 'Retirer « {name} » ?',
  'staff.retire.item_body':
    'Les nouveaux visiteurs ne peuvent plus le choisir. Les demandes qui le contiennent le gardent : elles sont préparées et envoyées comme avant.',
  'staff.retire.question_body':
    'Elle n’est plus posée aux visiteurs. Les réponses déjà données sont conservées et restent affichées.',
  'staff.retire.answer_body':
    'Les nouveaux visiteurs ne peuvent plus la choisir. Les demandes qui l’ont choisie la gardent.',
  'staff.retire.item_uses':
    '{requests, plural, =0 {Aucune demande ne le contient.} one {Une demande le contient.} many {# de demandes le contiennent.} other {# demandes le contiennent.}}',
  'staff.retire.question_uses':
    '{requests, plural, =0 {Aucune demande n’y a répondu.} one {Une demande y a répondu.} many {# de demandes y ont répondu.} other {# demandes y ont répondu.}}',
  'staff.retire.answer_uses':
    '{requests, plural, =0 {Aucune demande ne l’a choisie.} one {Une demande l’a choisie.} many {# de demandes l’ont choisie.} other {# demandes l’ont choisie.}}',
  'staff.retire.uses_unknown': 'Le nombre de demandes concernées n’est pas connu pour le moment.',
  'staff.retire.waiting':
    '{waiting, plural, one {L’une d’elles est dans la file d’attente. Elle garde sa place et en reçoit encore un s’il en reste ou s’il en est rendu.} many {# d’entre elles sont dans la file d’attente. Elles gardent leur place et en reçoivent encore un s’il en reste ou s’il en est rendu.} other {# d’entre elles sont dans la file d’attente. Elles gardent leur place et en reçoivent encore un s’il en reste ou s’il en est rendu.}} Pour l’éviter, refusez ces demandes.',
  'staff.retire.undo': 'Cela prend effet à l’enregistrement. Vous pourrez revenir sur ce choix.',
  'staff.retire.confirm': 'Retirer',
  'staff.retire.bring_back': 'Remettre',

  'staff.preview.title': 'Aperçu',
  'staff.preview.show': 'Afficher',
  'staff.preview.hide': 'Masquer',
  'staff.preview.hint': 'Voyez la page publique pendant que vous rédigez.',
  'staff.preview.frame': 'Aperçu de la page publique',
  'staff.preview.device': 'Largeur',
  'staff.preview.phone': 'Téléphone',
  'staff.preview.desktop': 'Ordinateur',
  'staff.preview.theme': 'Couleurs',
  'staff.preview.light': 'Clair',
  'staff.preview.dark': 'Sombre',
  'staff.preview.language': 'Langue de l’aperçu',
  'staff.preview.incomplete':
    'Certains champs ne peuvent pas encore être affichés : voici la page d’avant. « Enregistrer » indique les champs à corriger.',
  'staff.preview.not_yet':
    'L’aperçu apparaît une fois tous les champs utilisables. « Enregistrer » indique les champs à corriger.',
  'staff.preview.unavailable':
    'L’aperçu n’est pas disponible pour le moment. Vous pouvez continuer à rédiger et enregistrer.',

  'staff.share.title': 'Partager',
  'staff.share.not_yet': 'Le lien fonctionne une fois l’offre publiée.',
  'staff.share.copy': 'Copier le lien',
  'staff.share.print': 'Code QR et affiche',
  'staff.share.code': 'Code QR :',
  'staff.share.code_alt': 'Code QR du lien',
  'staff.share.poster': 'Affiche (PDF) :',
  'staff.share.language': 'Langue de l’affiche',
  'staff.share.paper.a4': 'A4',
  'staff.share.paper.a5': 'A5',
  'staff.share.paper.letter': 'Letter',
  'staff.embed.title': 'L’intégrer à un autre site',
  'staff.embed.nobody': 'Aucun site ne peut encore afficher vos offres',
  'staff.embed.how':
    'Demandez à l’exploitant d’ajouter l’adresse du site au paramètre DOORSTEP_EMBED_ORIGINS, par exemple https://www.example.org, puis de redémarrer. D’ici là, le site affiche un lien vers la page de l’offre.',
  'staff.embed.parents': 'Ces sites peuvent l’afficher : {parents}',
  'staff.embed.element': 'Élément',
  'staff.embed.copy_element': 'Copier l’élément',
  'staff.embed.frame': 'Cadre',
  'staff.embed.frame_hint': 'Pour les sites qui n’acceptent pas de scripts. Il garde la hauteur que vous lui donnez.',
  'staff.embed.frame_title': 'Offre',
  'staff.embed.copy_frame': 'Copier le cadre',
  'staff.share.copied': 'Copié',
  'staff.share.refused': 'Copie impossible. Sélectionnez le lien ci-dessus et copiez-le.',

  'staff.offers.start': 'Comment est-ce attribué ?',
  'staff.offers.template.first_come': 'Premier arrivé, premier servi',
  'staff.offers.template_hint.first_come': 'Acceptée aussitôt tant qu’il y a du stock. Puis une file d’attente.',
  'staff.offers.template.draw': 'Un tirage au sort',
  'staff.offers.template_hint.draw':
    'Tout le monde participe, et une valeur publique décide le jour que vous indiquez.',
  'staff.offers.template.review': 'Décision de votre équipe',
  'staff.offers.template_hint.review': 'Chaque demande attend l’un de vous, avec votre règle à côté.',
  'staff.offers.template.collection': 'Retrait sur place',
  'staff.offers.template_hint.collection': 'Les visiteurs choisissent un lieu et un horaire, et montrent un code.',
  'staff.languages.written': '{written, number} sur {all, number}',
  'staff.languages.side_by_side': 'Côte à côte',
  'staff.languages.grid': 'Chaque texte en deux langues',
  'staff.languages.text': 'Texte',
  'staff.languages.cell_missing': 'Manquant. La version en {main} est affichée.',
  'staff.languages.next_missing': 'Texte manquant suivant',
  'staff.remark.title': 'Ce qui peut surprendre un visiteur',
  'staff.remark.has_closed': 'Sa date de clôture, le {at}, est passée : elle ne prend plus de demandes.',
  'staff.remark.closes_soon': 'Elle se termine d’ici un jour, le {at}.',
  'staff.remark.places_have_closed': 'Aucun lieu n’a d’horaire d’ouverture à venir.',
  'staff.remark.none_in_stock':
    'Rien n’est en stock : les visiteurs {queue, select, yes {peuvent seulement rejoindre la file d’attente} other {lisent qu’il n’en reste plus}}.',
  'staff.remark.none_of_item':
    '« {item} » n’est pas en stock : les visiteurs {queue, select, yes {peuvent seulement rejoindre sa file d’attente} other {lisent qu’il n’en reste plus}}.',
  'staff.remark.refuses_typed':
    'Les visiteurs dont l’adresse n’est pas dans la liste ne peuvent pas envoyer de demande.',
  'staff.remark.asks_no_contact':
    'Vous ne demandez ni adresse e-mail ni numéro de téléphone : les visiteurs n’apprennent la suite que sur la page de leur demande.',
  'staff.remark.sends_no_email':
    'Aucun serveur de messagerie n’est configuré : les visiteurs qui indiquent une adresse e-mail ne reçoivent aucun e-mail.',
  'staff.remark.untranslated':
    '{missing, plural, one {Un des {all, number} textes n’est pas rédigé} many {# de textes sur {all, number} ne sont pas rédigés} other {# textes sur {all, number} ne sont pas rédigés}} en {language} : les visiteurs y lisent la version en {main}.',
  'staff.remark.check_has_alarm':
    'La vérification humaine demande votre attention : des visiteurs risquent de ne pas pouvoir la passer.',
  'staff.markdown.toolbar': 'Mise en forme',
  'staff.markdown.bold': 'Gras',
  'staff.markdown.italic': 'Italique',
  'staff.markdown.link': 'Lien',
  'staff.markdown.list': 'Liste',
  'staff.markdown.heading': 'Titre',
  'staff.delete_draft.ask': 'Supprimer le brouillon…',
  'staff.delete_draft.title': 'Supprimer « {name} » ?',
  'staff.delete_draft.body':
    'Ses textes, articles et mouvements de stock sont supprimés, sans retour possible. Personne n’a envoyé de demande, car elle n’a jamais été publiée.',
  'staff.delete_draft.submit': 'Supprimer le brouillon',
  'staff.delete_draft.done': 'Brouillon « {name} » supprimé.',
};
