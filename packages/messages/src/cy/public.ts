import type { publicPageTexts } from '../en/public.ts';

export const publicPageTextsInWelsh: Record<keyof typeof publicPageTexts, string> = {
  'public.title.of': '{page}: {title}',
  'public.title.error': 'Gwall: {title}',

  'public.frame.skip': 'Neidio i’r prif gynnwys',
  'public.frame.development': 'Modd datblygu: caniateir gwasanaethau ac allweddi prawf yma.',
  'public.frame.language': 'Iaith:',
  'public.frame.doorstep': 'Doorstep',
  'public.footer.help': 'Cymorth gyda hyn',
  'public.footer.responsible': '{organisation} sy’n gyfrifol am y cynnig hwn.',
  'public.footer.links': 'Hysbysiadau',
  'public.footer.privacy': 'Preifatrwydd',
  'public.footer.accessibility': 'Hygyrchedd',
  'public.footer.attribution': 'Data cyfeiriadau: {sources}',
  'public.footer.made_with': 'Gwnaed gyda Doorstep',
  'public.action.try_again': 'Rhoi cynnig arall',
  'public.action.other_offers': 'Gweld pob cynnig',

  'public.home.title': 'Cynigion i’ch cartref',
  'public.home.lead': 'Dewiswch un, dewch o hyd i’ch cyfeiriad, gwnewch gais. Mae’n cymryd tua munud.',
  'public.home.none': 'Does dim cynigion ar hyn o bryd.',
  'public.home.now': 'Ar agor nawr',
  'public.home.soon': 'Yn agor yn fuan',
  'public.home.not_now': 'Ddim yn derbyn ceisiadau',

  'public.offer.after': 'Beth sy’n digwydd ar ôl i chi anfon',
  'public.offer.for_others': 'Yn gofyn ar ran rhywun arall?',
  'public.offer.for_others_text': 'Gallwch wneud cais ar ran cymydog neu riant: defnyddiwch eu cyfeiriad a’u henw nhw.',
  'public.offer.about': 'Am y cynnig hwn',
  'public.offer.eligibility': 'Pwy all wneud cais',
  'public.offer.opens_heading': 'Dyw’r cynnig hwn ddim ar agor eto',
  'public.offer.opens_live':
    'Bydd y ffurflen yn ymddangos yma pan fydd y cynnig yn agor. Dim ond eich cyfeiriad sydd ei angen.',
  'public.offer.opens_plain': 'Ail-lwythwch y dudalen hon bryd hynny, a bydd y ffurflen yma.',
  'public.offer.paused_heading': 'Rydyn ni wedi oedi ceisiadau am y tro',
  'public.offer.paused_text': 'Does dim effaith ar geisiadau sydd eisoes wedi’u hanfon. Dewch yn ôl yn nes ymlaen.',
  'public.offer.closed_heading': 'Mae’r cynnig hwn wedi cau',
  'public.offer.closed_at': 'Caeodd: {when}.',
  'public.offer.closed_text':
    'Dydyn ni ddim yn derbyn ceisiadau mwyach. Os anfonoch un, mae’r ddolen ato’n dal i weithio.',
  'public.offer.closed_draw': 'Mae raffl. Mae tudalen eich cais yn dweud a ydych chi ynddi.',
  'public.offer.closed_draw_link': 'Gweld sut mae’r raffl yn mynd',
  'public.facts.how_drawn': 'Sut mae’r raffl yn gweithio',
  'public.receipt.entry': 'Eich tocyn yn y raffl',
  'public.receipt.rank': 'Tynnwyd yn rhif {rank, number}',
  'public.offer.closed_queue':
    'Mae pawb ar y rhestr aros yn cadw eu lle. Os caiff un ei ddychwelyd, bydd yn mynd i’r cartref nesaf ar y rhestr.',
  'public.offer.sold_out_heading': 'Does dim ar ôl',
  'public.offer.sold_out_text': 'Os caiff un ei ddychwelyd, bydd i’w weld yma.',

  'public.facts.heading': 'Cipolwg',
  'public.area.countries': 'Dim ond ar gyfer cyfeiriadau yn: {countries}.',
  'public.area.postcodes': 'Codau post sy’n dechrau â {prefixes}.',
  'public.area.polygon': 'Cartrefi mewn un ardal yn unig. Rydyn ni’n gwirio eich cyfeiriad ar y map.',

  'public.count_down.days':
    '<number>{count, number}</number> {count, plural, zero {diwrnod} one {diwrnod} two {ddiwrnod} few {diwrnod} many {diwrnod} other {diwrnod}}',
  'public.count_down.hours':
    '<number>{count, number}</number> {count, plural, zero {awr} one {awr} two {awr} few {awr} many {awr} other {awr}}',
  'public.count_down.minutes':
    '<number>{count, number}</number> {count, plural, zero {munud} one {munud} two {funud} few {munud} many {munud} other {munud}}',
  'public.count_down.seconds':
    '<number>{count, number}</number> {count, plural, zero {eiliad} one {eiliad} two {eiliad} few {eiliad} many {eiliad} other {eiliad}}',

  'public.form.problem': 'Mae problem',
  'public.form.items': 'Beth hoffech chi',
  'public.form.place': 'Ble rydych yn ei gasglu',
  'public.form.contact': 'Amdanoch chi',
  'public.form.questions': 'Ychydig gwestiynau',
  'public.form.optional': '{label} (dewisol)',
  'public.form.optional_mark': '(dewisol)',
  'public.form.check': 'Gwirio eich cais',
  'public.form.nothing_reserved':
    'Does dim yn cael ei gadw wrth i chi lenwi hwn. Byddwch yn gweld popeth unwaith eto cyn ei anfon.',
  'public.form.honeypot': 'Gadewch y maes hwn yn wag',
  'public.items.how_many': 'Faint',
  'public.items.most_per_request':
    '{max, plural, zero {dim i bob cais} one {un i bob cais} two {hyd at # i bob cais} few {hyd at # i bob cais} many {hyd at # i bob cais} other {hyd at # i bob cais}}',
  'public.items.most_per_home':
    '{max, plural, zero {dim i bob cartref} one {un i bob cartref} two {hyd at # i bob cartref} few {hyd at # i bob cartref} many {hyd at # i bob cartref} other {hyd at # i bob cartref}}',
  'public.contact.name': 'Eich enw',
  'public.contact.name_why':
    '{reach, select, collected {Rhowch ef wrth gasglu.} other {Fel y dylai ymddangos ar y label.}}',
  'public.contact.email': 'Cyfeiriad e-bost',
  'public.contact.email_why':
    '{way, select, sent {Ar gyfer eich derbynneb, ac os oes gennym gwestiwn.} other {Rhag ofn bod gennym gwestiwn.}}{reach, select, collected {} other { Gall cludwr ei ddefnyddio i ddweud wrthych pryd y daw.}}',
  'public.contact.phone': 'Rhif ffôn',
  'public.contact.phone_why':
    '{reach, select, collected {Rhag ofn bod gennym gwestiwn.} other {Rhag ofn bod problem gyda’r danfon. Gall cludwr ei gael hefyd.}}',
  'public.field_error.at': '{field} – {message}',
  'public.field_error.name_required': 'Rhowch eich enw',
  'public.field_error.email_required': 'Rhowch eich cyfeiriad e-bost',
  'public.field_error.phone_required': 'Rhowch eich rhif ffôn',
  'public.field_error.line1_required': 'Rhowch linell gyntaf eich cyfeiriad',
  'public.field_error.city_required': 'Rhowch eich tref neu ddinas',
  'public.field_error.country_required': 'Dewiswch eich gwlad',

  'public.draft.restored': 'Rydyn ni wedi llenwi’r hyn a deipioch yn gynharach. Fe’i cadwyd ar y ddyfais hon yn unig.',
  'public.draft.start_again': 'Clirio’r ffurflen',
  'public.draft.cleared': 'Rydyn ni wedi dileu’r hyn a deipioch o’r ddyfais hon ar ôl 30 munud heb bwyso bysell.',
  'public.draft.idle_title': 'Ydych chi yno o hyd?',
  'public.draft.idle_text':
    'Ymhen ychydig funudau byddwn yn dileu’r hyn a deipioch o’r dudalen a’r ddyfais hon, rhag ofn bod eraill yn ei defnyddio hefyd.',
  'public.draft.idle_keep': 'Cadw’r cyfan, rwy’n dal yma',
  'public.navigation.lost_title': 'Rydych chi all-lein',
  'public.navigation.lost_text':
    'Chollwyd dim o’r hyn a deipioch. Rhowch gynnig arall arni pan fydd gennych gysylltiad.',
  'public.navigation.busy_title': 'Gormod o ymdrechion',
  'public.navigation.busy_text': 'Arhoswch funud, yna rhowch gynnig arall arni. Chollwyd dim o’r hyn a deipioch.',
  'public.navigation.server_title': 'Aeth rhywbeth o’i le ar ein hochr ni',
  'public.navigation.server_text': 'Chollwyd dim o’r hyn a deipioch. Rhowch gynnig arall arni ymhen ychydig funudau.',

  'public.check.asked': 'Llenwch y rhain, os gwelwch yn dda',
  'public.check.title': 'Gwirio eich cais',
  'public.check.items': 'Eitemau',
  'public.check.address': 'Cyfeiriad',
  'public.check.unit': 'Fflat neu uned',
  'public.check.typed': 'Wedi’i deipio â llaw',
  'public.check.if_short_queue': 'Os nad oes digon: rhestr aros ar gyfer y cais cyfan',
  'public.check.not_given': 'Heb ei roi',
  'public.check.yes': 'Ie',
  'public.check.no': 'Na',
  'public.check.change': 'Newid',
  'public.check.nothing_reserved': 'Does dim wedi’i anfon na’i gadw eto.',
  'public.check.not_sent': 'Anfonwyd mo’ch cais',
  'public.check.on_send': 'Beth sy’n digwydd pan bwyswch Anfon',
  'public.check.plain_text': 'Felly dyma fydd yn digwydd yn lle hynny:',
  'public.check.plain_title': 'Dyw’r gwiriad diogelwch ddim yn rhedeg',
  'public.human_check.title': 'Gwiriad diogelwch',
  'public.human_check.idle':
    'Bydd eich dyfais yn gwneud cyfrifiad byr cyn i chi anfon. Does dim angen i chi wneud dim.',
  'public.human_check.start': 'Dechrau’r gwiriad',
  'public.human_check.working': 'Yn gwirio … Does dim angen i chi wneud dim.',
  'public.human_check.slow': 'Yn dal i wirio. Ar rai dyfeisiau mae’n cymryd ychydig yn hirach.',
  'public.human_check.passed': 'Wedi’i wirio.',
  'public.human_check.failed':
    'Weithiodd y gwiriad ddim. Chollwyd dim o’r hyn a deipioch. Rhowch gynnig arall arni, neu anfonwch hebddo: bydd rhywun yn gwirio eich cais yn gyntaf wedyn.',
  'public.captcha.idle': 'Bydd y gwiriad yn rhedeg pan fyddwch yn anfon y cais.',
  'public.captcha.preparing': 'Yn paratoi’r gwiriad …',
  'public.captcha.ready':
    'Bydd y gwiriad yn rhedeg pan fyddwch yn anfon y cais. Efallai y bydd rhaid i chi ddatrys pos.',
  'public.captcha.working': 'Yn gwirio … Os bydd pos yn agor, datryswch ef i barhau.',
  'public.captcha.slow': 'Yn dal i wirio. Mae {provider} yn cymryd mwy o amser nag arfer.',
  'public.captcha.run_out': 'Daeth y gwiriad i ben. Bydd yn rhedeg eto pan fyddwch yn anfon y cais.',
  'public.captcha.unreachable':
    'Doedd dim modd llwytho’r gwiriad: dyw {provider} ddim yn ateb, neu mae eich porwr neu’ch rhwydwaith yn ei rwystro. Chollwyd dim o’r hyn a deipioch.',
  'public.captcha.closed': 'Caewyd y gwiriad cyn iddo orffen. Chollwyd dim o’r hyn a deipioch.',
  'public.captcha.expired': 'Bu’r gwiriad ar agor yn rhy hir. Chollwyd dim o’r hyn a deipioch.',
  'public.captcha.busy':
    'Gormod o wiriadau o’ch rhwydwaith. Arhoswch funud, yna rhowch gynnig arall arni. Chollwyd dim o’r hyn a deipioch.',
  'public.captcha.broken': 'Aeth rhywbeth o’i le gyda’r gwiriad. Chollwyd dim o’r hyn a deipioch.',
  'public.captcha.use_built_in': 'Defnyddio’r gwiriad mewnol yn lle hynny',
  'public.captcha.send_without': 'Anfon heb y gwiriad: bydd rhywun yn edrych ar eich cais yn gyntaf',
  'public.captcha.note': 'Cwmni arall, {provider}, sy’n rhedeg y gwiriad.',
  'public.captcha.monitored_note':
    'Rydyn ni hefyd yn rhoi cynnig ar wiriad gan gwmni arall, {provider}. Nid yw’n penderfynu dim am eich cais.',
  'public.captcha.privacy': 'Ei bolisi preifatrwydd (tab newydd)',
  'public.captcha.terms': 'Ei delerau (tab newydd)',
  'public.check.needed_title': 'Un gwiriad arall, os gwelwch yn dda',
  'public.check.needed_text': 'Mae angen un gwiriad arall cyn derbyn eich cais. Mae popeth a lenwoch wedi’i gadw.',
  'public.check.provider_down_title': 'Rydyn ni’n defnyddio ein gwiriad ein hunain yn lle hynny',
  'public.check.provider_down_text':
    'Dyw {provider} ddim yn gweithio ar hyn o bryd. Does dim angen i chi wneud dim: mae ein gwiriad ein hunain yn rhedeg ar ei ben ei hun, ac mae popeth a lenwoch wedi’i gadw.',
  'public.send.checking': 'Yn gorffen y gwiriad …',
  'public.send.sending': 'Yn anfon …',
  'public.send.lost_title': 'Doedd dim modd cadarnhau ei fod wedi’i anfon',
  'public.send.lost_text':
    'Collwyd y cysylltiad, felly efallai fod eich cais wedi cyrraedd, efallai ddim. Rhowch gynnig arall arni: dim ond unwaith mae’n cyfrif, a chollwyd dim o’r hyn a deipioch.',
  'public.send.resending': 'Byddwn yn ei anfon pan fydd gennych gysylltiad eto.',
  'public.send.cancel': 'Peidio â’i anfon yn awtomatig',
  'public.send.unavailable_title': 'Aeth rhywbeth o’i le ar ein hochr ni',
  'public.send.unavailable_text':
    'Efallai fod eich cais wedi cyrraedd, efallai ddim. Rhowch gynnig arall arni ymhen ychydig funudau: dim ond unwaith mae’n cyfrif, a chollwyd dim o’r hyn a deipioch.',

  'public.refused.kept': 'Does dim wedi’i anfon na’i gadw. Os ewch yn ôl, bydd yr hyn a deipioch yno o hyd.',
  'public.refused.another_address': 'Defnyddio cyfeiriad arall',
  'public.refused.sold_out.title': 'Does dim digon ar ôl',
  'public.refused.sold_out.title_none': 'Does dim ar ôl',
  'public.refused.sold_out.text': 'Dyw eich cais ddim wedi’i anfon. Dewiswch sut i fynd ymlaen.',
  'public.refused.sold_out.text_none': 'Doedd dim modd derbyn eich cais, a does dim rhestr aros i’r cynnig hwn.',
  'public.refused.sold_out.help': 'Os oes gennych gwestiwn',
  'public.refused.sold_out.table': 'Yr hyn y gofynnoch amdano, a’r hyn sydd ar ôl',
  'public.refused.sold_out.item': 'Eitem',
  'public.refused.sold_out.asked': 'Gofynnwyd am',
  'public.refused.sold_out.left': 'Gallwch gael',
  'public.refused.sold_out.take_heading': 'Cymryd yr hyn sydd ar ôl',
  'public.refused.sold_out.take_text': 'Byddwn yn newid eich cais i’r hyn sydd ar ôl. Byddwch yn ei weld cyn ei anfon.',
  'public.refused.sold_out.take': 'Gofyn am yr hyn sydd ar ôl',
  'public.refused.sold_out.queue_heading': 'Aros am y cyfan',
  'public.refused.sold_out.queue_text':
    'Bydd eich cais cyfan yn ymuno â’r rhestr aros. Os caiff digon ei ddychwelyd, eich tro chi fydd hi. Gallwch adael y rhestr unrhyw bryd.',
  'public.refused.sold_out.queue': 'Aros am y cais cyfan',
  'public.refused.already_asked.title': 'Mae rhywun eisoes wedi gwneud cais ar gyfer y cyfeiriad hwn',
  'public.refused.already_asked.text': 'Allwn ni ddim derbyn cais arall ar gyfer y cartref hwn nawr.',
  'public.refused.already_asked.rule_once': 'Gall pob cartref wneud cais unwaith.',
  'public.refused.already_asked.rule_window':
    'Gall pob cartref wneud cais unwaith bob {days, plural, zero {# diwrnod} one {dydd} two {# ddiwrnod} few {# diwrnod} many {# diwrnod} other {# diwrnod}}.',
  'public.refused.already_asked.rule_share_once': 'Gall pob cartref gael hyd at {count, number} i gyd.',
  'public.refused.already_asked.rule_share_window':
    'Gall pob cartref gael hyd at {count, number} bob {days, plural, zero {# diwrnod} one {dydd} two {# ddiwrnod} few {# diwrnod} many {# diwrnod} other {# diwrnod}}.',
  'public.refused.already_asked.rule_items': 'Mae terfyn ar gyfer pob cartref.',
  'public.refused.already_asked.help': 'Os oes gennych gwestiwn',
  'public.claim.open': 'Rhoi gwybod os yw hyn yn gamgymeriad',
  'public.claim.text': 'Byddwn yn darllen hwn ac yn cysylltu â chi.',
  'public.claim.kind': 'Beth yw’r rheswm?',
  'public.claim.kind.different_flat': 'Rwy’n byw mewn fflat arall yn yr adeilad hwn',
  'public.claim.kind.shared_house': 'Rydyn ni’n rhannu’r tŷ ag aelwyd arall',
  'public.claim.kind.moved_in': 'Symudon ni i mewn yn ddiweddar',
  'public.claim.kind.new_building': 'Adeilad newydd yw e',
  'public.claim.kind.address_misused': 'Defnyddiodd rhywun arall fy nghyfeiriad',
  'public.claim.kind_missing': 'Dewiswch reswm',
  'public.claim.words': 'Yn eich geiriau eich hun',
  'public.claim.email': 'Eich cyfeiriad e-bost',
  'public.claim.email_hint': 'Byddwn yn ateb i’r cyfeiriad hwn.',
  'public.claim.send': 'Anfon',
  'public.claim.receipt_open': 'Ai chi oedd e? Cael y dderbynneb eto',
  'public.claim.receipt_text':
    'Byddwn yn anfon y dderbynneb i’r cyfeiriad e-bost a ddaeth gyda’r cais, os oedd un. Allwn ni ddim dangos y cyfeiriad yma.',
  'public.claim.receipt_send': 'Anfon y dderbynneb eto',
  'public.claimed.claim.title': 'Mae eich neges wedi cyrraedd',
  'public.claimed.claim.text': 'Byddwn yn ei darllen ac yn cysylltu â chi. Does dim angen i chi wneud dim tan hynny.',
  'public.claimed.receipt.title': 'Os rhoddwyd cyfeiriad e-bost, rydyn ni wedi anfon y dderbynneb',
  'public.claimed.receipt.text':
    'Gwiriwch fewnflwch pwy bynnag anfonodd y cais ar gyfer eich cartref. Os na roddwyd cyfeiriad e-bost, anfonwyd dim.',
  'public.claimed.help': 'Os oes gennych gwestiwn',

  'public.correct.title': 'Cywiro’r cyfeiriad',
  'public.correct.text': 'Mae popeth arall am eich cais yn aros yr un fath.',
  'public.correct.heading': 'Cyfeiriad newydd',
  'public.correct.now': 'Cyfeiriad presennol: {address}',
  'public.correct.send': 'Cywiro’r cyfeiriad',
  'public.correct.back': 'Cadw’r cyfeiriad presennol',
  'public.correct.not_taken': 'Newidiwyd mo’r cyfeiriad',
  'public.correct.already_asked':
    'Mae rhywun eisoes wedi gwneud cais ar gyfer y cyfeiriad newydd. Mae eich cais yn aros fel yr oedd.',

  'public.refused.outside_area.title': 'Mae’r cyfeiriad hwn y tu allan i’r ardal',
  'public.refused.outside_area.text': 'Dyw’r cynnig hwn ddim ar gyfer y cyfeiriad a roddoch.',
  'public.refused.outside_area.given': 'Rhoddoch: {address}',
  'public.refused.outside_area.help': 'Os yw eich cartref o fewn yr ardal',
  'public.refused.not_open.title': 'Dyw’r cynnig hwn ddim ar agor eto',
  'public.refused.not_open.text': 'Doedd dim modd derbyn eich cais: mae’r cynnig yn agor yn nes ymlaen.',
  'public.refused.not_open.help': 'Os oes gennych gwestiwn',
  'public.refused.paused.title': 'Rydyn ni wedi oedi ceisiadau am y tro',
  'public.refused.paused.text':
    'Doedd dim modd derbyn eich cais. Rhowch gynnig arall arni yn nes ymlaen: mae’r hyn a deipioch wedi’i gadw.',
  'public.refused.paused.help': 'Os oes gennych gwestiwn',
  'public.refused.closed.title': 'Mae’r cynnig hwn wedi cau',
  'public.refused.closed.text': 'Caeodd y cynnig cyn i’ch cais gyrraedd, felly doedd dim modd ei dderbyn.',
  'public.refused.closed.help': 'Os oes gennych gwestiwn',
  'public.refused.unchecked_limit_reached.title':
    'Allwn ni ddim derbyn rhagor o geisiadau heb y gwiriad diogelwch ar hyn o bryd',
  'public.refused.unchecked_limit_reached.text':
    'Mae’n rhaid i rywun edrych ar bob un o’r ceisiadau hyn, a dim ond lle i ychydig sydd. Anfonwch eich un chi gyda’r gwiriad diogelwch os gallwch, neu rhowch gynnig arall arni yn nes ymlaen.',
  'public.refused.unchecked_limit_reached.help': 'Neu gofynnwch i ni ei gofnodi ar eich rhan',

  'public.confirm.title': 'Cadarnhewch eich cais',
  'public.confirm.text': 'Pwyswch y botwm i gadarnhau cais {reference}.',
  'public.confirm.button': 'Cadarnhau’r cais',
  'public.confirm.not_you': 'Os nad chi wnaeth y cais hwn, caewch y dudalen hon.',
  'public.confirm.sold_out.title': 'Does dim ar ôl',
  'public.confirm.sold_out.text':
    'Doedd dim ar ôl cyn i gais {reference} gael ei gadarnhau. Does dim wedi’i gadw i chi.',
  'public.confirm.sold_out.next':
    'Rydyn ni wedi cadw eich cais, a bydd rhywun yn edrych arno. Os caiff un ei ddychwelyd, gallwch ei gadarnhau o hyd: agorwch y dudalen hon eto.',
  'public.confirm.fewer_left.title': 'Does dim digon ar ôl',
  'public.confirm.fewer_left.text':
    'Mae llai ar ôl nag y mae cais {reference} yn gofyn amdano, felly doedd dim modd ei gadarnhau. Does dim wedi’i gadw i chi.',
  'public.confirm.fewer_left.next':
    'Rydyn ni wedi cadw eich cais, a bydd rhywun yn edrych arno. Gallwch hefyd anfon cais newydd am lai.',
  'public.confirm.already_asked.title': 'Mae rhywun eisoes wedi gwneud cais ar gyfer y cyfeiriad hwn',
  'public.confirm.already_asked.text': 'Doedd dim modd cadarnhau cais {reference}. Does dim wedi’i gadw i chi.',
  'public.confirm.already_asked.next':
    'Rydyn ni wedi cadw eich cais, a bydd rhywun yn edrych arno. Os credwch mai camgymeriad yw hyn, cysylltwch â ni isod.',
  'public.confirm.expired.title': 'Mae’r ddolen hon wedi dod i ben',
  'public.confirm.expired.text':
    'Roedd yn gweithio am 24 awr. Chadarnhawyd mo gais {reference}, felly does dim wedi’i gadw i chi.',
  'public.confirm.expired.next':
    'Rydyn ni wedi cadw eich cais, a bydd rhywun yn edrych arno. Does dim angen i chi wneud dim.',
  'public.confirm.see': 'Gweld eich cais',
  'public.confirm.new_request': 'Anfon cais newydd',

  'public.error.not_here': 'Heb ddod o hyd i’r dudalen',
  'public.error.not_here_text': 'Os teipioch y cyfeiriad, gwiriwch ef. Os dilynoch ddolen, efallai ei bod yn hen.',
  'public.error.link': 'Dyw’r ddolen hon ddim yn gweithio mwyach',
  'public.error.link_text':
    'Gwiriwch fod y ddolen gyfan wedi’i chopïo. Os oedd, ewch yn ôl i’r cynnig a dechreuwch eto.',
  'public.error.other': 'Aeth rhywbeth o’i le',
  'public.error.other_text': 'Ail-lwythwch y dudalen hon, neu ewch yn ôl a rhowch gynnig arall arni.',
  'public.error.to_offer': 'Mynd i’r cynnig',
  'public.error.request_id': 'Os cysylltwch â ni, rhowch y cod hwn: {id}',
};
