import type { mailTexts } from '../en/mail.ts';

export const mailTextsInWelsh: Record<keyof typeof mailTexts, string> = {
  'mail.receipt.subject': 'Eich cais {reference}: {offer}',
  'mail.receipt.intro':
    '{state, select, accepted {Derbyniwyd eich cais am “{offer}”. Mae wedi’i roi o’r neilltu i chi{way, select, collected { i’w gasglu: mae’r lle, yr amser a’ch cod isod} other {, a byddwn yn ei bacio’n fuan}}.} held {Rydyn ni’n gwirio eich cais am “{offer}”. Does dim angen i chi wneud dim; byddwn yn eich e-bostio pan fyddwn wedi penderfynu.} waitlisted {Rydych chi’n rhif {place, number} ar y rhestr aros am “{offer}”. Byddwn yn eich e-bostio pan ddaw eich tro.} entered {Rydych chi yn y raffl am “{offer}”. Byddwn yn eich e-bostio pan fydd wedi’i chynnal.} other {Dyma eich cais am “{offer}”.}}',
  'mail.confirm_link.subject': 'Cadarnhewch eich cais {reference}',
  'mail.confirm_link.intro':
    'Un cam arall: i gadarnhau eich cais am “{offer}”, agorwch y ddolen hon o fewn 24 awr a phwyswch y botwm yno. Tan hynny, does dim wedi’i gadw i chi.',
  'mail.confirm_link.otherwise':
    'Os nad chi wnaeth y cais hwn, anwybyddwch yr e-bost hwn. {way, select, collected {Fydd dim wedi’i roi o’r neilltu i chi.} other {Ni chaiff dim ei anfon.}}',
  'mail.accepted.subject': 'Derbyniwyd eich cais {reference}',
  'mail.accepted.intro':
    'Newyddion da: derbyniwyd eich cais am “{offer}”. Mae wedi’i roi o’r neilltu i chi{way, select, collected { i’w gasglu: mae’r lle, yr amser a’ch cod isod} other {, a byddwn yn ei bacio’n fuan}}.',
  'mail.not_drawn.subject': 'Mae’r raffl wedi’i chynnal: eich cais {reference}',
  'mail.not_drawn.intro':
    'Mae’r raffl am “{offer}” wedi’i chynnal, a doedd eich cais ddim ymhlith y cyntaf. Mae ar y rhestr aros nawr. Os caiff un ei ddychwelyd, bydd yn mynd i’r cartref nesaf ar y rhestr. Does dim angen i chi wneud dim.',
  'mail.lapsed.subject': 'Daeth eich cais {reference} i ben',
  'mail.lapsed.intro':
    'Daeth eich cais am “{offer}” i ben cyn i ni allu ei dderbyn. {way, select, collected {Does dim wedi’i roi o’r neilltu i chi.} other {Ni chaiff dim ei anfon.}}',
  'mail.declined.subject': 'Am eich cais {reference}',
  'mail.declined.intro':
    'Mae’n ddrwg gennym: doedd dim modd derbyn eich cais am “{offer}”. {way, select, collected {Does dim wedi’i roi o’r neilltu i chi.} other {Ni chaiff dim ei anfon.}}',
  'mail.declined.reason': 'Y rheswm: {reason}',
  'mail.withdrawn.subject': 'Canslwyd eich cais {reference}',
  'mail.withdrawn.intro':
    'Canslwyd eich cais am “{offer}”. {way, select, collected {Does dim wedi’i roi o’r neilltu i chi.} other {Ni chaiff dim ei anfon.}}',
  'mail.dispatched.subject': 'Mae eich cais {reference} ar ei ffordd',
  'mail.dispatched.intro': 'Rydyn ni wedi anfon yr hyn y gofynnoch amdano o “{offer}”. Mae ar ei ffordd atoch.',
  'mail.dispatched.tracking': 'Rhif olrhain: {tracking}',
  'mail.dispatched.carrier': 'Danfonir gan {carrier}.',
  'mail.dispatched.follow': 'Olrhain eich parsel',
  'mail.returned.subject': 'Daeth eich cais {reference} yn ôl atom',
  'mail.returned.intro':
    'Doedd dim modd danfon yr hyn y gofynnoch amdano o “{offer}”, a daeth yn ôl atom. Os gwyddoch pam, cysylltwch â ni. Os byddwn yn ei anfon eto, byddwn yn eich e-bostio.',
  'mail.lost.subject': 'Aeth eich cais {reference} ar goll',
  'mail.lost.intro':
    'Mae’n ddrwg gennym: aeth yr hyn y gofynnoch amdano o “{offer}” ar goll. Os byddwn yn ei anfon eto, byddwn yn eich e-bostio. Os oes gennych gwestiwn, cysylltwch â ni.',
  'mail.sent_again.subject': 'Rydyn ni’n anfon eich cais {reference} eto',
  'mail.sent_again.intro':
    'Rydyn ni wedi rhoi un arall o “{offer}” o’r neilltu i chi. Byddwn yn ei bacio’n fuan, ac yn eich e-bostio pan fydd ar ei ffordd.',
  'mail.ready.subject': 'Yn barod i’w gasglu: {offer}, {reference}',
  'mail.ready.intro': 'Mae’r hyn y gofynnoch amdano o “{offer}” yn aros amdanoch. Mae’r lle, yr amser a’ch cod isod.',
  'mail.ready.open': 'Dangos fy nghod',
  'mail.not_collected.subject': 'Chasglwyd mohono: {offer}, {reference}',
  'mail.not_collected.intro':
    'Chasglwyd mo’r hyn y gofynnoch amdano o “{offer}” mewn pryd, a dyw e ddim yn cael ei gadw i chi mwyach.',
  'mail.place_changed.subject':
    '{change, select, gone {Dewiswch le arall ar gyfer eich cais {reference}} other {Ble rydych yn casglu eich cais {reference}}}',
  'mail.place_changed.intro':
    '{change, select, chosen {Rydych bellach yn casglu’r hyn y gofynnoch amdano o “{offer}” yma: {place}. Os nad chi ddewisodd hynny, cysylltwch â ni.} gone {Allwch chi ddim casglu’r hyn y gofynnoch amdano o “{offer}” yma mwyach: {place}. Mae eich cais yn aros fel y mae: dewiswch le arall ar ei dudalen.} other {Mae’r amserau casglu ar gyfer “{offer}” wedi newid. Lle: {place}. Gwiriwch y gallwch ddod, neu dewiswch le arall ar dudalen eich cais.}}',
  'mail.address_corrected.subject':
    '{turn, select, come {Newidiwyd cyfeiriad eich cais {reference}, a derbyniwyd ef} other {Newidiwyd cyfeiriad eich cais {reference}}}',
  'mail.address_corrected.intro':
    'Newidiwyd y cyfeiriad yn eich cais am “{offer}”.{turn, select, come {} other {{state, select, held { Rydyn ni’n gwirio’r un newydd.} other { Mae popeth arall yn aros fel yr oedd.}}}} Os nad chi a’i newidiodd, cysylltwch â ni.',
  'mail.request_adjusted.subject':
    '{turn, select, come {Newidiwyd eich cais {reference}, a derbyniwyd ef} other {Newidiwyd eich cais {reference}}}',
  'mail.request_adjusted.intro':
    'Newidiwyd y niferoedd yn eich cais am “{offer}”. Mae bellach am: {items}.{turn, select, come {} other { Mae popeth arall yn aros fel yr oedd.}}',
  'mail.details_changed.subject': 'Newidiwyd eich cais {reference}',
  'mail.details_changed.intro':
    '{detail, select, name {Newidiwyd yr enw yn eich cais am “{offer}”.} phone {Newidiwyd y rhif ffôn yn eich cais am “{offer}”.} email {Newidiwyd cyfeiriad e-bost eich cais am “{offer}”{address, select, none {} other { i {address}}}. Fyddwn ni ddim yn ysgrifennu at hwn eto.} other {Newidiwyd ateb yn eich cais am “{offer}”.}}{state, select, held { Rydyn ni’n gwirio eich cais.} other {}} Os nad chi wnaeth, cysylltwch â ni.',
  'mail.email_asked.subject': 'Eich cais {reference}: cyfeiriad e-bost newydd',
  'mail.email_asked.intro':
    'Cyfeiriad e-bost eich cais am “{offer}” fydd {address}. Nes i hynny gael ei gadarnhau yno, byddwn yn dal i ysgrifennu atoch yma. Os nad chi wnaeth, cysylltwch â ni.',
  'mail.confirm_email.subject': 'Cadarnhewch eich cyfeiriad e-bost ar gyfer cais {reference}',
  'mail.confirm_email.intro':
    'Rhoddwyd y cyfeiriad e-bost hwn ar gyfer cais am “{offer}”. I’w ddefnyddio, agorwch y ddolen hon o fewn 24 awr a phwyswch y botwm yno.',
  'mail.confirm_email.button': 'Cadarnhau fy nghyfeiriad e-bost',
  'mail.confirm_email.otherwise': 'Os nad chi wnaeth, anwybyddwch yr e-bost hwn. Chaiff dim ei newid.',
  'mail.claim_upheld.subject': 'Gallwch wneud cais am “{offer}” nawr',
  'mail.claim_upheld.intro':
    'Diolch am roi gwybod i ni. Rydyn ni wedi edrych i mewn i hyn, a gall eich cartref wneud cais am “{offer}”. Anfonwch eich cais ar y dudalen hon:',
  'mail.claim_refused.subject': 'Yr hyn a ddywedoch wrthym am “{offer}”',
  'mail.claim_refused.intro':
    'Diolch am roi gwybod i ni. Rydyn ni wedi edrych i mewn i hyn, ac ni all eich cartref wneud cais am “{offer}” eto.',
  'mail.claim.reason': 'Beth welson ni: {reason}',
  'mail.open':
    '{state, select, accepted {Gweld neu newid fy nghais} held {Gweld neu newid fy nghais} waitlisted {Gweld neu newid fy nghais} entered {Gweld neu newid fy nghais} other {Gweld fy nghais}}',
  'mail.confirm_link.button': 'Cadarnhau fy nghais',
  'mail.matter.reference': 'Eich cyfeirnod',
  'mail.matter.items': 'Beth',
  'mail.matter.to': 'Danfon i',
  'mail.matter.where': 'Ble rydych yn ei gasglu',
  'mail.matter.when': 'Pryd',
  'mail.matter.code': 'Eich cod',
  'mail.help': 'Cymorth gyda hyn',
  'mail.why':
    'Cawsoch yr e-bost hwn am i chi wneud cais am “{offer}”.{reply, select, yes { Os atebwch ef, bydd eich geiriau’n cyrraedd {organisation}.} other {}}',
  'mail.drawn': 'Mae’r raffl wedi’i chynnal, a thynnwyd eich tocyn.',
  'mail.draw_day': 'Dyddiad y raffl: {date}.',
  'mail.status':
    '{opens, select, link {Mae’r ddolen hon yn agor eich cais.} other {Mae’r botwm yn agor eich cais.}} Gall pwy bynnag sydd â’r e-bost hwn ei agor hefyd: cadwch ef i chi’ch hun.',
  'mail.hidden_link': '[Dolen breifat y mae’r ymgeisydd yn unig yn ei chael]',
  'mail.signature': '{organisation}',
};
