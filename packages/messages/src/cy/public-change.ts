import type { publicChangeTexts } from '../en/public-change.ts';

export const publicChangeTextsInWelsh: Record<keyof typeof publicChangeTexts, string> = {
  'public.change.title': 'Cywiro rhywbeth',
  'public.change.until': 'Gallwch newid hyn nes iddo gael ei bacio{date, select, none {} other {, erbyn: {date}}}.',
  'public.change.until_collected': 'Gallwch newid hyn nes i chi ei gasglu.',
  'public.change.shown': 'Mae eich manylion i’w gweld ar y dudalen hon.',
  'public.change.hide': 'Eu cuddio',
  'public.change.place': 'Mae eich lle’n aros i chi',
  'public.change.place_text': 'Os na ellir gwneud newid, mae popeth yn aros fel y mae nawr.',
  'public.change.back': 'Yn ôl i’m cais',
  'public.change.now': 'Nawr: {value}',
  'public.change.save': 'Cadw',
  'public.change.save_email': 'Cadw ac anfon y ddolen',
  'public.change.keep': 'Ei adael fel y mae',
  'public.change.items_kept': 'Rydych yn cadw’r hyn sydd gennych nes i’r newid gael ei gadw.',
  'public.change.email_both':
    '{known, select, yes {Rydyn ni’n e-bostio’r ddau gyfeiriad} other {Rydyn ni’n e-bostio dolen atoch}}',
  'public.change.email_both_text':
    '{known, select, yes {Bydd yr un newydd yn cael dolen i gadarnhau. Nes i chi ei phwyso, byddwn yn dal i ddefnyddio’r hen un. Byddwn yn rhoi gwybod i’r hen un am y newid.} other {Pwyswch hi i gadarnhau’r cyfeiriad. Tan hynny fyddwn ni ddim yn ei ddefnyddio.}}',
  'public.change.email_waits':
    'Cadarnhewch {asked}: agorwch y ddolen a anfonon ni yno. {current, select, none {Tan hynny anfonwn ni ddim e-byst eraill.} other {Tan hynny byddwn yn defnyddio {current}.}}',
  'public.change.email_again': 'Ei hanfon eto',
  'public.change.email_keep': 'Cadw’r hen un',
  'public.change.email_sent': 'Mae’r ddolen ar ei ffordd. Gall gymryd ychydig funudau.',
  'public.change.email_kept': 'Mae’r cyfeiriad e-bost yn aros fel yr oedd.',
  'public.change.not_changed': 'Newidiwyd dim',
  'public.change.refused.sold_out': 'Does dim digon ar ôl ar gyfer hynny. Rydych yn cadw’r hyn sydd gennych.',
  'public.change.refused.already_asked':
    'Mae hynny’n fwy nag y gall y cartref hwn ei gael. Rydych yn cadw’r hyn sydd gennych.',
  'public.change.refused.rate_limited':
    'Mae hyn wedi’i newid gormod o weithiau heddiw. Mae popeth fel yr oedd. Rhowch gynnig arall arni yfory, neu cysylltwch â ni isod.',
  'public.change.refused.human_check_needed':
    'Allwn ni ddim newid hyn yma, gan fod y cais wedi’i anfon heb y gwiriad diogelwch. Cysylltwch â ni isod, a byddwn yn ei wneud ar eich rhan.',
  'public.change.left':
    '{left, plural, =0 {does dim ar ôl} zero {does dim ar ôl} one {dim ond # arall sydd ar ôl} two {dim ond # arall sydd ar ôl} few {dim ond # arall sydd ar ôl} many {dim ond # arall sydd ar ôl} other {dim ond # arall sydd ar ôl}}',
  'public.change.ask_again': 'Cywiro’r cyfeiriad a gofyn eto',
  'public.change.ask_again_text':
    'Daeth yn ôl o’r cyfeiriad hwn: {address}. Cywirwch ef, a byddwn yn ei anfon eto. Gallwch wneud hyn unwaith.',
  'public.change.ask_again_send': 'Cadw a gofyn eto',
  'public.confirm.email.title': 'Cadarnhewch eich cyfeiriad e-bost newydd',
  'public.confirm.email.text': 'Pwyswch y botwm, a bydd e-byst am gais {reference} yn dod i’r cyfeiriad hwn.',
  'public.confirm.email.button': 'Defnyddio’r cyfeiriad e-bost hwn',
  'public.confirm.email.expired':
    'Newidiwyd mo’r cyfeiriad e-bost: mae’r ddolen yn rhy hen, neu mae’r cais wedi’i bacio.',
};
