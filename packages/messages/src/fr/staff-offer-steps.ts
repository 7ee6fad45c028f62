import type { staffOfferTexts } from '../en/staff-offers.ts';

export const staffOfferStepTextsInFrench = {
  'staff.save.submit': 'Enregistrer',
  'staff.save.submit_draft': 'Enregistrer le brouillon',
  'staff.save.busy': 'Enregistrement…',
  'staff.save.new': 'Pas encore enregistrée',
  'staff.save.nothing': 'Aucune modification à enregistrer',
  'staff.save.unsaved': 'Modifications non enregistrées',
  'staff.save.saved': 'Enregistré',
  'staff.save.question': 'Enregistrer ces modifications ?',
  'staff.save.confirm': 'Enregistrer les modifications',
  'staff.save.back': 'Revenir au formulaire',
  'staff.save.wrong': 'Certains champs sont à revoir',

  'staff.status.title': 'État',
  'staff.status.draft': 'Seule l’équipe peut la voir.',
  'staff.status.published': 'Elle est publique.',
  'staff.status.scheduled': 'Elle est publique et affiche le temps restant avant l’ouverture.',
  'staff.status.open': 'Les visiteurs peuvent envoyer des demandes.',
  'staff.status.paused': 'Les visiteurs voient qu’elle est suspendue. Aucune nouvelle demande n’est prise.',
  'staff.status.closed': 'Aucune nouvelle demande n’est prise. La file d’attente et la préparation continuent.',
  'staff.status.archived':
    'Les visiteurs ne la voient plus. Vous pouvez encore décider des demandes à vérifier, et préparer et envoyer celles qui sont acceptées. Les données personnelles sont effacées {days, plural, one {# jour} many {# de jours} other {# jours}} après l’archivage.',
  'staff.status.missing': 'Nécessaire avant de publier :',
  'staff.address_data.title.none': 'Il n’y a pas encore de données d’adresses',
  'staff.address_data.title.all': 'Il n’y a pas de données d’adresses pour : {area}',
  'staff.address_data.title.part': 'Il n’y a pas de données d’adresses pour une partie du secteur : {area}',
  'staff.address_data.body.all':
    'Les visiteurs saisissent leur adresse au lieu de la choisir dans une liste, et la page le leur indique.',
  'staff.address_data.body.refused':
    'L’offre refuse les adresses saisies : personne ne peut y envoyer de demande. Acceptez-les ou faites-les vérifier sous « Secteur et adresses ».',
  'staff.address_data.body.part':
    'Les visiteurs de cette partie ne trouvent pas leur adresse dans la liste, et la saisissent.',
  'staff.address_data.import':
    'Votre exploitant peut importer des données d’adresses avec « doorstep addresses import ».',
  'staff.transition.publish': 'Publier',
  'staff.transition.pause': 'Suspendre',
  'staff.transition.resume': 'Reprendre',
  'staff.transition.close': 'Fermer l’offre',
  'staff.transition.reopen': 'Rouvrir',
  'staff.transition.archive': 'Archiver',
  'staff.confirm.publish': 'Publier cette offre ?',
  'staff.confirm.pause': 'Suspendre cette offre ?',
  'staff.confirm.close': 'Fermer cette offre ?',
  'staff.confirm.reopen': 'Rouvrir cette offre ?',
  'staff.confirm.archive': 'Archiver cette offre ?',
  'staff.confirm_body.publish':
    'Les visiteurs peuvent alors la voir, et faire une demande dès l’ouverture. Vous pouvez la suspendre à tout moment.',
  'staff.confirm_body.close': 'Vous pourrez la rouvrir plus tard.',
  'staff.confirm_body.archive': 'C’est définitif.',

  'staff.effect.closes': 'Aucune nouvelle demande n’est plus prise.',
  'staff.effect.pauses': 'Aucune nouvelle demande n’est prise jusqu’à la reprise.',
  'staff.effect.puts_off': 'Aucune nouvelle demande n’est prise jusqu’à la réouverture, le {at}.',
  'staff.effect.hides': 'Les visiteurs ne la voient plus.',
  'staff.effect.unlists': 'Elle ne figure plus sur la page d’accueil. Son lien fonctionne toujours.',
  'staff.effect.renames':
    'Son lien se termine maintenant par « {now} ». Les liens qui se terminent par « {was} » y mènent toujours.',
  'staff.effect.lowers_limits':
    'Les nouvelles demandes doivent respecter les limites plus strictes. Une demande à vérifier aussi, si elle est arrivée sans contrôle de sécurité.',
  'staff.effect.narrows_area': 'Les nouvelles demandes ne sont prises que dans le nouveau secteur.',
  'staff.effect.refuses_typed': 'Les nouvelles demandes ne sont prises que pour des adresses de la liste.',
  'staff.effect.ends_queue':
    'Plus personne ne peut rejoindre la file d’attente.{count, plural, =0 {} one { La # demande qui s’y trouve garde sa place.} many { Les # de demandes qui s’y trouvent gardent leur place.} other { Les # demandes qui s’y trouvent gardent leur place.}}',
  'staff.effect.closes_by_time': 'Son heure de fermeture, {at}, est passée : aucune nouvelle demande n’est plus prise.',
  'staff.effect.clears_closing':
    'Son heure de fermeture, {at}, est passée et est supprimée. Vous pouvez en fixer une autre.',
  'staff.effect.shortens_retention':
    'Les données personnelles sont effacées {now, plural, one {# jour} many {# de jours} other {# jours}} après la fin d’une demande, au lieu de {was}. Pour certaines demandes, ce sera peut-être aujourd’hui.',
  'staff.effect.lapses':
    '{count, plural, one {# demande dans la file ou au tirage prend fin sans rien recevoir.} many {# de demandes dans la file ou au tirage prennent fin sans rien recevoir.} other {# demandes dans la file ou au tirage prennent fin sans rien recevoir.}} {way, select, sent {Les personnes qui ont donné une adresse sont averties par e-mail.} other {Un e-mail pour chaque personne qui a donné une adresse est conservé sous « E-mails ».}}',
  'staff.effect.leaves_held':
    '{count, plural, one {# demande à vérifier reste en cours : décidez-en, ou elle devient caduque} many {# de demandes à vérifier restent en cours : décidez-en, ou elles deviennent caduques} other {# demandes à vérifier restent en cours : décidez-en, ou elles deviennent caduques}} après 14 jours.',
  'staff.effect.leaves_to_send':
    '{count, plural, one {# demande acceptée reste à envoyer} many {# de demandes acceptées restent à envoyer} other {# demandes acceptées restent à envoyer}}. Vous pouvez continuer la préparation.',
  'staff.effect.erases':
    'Les données personnelles sont effacées {days, plural, one {# jour} many {# de jours} other {# jours}} après l’archivage, y compris celles des demandes encore en cours.',
  'staff.effect.keeps':
    '{count, plural, one {# demande en cours reste inchangée} many {# de demandes en cours restent inchangées} other {# demandes en cours restent inchangées}} : vous pouvez continuer à décider, préparer et envoyer.',

  'staff.conflict.title': 'Quelqu’un d’autre a enregistré cette offre entre-temps',
  'staff.conflict.none':
    'Ses modifications sont affichées ici, et les vôtres sont conservées. Vous n’avez pas modifié les mêmes éléments. Enregistrez de nouveau pour garder les vôtres.',
  'staff.conflict.some':
    'Ses modifications sont affichées ici, et les vôtres sont conservées. Là où vous avez tous deux modifié le même élément, le vôtre est gardé, sauf si vous prenez le sien. Enregistrez ensuite de nouveau.',
  'staff.conflict.look':
    'Rien n’a encore été enregistré : ses modifications sont maintenant dans le formulaire. Vérifiez-les, puis enregistrez de nouveau.',
  'staff.conflict.look_some':
    'Rien n’a encore été enregistré : {count, plural, one {vous avez tous deux modifié un champ} many {vous avez tous deux modifié # de champs} other {vous avez tous deux modifié # champs}}. Vérifiez, puis enregistrez de nouveau.',
  'staff.conflict.show': 'Afficher les modifications',
  'staff.conflict.theirs': 'son texte',
  'staff.conflict.take_theirs': 'Prendre le sien',
  'staff.leave.title': 'Quitter sans enregistrer ?',
  'staff.leave.body': 'Vos modifications ne sont pas enregistrées.',
  'staff.leave.stay': 'Rester ici',
  'staff.leave.go': 'Quitter sans enregistrer',
} satisfies Partial<Record<keyof typeof staffOfferTexts, string>>;
