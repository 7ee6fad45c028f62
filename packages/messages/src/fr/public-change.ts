import type { publicChangeTexts } from '../en/public-change.ts';

export const publicChangeTextsInFrench: Record<keyof typeof publicChangeTexts, string> = {
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
};
