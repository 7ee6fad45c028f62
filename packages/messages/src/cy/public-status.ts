import type { publicStatusTexts } from '../en/public-status.ts';

export const publicStatusTextsInWelsh: Record<keyof typeof publicStatusTexts, string> = {
  'public.receipt.reference': 'Eich cyfeirnod',
  'public.receipt.copy': 'Copïo’r ddolen',
  'public.receipt.link': 'Dolen i’r cais hwn',
  'public.receipt.qr': 'Sganiwch hwn i agor eich cais. Gall pwy bynnag sydd ag ef wneud yr un peth.',
  'public.receipt.keep': 'Cadwch y ddolen hon i ddychwelyd at eich cais. Cadwch hi i chi’ch hun.',
  'public.receipt.print': 'Argraffu',
  'public.receipt.copied': 'Copïwyd y ddolen',
  'public.receipt.marked': 'Wedi’i dewis: copïwch hi gyda’ch bysellfwrdd neu’r ddewislen',
  'public.receipt.to': 'Danfon i',
  'public.receipt.for': 'Ar gyfer',
  'public.receipt.masked': 'Wedi’i guddio’n rhannol, rhag ofn i eraill weld y dudalen hon.',
  'public.receipt.sent': 'Anfonwyd ar',
  'public.receipt.show': 'Dangos fy manylion',
  'public.receipt.shown': 'Yn cael ei ddangos am y tro, er mwyn ei wirio neu ei argraffu.',
  'public.receipt.hide': 'Cuddio',
  'public.receipt.giving': 'Sut mae lleoedd yn cael eu rhoi',
  'public.receipt.emailed':
    '{state, select, sent {Rydyn ni wedi anfon hwn drwy e-bost at {address}} other {Rydyn ni’n anfon hwn drwy e-bost at {address}}}',
  'public.receipt.not_emailed':
    'Doedd dim modd e-bostio {address}. {change, select, yes {Gwiriwch y cyfeiriad.} other {Os yw’r cyfeiriad yn anghywir, rhowch wybod i ni: mae ein manylion cyswllt isod.}}',
  'public.receipt.put_email_right': 'Ei gywiro',
  'public.receipt.no_email':
    'Roddoch chi ddim cyfeiriad e-bost. Cadwch neu argraffwch y dudalen hon: dyma eich ffordd yn ôl.',
  'public.mail_link.open': 'Anfon y ddolen i’r dudalen hon ataf',
  'public.mail_link.known': 'Byddwn yn ei hanfon at {address}.',
  'public.mail_link.hint': 'Rydyn ni’n ei ddefnyddio ar gyfer yr un e-bost hwn yn unig.',
  'public.mail_link.send': 'Anfon y ddolen',
  'public.mail_link.sent': 'Mae’r ddolen ar ei ffordd atoch drwy e-bost. Gall gymryd ychydig funudau.',
  'public.mail_link.limited':
    'Mae’r ddolen wedi’i hanfon sawl gwaith heddiw, felly wnaethon ni mo’i hanfon eto. Copïwch hi, neu rhowch gynnig arall arni yfory.',
  'public.status.title': 'Cais {reference}',
  'public.status.confirm_until': 'Mae’r ddolen yn gweithio tan: {when}.',
  'public.status.reason': 'Y rheswm: {reason}',
  'public.status.ask_again': 'Anfonwch gais newydd tra bo’r cynnig ar agor',
  'public.status.too_late.withdrawal':
    'Mae’n rhy hwyr i ganslo yma: mae eich cais wedi symud ymlaen ers i chi agor y dudalen. Newidiwyd dim.',
  'public.status.too_late.correction':
    'Mae’n rhy hwyr i newid hyn yma: mae eich cais wedi symud ymlaen ers i chi agor y dudalen. Newidiwyd dim.',
  'public.status.changed':
    '{what, select, address {Newidiwyd y cyfeiriad.} items {Newidiwyd yr eitemau.} name {Newidiwyd yr enw.} email {Newidiwyd y cyfeiriad e-bost.} phone {Newidiwyd y rhif ffôn.} other {Newidiwyd eich ateb.}} {shown, select, yes {Gwiriwch ei fod yn gywir.} other {Pwyswch “Dangos fy manylion” i wirio ei fod yn gywir.}}',
  'public.standing.unconfirmed': 'Un cam arall: agorwch y ddolen yn eich e-bost',
  'public.standing.unconfirmed_next':
    'Agorwch y ddolen rydyn ni’n ei hanfon at {address}, a phwyswch y botwm yno. Tan hynny, does dim wedi’i gadw i chi.',
  'public.standing.held': 'Rydyn ni’n gwirio eich cais',
  'public.standing.held_next':
    'Mae wedi’i roi o’r neilltu i chi, a bydd rhywun yn gwirio eich cais {reach, select, collected {cyn i chi gasglu dim} other {cyn anfon dim}}. Does dim angen i chi wneud dim.',
  'public.standing.held_review': 'Rydyn ni’n gwirio eich cais',
  'public.standing.held_review_next':
    'Y tîm sy’n penderfynu, ac mae wedi’i roi o’r neilltu i chi tan hynny. Does dim angen i chi wneud dim.',
  'public.standing.held_drawn': 'Tynnwyd eich tocyn. Rydyn ni’n gwirio eich cais',
  'public.standing.held_drawn_next':
    'Cynhaliwyd y raffl: {drawn}. Mae wedi’i roi o’r neilltu i chi, ac mae rhywun yn gwirio eich cais {reach, select, collected {cyn i chi gasglu dim} other {cyn anfon dim}}.',
  'public.standing.held_unreserved': 'Rydyn ni’n gwirio eich cais',
  'public.standing.held_unreserved_next':
    'Bydd rhywun yn gwirio eich cais {reach, select, collected {cyn i chi gasglu dim} other {cyn anfon dim}}. Does dim wedi’i gadw i chi tan hynny. Does dim angen i chi wneud dim.',
  'public.standing.accepted': 'Derbyniwyd eich cais',
  'public.standing.accepted_next':
    'Mae wedi’i roi o’r neilltu i’ch cartref.{by, select, none { Byddwn yn ei bacio’n fuan.} other { Daw erbyn: {by}.}}',
  'public.standing.accepted_turn': 'Eich tro chi yw hi',
  'public.standing.accepted_turn_next':
    'Derbyniwyd eich cais, ac mae wedi’i roi o’r neilltu i’ch cartref.{by, select, none { Byddwn yn ei bacio’n fuan.} other { Daw erbyn: {by}.}}',
  'public.standing.accepted_drawn': 'Tynnwyd eich tocyn',
  'public.standing.accepted_drawn_next':
    'Cynhaliwyd y raffl: {drawn}. Derbyniwyd eich cais.{by, select, none { Byddwn yn ei bacio’n fuan.} other { Daw erbyn: {by}.}}',
  'public.standing.sent_again': 'Rydyn ni’n ei anfon eto',
  'public.standing.sent_again_next':
    'Mae un wedi’i roi o’r neilltu i chi unwaith eto.{by, select, none { Byddwn yn ei bacio’n fuan.} other { Daw erbyn: {by}.}}',
  'public.standing.accepted_collected': 'Derbyniwyd eich cais',
  'public.standing.accepted_collected_next': 'Mae wedi’i roi o’r neilltu i chi. Casglwch ef yma: {where}, {when}.',
  'public.standing.accepted_ready': 'Yn barod i’w gasglu',
  'public.standing.accepted_ready_next': 'Mae’n aros amdanoch: {where}. Amser: {when}.',
  'public.standing.accepted_unplaced': 'Dewiswch ble rydych yn ei gasglu',
  'public.standing.accepted_unplaced_next':
    'Mae wedi’i roi o’r neilltu i chi, ond allwch chi ddim ei gasglu yma mwyach: {where}. Dewiswch le arall isod, neu cysylltwch â ni.',
  'public.standing.waitlisted': 'Rydych chi ar y rhestr aros',
  'public.standing.waitlisted_place': 'Rydych chi’n rhif {place, number} ar y rhestr aros',
  'public.standing.waitlisted_next':
    'Does dim ar ôl nawr. Pan gaiff un ei ddychwelyd, bydd yn mynd i’r cartref nesaf ar y rhestr.',
  'public.standing.waitlisted_not_drawn': 'Thynnwyd mo’ch tocyn',
  'public.standing.waitlisted_not_drawn_next':
    'Cynhaliwyd y raffl: {drawn}. Rydych chi’n rhif {place, number} ar y rhestr aros: pan gaiff un ei ddychwelyd, bydd yn mynd i’r cartref nesaf ar y rhestr.',
  'public.standing.waitlisted_unchecked': 'Rydych chi ar y rhestr aros',
  'public.standing.waitlisted_unchecked_next':
    'Rydyn ni’n dal i wirio eich cais, ac mae eich lle wedi’i gadw. Os caiff un ei ddychwelyd, bydd yn mynd i’r cartref nesaf ar y rhestr sydd wedi’i wirio.',
  'public.standing.entered': 'Rydych chi yn y raffl',
  'public.standing.entered_next': 'Dyddiad y raffl: {draw}. Mae gan bob tocyn yr un siawns.',
  'public.standing.entered_unchecked': 'Rydych chi yn y raffl',
  'public.standing.entered_unchecked_next':
    'Dyddiad y raffl: {draw}. Os caiff eich un chi ei dynnu, bydd rhywun yn ei wirio {reach, select, collected {cyn i chi gasglu dim} other {cyn anfon dim}}.',
  'public.standing.packed': 'Rydyn ni’n pacio eich parsel',
  'public.standing.packed_next':
    'Bydd yn mynd allan gyda’r danfoniad nesaf. Allwch chi ddim ei ganslo na’i newid yma mwyach. Os oes rhywbeth o’i le, cysylltwch â ni isod.',
  'public.standing.dispatched': 'Mae ar ei ffordd',
  'public.standing.dispatched_next': 'Mae wedi’i drosglwyddo i’w ddanfon.',
  'public.standing.closed': 'Wedi’i gwblhau',
  'public.standing.closed_next': 'Fe’i trosglwyddwyd i’w ddanfon. Os na chyrhaeddodd, cysylltwch â ni isod.',
  'public.standing.collected': 'Rydych chi wedi’i gasglu',
  'public.standing.collected_next': 'Fe’i trosglwyddwyd: {handed}, {where}. Os na chawsoch ef, cysylltwch â ni isod.',
  'public.standing.closed_undelivered': 'Mae’r cais hwn wedi cau',
  'public.standing.closed_undelivered_next':
    'Wnaeth e ddim eich cyrraedd ac ni chaiff ei anfon eto. Os oes gennych gwestiwn, cysylltwch â ni isod.',
  'public.standing.returned': 'Daeth yn ôl atom',
  'public.standing.returned_next':
    '{reason, select, address_wrong {Doedd y cludwr ddim yn gallu dod o hyd i’r cyfeiriad.} not_collected {Dderbyniodd neb ef.} refused {Fe’i gwrthodwyd.} other {Doedd dim modd ei ddanfon.}} {again, select, yes {Gwiriwch y cyfeiriad, a byddwn yn ei anfon eto.} other {Os gwyddoch pam, rhowch wybod i ni: mae ein manylion cyswllt isod.}}',
  'public.standing.lost': 'Aeth ar goll',
  'public.standing.lost_next': 'Mae’n ddrwg gennym. Os oes gennych gwestiwn, cysylltwch â ni isod.',
  'public.standing.declined': 'Doedd dim modd derbyn eich cais',
  'public.standing.declined_next':
    '{reach, select, collected {Does dim wedi’i roi o’r neilltu i chi.} other {Ni chaiff dim ei anfon.}} Os credwch mai camgymeriad yw hyn, cysylltwch â ni isod.',
  'public.standing.withdrawn': 'Rydych chi wedi canslo’r cais hwn',
  'public.standing.withdrawn_next':
    '{reach, select, collected {Does dim wedi’i roi o’r neilltu i chi.} other {Ni chaiff dim ei anfon.}}',
  'public.standing.withdrawn_by_staff': 'Canslwyd y cais hwn',
  'public.standing.withdrawn_by_staff_next':
    'Rydyn ni wedi’i ganslo ar eich rhan. {reach, select, collected {Does dim wedi’i roi o’r neilltu i chi.} other {Ni chaiff dim ei anfon.}}',
  'public.standing.lapsed_undecided': 'Mae hwn wedi dod i ben',
  'public.standing.lapsed_undecided_next':
    'Orffennon ni ddim gwirio eich cais mewn pryd. {reach, select, collected {Does dim wedi’i roi o’r neilltu i chi.} other {Ni chaiff dim ei anfon.}}',
  'public.standing.lapsed_queue': 'Mae hwn wedi dod i ben',
  'public.standing.lapsed_queue_next':
    'Daeth y cynnig i ben cyn eich tro chi. {reach, select, collected {Does dim wedi’i roi o’r neilltu i chi.} other {Ni chaiff dim ei anfon.}}',
  'public.standing.lapsed_draw': 'Mae hwn wedi dod i ben',
  'public.standing.lapsed_draw_next':
    'Daeth y cynnig i ben cyn y raffl. {reach, select, collected {Does dim wedi’i roi o’r neilltu i chi.} other {Ni chaiff dim ei anfon.}}',
  'public.standing.lapsed_uncollected': 'Chasglwyd mohono',
  'public.standing.lapsed_uncollected_next':
    'Dyw e ddim yn cael ei gadw i chi mwyach. Os oes gennych gwestiwn, cysylltwch â ni isod.',
  'public.timeline.heading': 'Beth sydd wedi digwydd',
  'public.timeline.next': 'Beth sy’n digwydd nesaf',
  'public.timeline.mark.done': 'Wedi’i wneud:',
  'public.timeline.mark.now': 'Nawr:',
  'public.timeline.mark.next': 'Nesaf:',
  'public.shipment.carrier': 'Cludwr',
  'public.shipment.number': 'Rhif olrhain',
  'public.shipment.follow': 'Olrhain eich parsel',
  'public.collect.code': 'Dangoswch hwn wrth y cownter',
  'public.collect.where': 'Ble rydych yn ei gasglu',
  'public.collect.gone': 'Dyw’r lle hwn ddim ar gael mwyach.',
  'public.collect.none': 'Does dim rhagor o oriau agor yma.',
  'public.collect.until': 'Mae’n cael ei gadw i chi tan: {when}. Wedyn bydd yn mynd i’r cartref nesaf.',
  'public.collect.calendar': 'Ychwanegu at y calendr',
  'public.collect.change': 'Dewis lle arall',
  'public.collect.save': 'Cadw’r lle hwn',
  'public.collect.refused': 'Allwch chi ddim ei gasglu yno mwyach. Newidiwyd dim: dewiswch le arall.',
  'public.withdraw.open':
    '{state, select, entered {Gadael y raffl} waitlisted {Gadael y rhestr aros} other {Canslo’r cais hwn}}',
  'public.withdraw.text':
    '{state, select, waitlisted {Byddwch chi’n colli eich lle ar y rhestr aros.} other {{reach, select, collected {Fydd dim wedi’i roi o’r neilltu i chi.} other {Ni chaiff dim ei anfon.}}}} Does dim modd dadwneud hyn.',
  'public.withdraw.confirm':
    '{state, select, entered {Iawn, gadael y raffl} waitlisted {Iawn, gadael y rhestr aros} other {Iawn, canslo}}',

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

  'public.draw.title': 'Y raffl',
  'public.draw.heading_collecting': 'Bydd raffl',
  'public.draw.heading_fixed': 'Mae rhestr y raffl wedi cau',
  'public.draw.heading_drawn': 'Mae’r raffl wedi’i chynnal',
  'public.draw.text_collecting':
    'Mae gan bob cais sydd yn y raffl pan fydd y cynnig yn cau yr un siawns. Bydd rhestr y tocynnau’n ymddangos yma’n fuan ar ôl cau.',
  'public.draw.text_fixed': 'Mae’r cyfle i ymuno wedi cau. Cynhelir y raffl pan fydd y gwerth cyhoeddus yn hysbys.',
  'public.draw.text_drawn': 'Mae’r gwerth cyhoeddus yn hysbys, a gall unrhyw un ailadrodd y raffl gyda’r rhestr isod.',
  'public.draw.decides': 'Beth sy’n penderfynu',
  'public.draw.format': 'Sut mae’n cael ei ysgrifennu',
  'public.draw.format_text':
    '{kind, select, digits {Yn union {length, plural, zero {# digid} one {# digid} two {# ddigid} few {# digid} many {# digid} other {# digid}}, heb ddim rhyngddynt} hex {Yn union {length, plural, zero {# nod} one {# nod} two {# nod} few {# nod} many {# nod} other {# nod}}: 0 i 9 ac a i f, mewn llythrennau bach} other {{count, plural, zero {# rhif cyfan} one {Un rhif cyfan} two {# rif cyfan gwahanol} few {# rhif cyfan gwahanol} many {# rhif cyfan gwahanol} other {# rhif cyfan gwahanol}} o {min} i {max}, {order, select, ascending {y lleiaf yn gyntaf} other {yn y drefn y cawsant eu tynnu}}, gydag un bwlch rhyngddynt a dim sero ar y dechrau}}',
  'public.draw.known_at': 'Yn hysbys ar',
  'public.draw.value': 'Y gwerth',
  'public.draw.fixed_at': 'Caewyd y rhestr ar',
  'public.draw.digest': 'Ôl bys y rhestr (SHA-256)',
  'public.draw.how_heading': 'Sut mae’n gweithio',
  'public.draw.how_enter':
    'Mae gan bob cais docyn: llinell o lythrennau a digidau nad yw’n dweud dim amdanoch chi. Mae ar eich derbynneb.',
  'public.draw.how_fix': 'Ar ôl cau, cyhoeddir rhestr yr holl docynnau yma. O hynny ymlaen, does dim ynddi’n newid.',
  'public.draw.how_rank':
    'Yna cyhoeddir gwerth na allai neb ei wybod ymlaen llaw. Mae dau berson o’r sefydliad yn ei fewnbynnu ar wahân, yn yr un ffurf a gyhoeddir yma. Gyda phob tocyn, mae’n rhoi’r drefn.',
  'public.draw.how_give':
    'Yn y drefn honno rydyn ni’n derbyn ceisiadau tra bo digon ar gyfer y cais cyfan. Mae’r lleill ar y rhestr aros.',
  'public.draw.experts': 'I arbenigwyr',
  'public.draw.experts_text':
    'Y drefn yw HMAC-SHA-256 pob tocyn, gyda’r gwerth cyhoeddus yn allwedd, y lleiaf yn gyntaf.',
  'public.draw.list_heading':
    '{count, plural, zero {Dim tocynnau} one {Un tocyn} two {# docyn} few {# thocyn} many {# thocyn} other {# tocyn}}',
  'public.draw.file':
    '<file>Cadwch y rhestr fel ffeil</file> a’i gwirio eich hun: mae “doorstep draw verify” yn ailadrodd y raffl ohoni, heb y gweinydd hwn.',
  'public.draw.more':
    '{count, plural, zero {A # arall yn y ffeil.} one {Ac un arall yn y ffeil.} two {A # arall yn y ffeil.} few {A # arall yn y ffeil.} many {A # arall yn y ffeil.} other {A # arall yn y ffeil.}}',
  'public.draw.back': 'Yn ôl i’r cynnig',
};
