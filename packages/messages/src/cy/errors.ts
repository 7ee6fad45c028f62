import type { errors } from '../en/errors.ts';

export const errorsInWelsh: Record<keyof typeof errors, string> = {
  'error.request_invalid': 'Gwiriwch yr atebion a enwir yma. Chollwyd dim o’r hyn a deipioch.',
  'error.offer_not_found': 'Does dim cynnig yn y cyfeiriad hwn. Gwiriwch y ddolen am gamgymeriad teipio.',
  'error.offer_changed': 'Newidiwyd y cynnig hwn ar ôl i chi ei agor. Gwiriwch eich cais, a’i anfon eto.',
  'error.request_not_found': 'Does gennym ni ddim cais gyda’r cyfeirnod a’r ddolen hyn.',
  'error.limit_group_ended':
    'Mae’r grŵp terfynau hwn wedi dod i ben: mae ei gynigion wedi’u harchifo, a does dim cofnod mwyach o’r hyn a gafodd pob cartref. Crëwch grŵp newydd.',
  'error.home_not_found': 'Dyw’r cartref hwn ddim yn bod mwyach. Chwiliwch amdano eto o dan Homes.',
  'error.claim_not_found': 'Dyw’r hawliad hwn ddim yn bod mwyach. Gwiriwch y rhestr o dan Homes.',
  'error.batch_not_found': 'Does dim swp o’r fath. Gwiriwch y rhestr o dan Batches.',
  'error.batch_not_locked': 'Dyw’r swp hwn ddim wedi’i gloi, felly gall ei gynnwys newid. Clowch ef yn gyntaf.',
  'error.text_unwritable':
    'Chadwyd dim ffeil: all hi ddim cynnwys peth o’r testun. Gwiriwch ffeil y cludwr i weld pa ran.',
  'error.nothing_to_pack': 'Does dim ceisiadau a dderbyniwyd yn cyfateb, felly ni wnaed swp. Gwiriwch eich dewis.',
  'error.not_open': 'Dyw’r cynnig hwn ddim ar agor eto.',
  'error.paused': 'Mae ceisiadau ar gyfer y cynnig hwn wedi’u hoedi.',
  'error.closed': 'Mae’r cynnig hwn wedi cau.',
  'error.sold_out': 'Does dim digon ar ôl ar gyfer y cais hwn.',
  'error.already_asked': 'Mae rhywun eisoes wedi gwneud cais ar gyfer y cyfeiriad hwn.',
  'error.outside_area': 'Mae’r cyfeiriad hwn y tu allan i ardal y cynnig hwn.',
  'error.human_check_rejected':
    'Lwyddodd y gwiriad diogelwch ddim. Chollwyd dim o’r hyn a deipioch; rhowch gynnig arall arni.',
  'error.human_check_needed': 'Mae angen un gwiriad arall cyn derbyn eich cais. Chollwyd dim o’r hyn a deipioch.',
  'error.human_check_unavailable':
    'Dyw’r gwiriad diogelwch ddim yn gweithio ar hyn o bryd. Chollwyd dim o’r hyn a deipioch; rhowch gynnig arall arni ymhen ychydig funudau.',
  'error.unchecked_limit_reached': 'Allwn ni ddim derbyn rhagor o geisiadau heb y gwiriad diogelwch ar hyn o bryd.',
  'error.idempotency_key_missing':
    'Mae’r pennyn Idempotency-Key ar goll. Anfonwch un o 1 i 128 nod a ddewiswch ar gyfer y cais hwn.',
  'error.idempotency_key_reused': 'Defnyddiwyd yr Idempotency-Key hwn ar gyfer cais arall. Dewiswch un newydd.',
  'error.link_invalid': 'Mae’r ddolen hon wedi’i defnyddio neu’n rhy hen.',
  'error.not_found': 'Does dim tudalen yn y cyfeiriad hwn.',
  'error.method_not_allowed': 'Dyw’r cyfeiriad hwn ddim yn cynnal y dull hwn.',
  'error.request_malformed': 'Allai’r gweinydd ddim darllen y cais hwn.',
  'error.headers_too_large':
    'Mae penynnau’r cais hwn yn rhy fawr. Dilëwch gwcis y wefan hon a rhowch gynnig arall arni.',
  'error.request_timed_out': 'Cymerodd y cais hwn yn rhy hir i gyrraedd. Rhowch gynnig arall arni.',
  'error.body_malformed': 'Doedd dim modd darllen corff y cais.',
  'error.body_too_large': 'Mae corff y cais yn rhy fawr.',
  'error.media_type_unsupported': 'Dyw’r math hwn o gynnwys ddim yn cael ei gynnal yma.',
  'error.rate_limited':
    'Gormod o ymdrechion. Arhoswch funud a rhowch gynnig arall arni. Ar ôl llawer o ymdrechion gall gymryd awr.',
  'error.internal':
    'Aeth rhywbeth o’i le ar ein hochr ni. Mae’r hyn a deipioch wedi’i gadw; rhowch gynnig arall arni ymhen ychydig funudau.',
  'error.unavailable':
    'Dyw’r gwasanaeth ddim ar gael ar hyn o bryd. Mae’r hyn a deipioch wedi’i gadw; rhowch gynnig arall arni ymhen ychydig funudau.',
  'error.token_expired': 'Mae’r tocyn API hwn wedi dod i ben. Gofynnwch i berchennog y gosodiad hwn am un newydd.',
  'error.token_invalid': 'Mae angen tocyn API dilys y gosodiad hwn.',
  'error.not_signed_in': 'Mewngofnodwch i barhau.',
  'error.two_factor_needed': 'Mae’ch tîm yn gofyn am fewngofnodi dau gam. Gosodwch hynny yn gyntaf dan “Account”.',
  'error.password_needed': 'Rhowch eich cyfrinair eto i wneud hyn.',
  'error.sign_in_rejected': 'E-bost neu gyfrinair anghywir.',
  'error.not_allowed': 'Dyw eich rôl ddim yn caniatáu hyn.',
  'error.state_conflict':
    'Mae hyn wedi newid yn y cyfamser, felly dyw’r cam hwnnw ddim yn bosibl mwyach. Ail-lwythwch y dudalen.',
  'error.version_conflict': 'Mae rhywun arall wedi newid hwn ers i chi ei agor. Chadwyd mo’ch newidiadau.',
  'error.precondition_failed':
    'Mae hwn wedi newid ers i chi ei ddarllen, felly ni wnaed dim. Darllenwch ef eto, ac anfonwch eich newid gyda’i ETag newydd.',
  'error.slug_taken': 'Mae gan gynnig arall yr enw byr hwn eisoes.',
  'error.undo_expired':
    'Mae’r 30 munud i ddadwneud hyn ar ben, neu mae’r e-bost amdano wedi’i anfon. Ni newidiwyd dim.',
  'error.returned_unit_given':
    'Mae’r hyn a ddaeth yn ôl wedi mynd at rywun yn y ciw, felly does dim modd dadwneud y dychweliad hwn. Ni newidiwyd dim.',
  'error.stock_below_taken': 'All y stoc ddim bod yn llai na’r hyn a addawyd eisoes.',
  'error.publish_incomplete': 'Mae rhai pethau ar goll cyn y gellir cyhoeddi’r cynnig hwn.',
  'error.draw_not_ready':
    'All y raffl ddim cael ei chynnal eto: pennir y tocynnau ddwy funud ar ôl cau, a rhaid i’r gwerth cyhoeddus fod yn hysbys.',
  'error.draw_value_own': 'Chi roddodd y gwerth hwn. Rhaid i ail berson ei roi o’i ffynhonnell cyn cynnal y raffl.',
  'error.draw_already_held':
    'Rhoddwyd gwerth ar gyfer y raffl hon eisoes, a dim ond unwaith y cynhelir raffl. Ail-lwythwch y dudalen i weld y canlyniad.',
  'error.invitation_invalid': 'Mae’r gwahoddiad hwn wedi’i ddefnyddio neu’n rhy hen. Gofynnwch am un newydd.',
  'error.owner_missing':
    'Dyw perchennog y gosodiad hwn ddim wedi cofrestru eto. Mae eich gwahoddiad yn dal yn ddilys: rhowch gynnig arall arni wedi hynny.',
  'error.person_not_found': 'Dyw’r person hwn ddim yn y tîm mwyach. Ail-lwythwch y dudalen i weld pwy sydd.',
  'error.last_owner': 'Dyma’r unig berchennog. Gwnewch rywun arall yn berchennog yn gyntaf.',
  'error.request_changed': 'Newidiodd rhywun y cais hwn ar ôl i chi ei agor, felly ni wnaed dim. Gwiriwch ef eto.',
  'field_error.required': 'Rhowch ateb',
  'field_error.too_long': 'Defnyddiwch {max, number} nod neu lai',
  'field_error.too_many': 'Defnyddiwch {max, number} cofnod neu lai',
  'field_error.too_small': 'Rhowch {min, number} neu fwy',
  'field_error.too_large': 'Rhowch {max, number} neu lai',
  'field_error.not_a_number': 'Rhowch rif cyfan, fel 1',
  'field_error.not_a_choice': 'Dewiswch un o’r atebion',
  'field_error.unknown_country': 'Dewiswch wlad o’r rhestr. Mewn rhaglen, defnyddiwch ei chod ISO dwy lythyren, fel GB',
  'field_error.not_an_email': 'Rhowch gyfeiriad e-bost yn y ffurf name@example.org',
  'field_error.email_taken': 'Mae rhywun eisoes yn mewngofnodi gyda’r cyfeiriad e-bost hwn',
  'field_error.password_wrong': 'Nid dyma’ch cyfrinair',
  'field_error.code_wrong': 'Mae’r cod hwn yn anghywir neu’n rhy hen. Rhowch yr un mae’ch ap yn ei ddangos nawr',
  'field_error.password_weak':
    'Mae’r cyfrinair hwn yn rhy hawdd ei ddyfalu. Defnyddiwch ychydig eiriau digyswllt, heb eich enw',
  'field_error.not_a_phone': 'Rhowch rif ffôn, fel 01632 960 001',
  'field_error.not_text': 'Rhowch destun',
  'field_error.control_character':
    'All rhan o’r testun hwn ddim cael ei dangos na’i hargraffu. Dilëwch hi a’i theipio eto',
  'field_error.unknown_field': 'Maes anhysbys',
  'field_error.cursor_unknown': 'Nid cyrchwr y rhestr hon yn y drefn hon: gadewch ef allan a dechrau o’r dechrau',
  'field_error.unknown_item': 'Dyw’r eitem hon ddim yn rhan o’r cynnig',
  'field_error.item_twice': 'Mae’r eitem hon wedi’i rhestru ddwywaith',
  'field_error.not_accepted': 'Dyw’r cais hwn ddim wedi’i dderbyn, neu mae eisoes mewn swp arall',
  'field_error.is_collected': 'Mae’r ymgeisydd yn casglu hwn, felly dyw e ddim yn cael ei bacio',
  'field_error.not_in_batch': 'Dyw hwn ddim yn y swp',
  'field_error.already_dispatched': 'Mae hwn wedi’i anfon eisoes',
  'field_error.not_packed_last': 'Nid dyma’r parsel a baciwyd gennych ddiwethaf',
  'field_error.named_twice': 'Mae hwn wedi’i restru ddwywaith',
  'field_error.tracking_link_form':
    'Rhowch ddolen sy’n dechrau â https://, sydd ag un lle ar gyfer y rhif a dim enw defnyddiwr na chyfrinair',
  'field_error.needs_all_offers': 'Dim ond tocyn ar gyfer pob cynnig all wneud hyn',
  'field_error.not_in_future': 'Dewiswch ddiwrnod sydd eto i ddod',
  'field_error.nothing_chosen': 'Dewiswch o leiaf un eitem',
  'field_error.place_missing': 'Dewiswch ble rydych yn ei gasglu',
  'field_error.place_gone': 'Allwch chi ddim ei gasglu yno mwyach. Dewiswch le arall',
  'field_error.no_places': 'Does dim lle ag oriau agor i ddod',
  'field_error.ends_before_start': 'Rhowch amser ar ôl y dechrau',
  'field_error.too_many_in_total': 'Dewiswch {max, number} ar y mwyaf i gyd',
  'field_error.address_missing': 'Dewch o hyd i’ch cyfeiriad a’i ddewis, neu teipiwch ef eich hun',
  'field_error.address_forged': 'Doedd dim modd cadarnhau’r cyfeiriad hwn. Dewch o hyd iddo a’i ddewis eto',
  'field_error.address_expired': 'Mae mwy na diwrnod ers i chi ddewis y cyfeiriad hwn. Dewch o hyd iddo a’i ddewis eto',
  'field_error.address_same': 'O’r cyfeiriad hwn y daeth yn ôl. Cywirwch ef, neu cysylltwch â ni',
  'field_error.address_unknown':
    'Doedd dim modd llwytho’r cyfeiriad hwn. Dewch o hyd iddo a’i ddewis eto, neu teipiwch ef eich hun',
  'field_error.address_unconfirmed':
    'Doedd dim modd cadarnhau’r cyfeiriad hwn. Rhowch gynnig arall arni ymhen ychydig funudau, neu teipiwch ef eich hun',
  'field_error.po_box_refused':
    'Dyw’r cynnig hwn ddim ar gyfer blychau post na loceri parseli. Rhowch gyfeiriad eich cartref, neu cysylltwch â ni',
  'field_error.military_refused':
    'Dyw’r cynnig hwn ddim ar gyfer cyfeiriadau milwrol. Rhowch gyfeiriad arall lle rydych yn cael post, neu cysylltwch â ni',
  'field_error.care_of_refused':
    'Dim ond i bobl yn eu cyfeiriad eu hunain mae’r cynnig hwn. Rhowch eich un chi, heb “dan ofal”, neu cysylltwch â ni',
  'field_error.business_refused':
    'Mae’r cynnig hwn ar gyfer cartrefi, nid busnesau. Rhowch enw a chyfeiriad cartref person, neu cysylltwch â ni',
  'field_error.typed_refused':
    'Dim ond cyfeiriadau o’r rhestr y mae’r cynnig hwn yn eu derbyn. Dewch o hyd i’ch un chi a’i ddewis',
  'field_error.postcode_missing':
    'Rhowch {kind, select, zip {god ZIP} eircode {god Eircode} pin {god PIN} other {god post}} fel {example}',
  'field_error.postcode_form':
    'Gwiriwch y {kind, select, zip {cod ZIP} eircode {cod Eircode} pin {cod PIN} other {cod post}}. Yn y wlad hon, mae’n edrych fel {example}',
  'field_error.region_missing': 'Rhowch y dalaith neu’r rhanbarth. Mae ei angen ar bost i’r wlad hon',
  'field_error.region_unknown': 'Dydyn ni ddim yn adnabod y dalaith neu’r rhanbarth hwn. Dewiswch o’r rhestr',
  'field_error.unit_missing':
    'Rhowch eich fflat neu uned: mae sawl cartref yn y cyfeiriad hwn. Os nad oes gan eich un chi rif, pwyswch “Gwirio eich cais” eto',
  'field_error.not_a_web_address': 'Rhowch y cyfeiriad cyfan, fel https://example.org/hook',
  'field_error.not_a_public_address':
    'Rhowch gyfeiriad ar y rhyngrwyd cyhoeddus. All negeseuon ddim cael eu hanfon i’r peiriant hwn na’i rwydwaith ei hun.',
  'field_error.colour_form': 'Rhowch liw fel #2f855a neu #ff0, neu dewiswch un wrth ymyl y maes',
  'field_error.language_form': 'Defnyddiwch god iaith, fel en neu fr',
  'field_error.id_form': 'Defnyddiwch lythrennau bach, digidau, cysylltnodau a thanlinellau: 40 nod ar y mwyaf',
  'field_error.slug_form': 'Defnyddiwch lythrennau bach, digidau a chysylltnodau, fel bin-compost',
  'field_error.slug_former':
    'Roedd gan “{title}” yr enw byr hwn o’r blaen, ac mae dolenni a argraffwyd bryd hynny’n dal i arwain yno. Dewiswch un arall',
  'field_error.date_form': 'Rhowch ddyddiad ac amser sy’n bod, neu cliriwch y maes',
  'field_error.day_form': 'Rhowch ddyddiad, gyda’r diwrnod, y mis a phedwar digid y flwyddyn',
  'field_error.year_out_of_range': 'Rhowch flwyddyn o {min} i {max}',
  'field_error.closes_before_opens': 'Rhaid i’r amser cau fod ar ôl yr amser agor',
  'field_error.known_before_closing': 'Rhaid i’r gwerth ddod yn hysbys ar ôl i’r cynnig gau',
  'field_error.draw_value_form':
    '{kind, select, digits {Rhowch yn union {length, plural, zero {# digid} one {# digid} two {# ddigid} few {# digid} many {# digid} other {# digid}}, heb ddim rhyngddynt} hex {Rhowch yn union {length, plural, zero {# nod} one {# nod} two {# nod} few {# nod} many {# nod} other {# nod}}: 0 i 9 ac a i f, mewn llythrennau bach} other {Rhowch {count, plural, zero {# rhif cyfan} one {un rhif cyfan} two {# rif cyfan gwahanol} few {# rhif cyfan gwahanol} many {# rhif cyfan gwahanol} other {# rhif cyfan gwahanol}} o {min} i {max}, {order, select, ascending {y lleiaf yn gyntaf} other {yn y drefn y cawsant eu tynnu}}, gydag un bwlch rhyngddynt a dim sero ar y dechrau}}',
  'field_error.draw_format_impossible': 'Does dim cymaint â hynny o rifau gwahanol rhwng y lleiaf a’r mwyaf',
  'field_error.fixed_once_open': 'Allwch chi ddim newid hyn mwyach: cynhelir raffl fel y’i cyhoeddwyd',
  'field_error.geojson_form': 'Nid GeoJSON yw hwn. Allforiwch yr ardal fel GeoJSON o’r rhaglen y’i lluniwyd ynddi',
  'field_error.geojson_no_polygon': 'Does dim polygon yn y ffeil hon',
  'field_error.geojson_not_polygon': 'Mae {type} yn y ffeil hon. Cadwch bolygonau yn unig ynddi',
  'field_error.polygon_not_closed':
    'Dyw cylch {ring, number} polygon {piece, number} ddim wedi cau: rhaid i’w bwynt olaf fod yr un fath â’i gyntaf',
  'field_error.polygon_too_few_points':
    'Mae gan gylch {ring, number} polygon {piece, number} rhy ychydig o bwyntiau: mae angen tri, a’r cyntaf eto ar y diwedd',
  'field_error.polygon_out_of_range':
    'Dyw {first, number}, {second, number} ddim yn safle mewn graddau. Cadwch y ffeil yn WGS 84 (EPSG:4326)',
  'field_error.polygon_swapped':
    'Mae {first, number}, {second, number} yn edrych o chwith: mae GeoJSON yn rhoi hydred cyn lledred',
  'field_error.polygon_too_large':
    'Mae ganddo {vertices, number} pwynt, a’r mwyafswm yw {max, number}. Symleiddiwch ef yn y rhaglen y’i lluniwyd ynddi',
  'field_error.polygon_unknown': 'Dyw’r polygon hwn ddim wedi’i gadw mwyach. Lanlwythwch ei ffeil eto',
  'field_error.picture_form': 'Allwn ni ddim darllen y llun hwn. Cadwch ef fel JPEG, PNG, WebP neu AVIF',
  'field_error.picture_too_large':
    'Mae ganddo fwy na {max, number} miliwn picsel, neu fwy na {side, number} ar un ochr. Cadwch fersiwn llai',
  'field_error.picture_unknown': 'Dyw’r llun hwn ddim wedi’i gadw mwyach. Lanlwythwch ef eto',
  'field_error.time_zone_unknown': 'Dewiswch gylchfa amser o’r rhestr, fel Europe/London',
};
