import type { publicNoticeTexts } from '../en/public-notices.ts';

export const publicNoticeTextsInFrench: Record<keyof typeof publicNoticeTexts, string> = {
  'public.notice.privacy': 'Données personnelles',
  'public.notice.accessibility': 'Accessibilité',
  'public.notice.recipients': 'Qui d’autre reçoit vos données',
  'public.notice.nothing_loaded':
    'Ces pages ne chargent rien d’autres entreprises, et votre adresse est recherchée uniquement sur ce serveur.',
  'public.notice.recipient.carrier':
    '{count, plural, =0 {Si {organisation} envoie ce que vous avez demandé par un transporteur, celui-ci reçoit} one {{carriers} assure les livraisons pour {organisation} et reçoit} many {{carriers} assurent les livraisons pour {organisation}. Celui qui vous livre reçoit} other {{carriers} assurent les livraisons pour {organisation}. Celui qui vous livre reçoit}} votre nom et votre adresse{contact, select, yes {. Il peut aussi recevoir votre adresse e-mail et votre numéro de téléphone, si vous les avez indiqués, pour vous annoncer son passage} other {}}.',
  'public.notice.recipient.captcha_always':
    '{provider} ({company}, États-Unis) vérifie qu’une demande vient d’une personne. Votre navigateur s’y connecte quand vous vérifiez votre demande.',
  'public.notice.recipient.captcha_suspicion':
    '{provider} ({company}, États-Unis) contrôle certaines demandes, quand quelque chose y est inhabituel. Votre navigateur ne s’y connecte que dans ce cas.',
  'public.notice.recipient.captcha_monitored':
    '{provider} ({company}, États-Unis) est à l’essai. Votre navigateur s’y connecte quand vous vérifiez votre demande ; il ne décide rien.',
  'public.notice.recipient.loqate_direct':
    'Loqate (GB Group plc, Royaume-Uni) recherche les adresses. Ce que vous tapez dans le champ d’adresse lui est transmis par votre navigateur.',
  'public.notice.recipient.loqate_relay':
    'Loqate (GB Group plc, Royaume-Uni) recherche les adresses. Ce que vous tapez dans le champ d’adresse lui est transmis par notre serveur ; il ne sait pas qui l’a tapé.',
  'public.notice.recipient.photon':
    'Un service de recherche (Photon) trouve les adresses sur OpenStreetMap. Ce que vous tapez dans le champ d’adresse lui est transmis par notre serveur ; il ne sait pas qui l’a tapé.',
  'public.notice.recipient.map':
    'Un service de cartes montre à notre personnel où se trouve une adresse. Il sait quelle partie de la carte est consultée ; il ne reçoit ni votre nom ni votre adresse.',
  'public.notice.recipient.mail_service':
    'Notre prestataire de messagerie achemine les e-mails que nous vous envoyons, si vous indiquez une adresse e-mail.',
  'public.notice.kept': 'Combien de temps vos données sont conservées',
  'public.notice.kept_days':
    '{organisation} : votre nom, vos coordonnées, votre adresse et vos réponses sont supprimés {days, plural, one {# jour} many {# de jours} other {# jours}} après la fin de votre demande, ou plus tôt.',
  'public.notice.kept_after':
    'Ensuite, un code calculé à partir de votre adresse est conservé jusqu’à la fin définitive de l’offre. Il sert à appliquer la limite par logement.',
  'public.notice.gap_backups':
    'Les sauvegardes faites avant la suppression de vos données les contiennent encore, jusqu’à leur propre suppression.',
  'public.notice.gap_shared':
    'Toute personne qui a le lien de votre demande peut la voir, en changer l’adresse et l’annuler. Le nom et l’adresse y sont en partie masqués.',
  'public.notice.device': 'Ce qui reste sur votre appareil',
  'public.notice.device_text':
    'Un cookie relie les étapes de votre visite ; le formulaire en a besoin, et il ne dit rien sur vous. Après l’envoi d’une demande, un autre permet d’en rouvrir la page pendant 90 jours. Ce que vous tapez dans le formulaire est conservé uniquement sur votre appareil, et effacé après 30 minutes sans frappe au clavier. Ce que vous tapez dans la recherche d’adresses est envoyé au fur et à mesure, pour trouver l’adresse.',
  'public.notice.complain': 'Si la réponse ne vous satisfait pas',
  'public.notice.complain_privacy':
    'Écrivez d’abord à l’organisme : ses coordonnées sont ci-dessous. Vous pouvez aussi adresser une réclamation à l’autorité de protection des données de votre pays.',
  'public.notice.complain_accessibility':
    'Dites à l’organisme ce qui ne fonctionne pas pour vous : ses coordonnées sont ci-dessous. Si sa réponse ne vous aide pas, vous pouvez saisir l’organisme chargé de l’égalité ou de l’accessibilité de votre pays.',
  'public.notice.gaps': 'Limites connues',
  'public.notice.gap_puzzle':
    'L’énigme de {provider} est conçue par une autre entreprise et peut être difficile avec un lecteur d’écran ou un clavier. Si elle ne fonctionne pas pour vous, la page propose une autre solution.',
  'public.notice.gap_language':
    'Les textes propres à l’organisme peuvent être dans une autre langue que la page. Ils sont balisés comme tels.',
  'public.notice.gap_screen_readers':
    'Nous testons avec des outils automatiques, le clavier et le texte agrandi. Tous les lecteurs d’écran n’ont pas été essayés sur toutes les pages.',
  'public.notice.puzzle': 'Certaines demandes passent par un contrôle qui peut afficher une énigme.',
  'public.notice.no_puzzle': 'Il n’y a aucune énigme à résoudre.',
  'public.notice.written_on': 'Cette déclaration a été modifiée pour la dernière fois le {date}.',
  'public.notice.theirs_written_on': 'Dernière modification : {date}.',
  'public.notice.none_given':
    'Cet organisme n’a pas encore rédigé de mention. Adressez-vous à lui avec les coordonnées ci-dessous.',
  'public.notice.attributions': 'Sources des données d’adresses',
  'public.notice.accessibility_text':
    'Ces pages sont conçues pour respecter les règles pour l’accessibilité des contenus Web (WCAG) 2.2, niveau AA. Elles fonctionnent au clavier, agrandies à 400 % et sans JavaScript.',
};
