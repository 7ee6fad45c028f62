import type { publicNoticeTexts } from '../en/public-notices.ts';

export const publicNoticeTextsInWelsh: Record<keyof typeof publicNoticeTexts, string> = {
  'public.notice.privacy': 'Preifatrwydd',
  'public.notice.accessibility': 'Hygyrchedd',
  'public.notice.recipients': 'Pwy arall sy’n cael eich data',
  'public.notice.nothing_loaded':
    'Dyw’r tudalennau hyn yn llwytho dim gan gwmnïau eraill, a chaiff eich cyfeiriad ei chwilio ar y gweinydd hwn yn unig.',
  'public.notice.recipient.carrier':
    '{count, plural, =0 {Os bydd {organisation} yn anfon yr hyn y gofynnoch amdano gyda chludwr, bydd y cludwr yn cael} zero {Os bydd {organisation} yn anfon yr hyn y gofynnoch amdano gyda chludwr, bydd y cludwr yn cael} one {Mae {carriers} yn danfon ar ran {organisation}. Mae’n cael} two {Mae {carriers} yn danfon ar ran {organisation}. Mae’r un sy’n dod atoch chi yn cael} few {Mae {carriers} yn danfon ar ran {organisation}. Mae’r un sy’n dod atoch chi yn cael} many {Mae {carriers} yn danfon ar ran {organisation}. Mae’r un sy’n dod atoch chi yn cael} other {Mae {carriers} yn danfon ar ran {organisation}. Mae’r un sy’n dod atoch chi yn cael}} eich enw a’ch cyfeiriad{contact, select, yes {. Gall hefyd gael eich cyfeiriad e-bost a’ch rhif ffôn, os rhoddoch chi nhw, i ddweud wrthych pryd y daw} other {}}.',
  'public.notice.recipient.captcha_always':
    'Mae {provider} ({company}, UDA) yn gwirio bod cais yn dod oddi wrth berson. Mae eich porwr yn cysylltu ag ef pan fyddwch yn gwirio eich cais.',
  'public.notice.recipient.captcha_suspicion':
    'Mae {provider} ({company}, UDA) yn gwirio rhai ceisiadau, pan fydd rhywbeth anarferol yn eu cylch. Dim ond bryd hynny y mae eich porwr yn cysylltu ag ef.',
  'public.notice.recipient.captcha_monitored':
    'Rydyn ni’n rhoi cynnig ar {provider} ({company}, UDA). Mae eich porwr yn cysylltu ag ef pan fyddwch yn gwirio eich cais; nid yw’n penderfynu dim.',
  'public.notice.recipient.loqate_direct':
    'Mae Loqate (GB Group plc, y DU) yn dod o hyd i gyfeiriadau. Mae’r hyn rydych chi’n ei deipio yn y maes cyfeiriad yn mynd ato o’ch porwr.',
  'public.notice.recipient.loqate_relay':
    'Mae Loqate (GB Group plc, y DU) yn dod o hyd i gyfeiriadau. Mae’r hyn rydych chi’n ei deipio yn y maes cyfeiriad yn mynd ato o’n gweinydd; nid yw’n gwybod pwy a’i teipiodd.',
  'public.notice.recipient.photon':
    'Mae gwasanaeth chwilio (Photon) yn dod o hyd i gyfeiriadau ar OpenStreetMap. Mae’r hyn rydych chi’n ei deipio yn y maes cyfeiriad yn mynd ato o’n gweinydd; nid yw’n gwybod pwy a’i teipiodd.',
  'public.notice.recipient.map':
    'Mae gwasanaeth mapiau’n dangos i’n staff ble mae cyfeiriad. Mae’n gwybod pa ran o’r map maen nhw’n edrych arni; nid yw’n cael eich enw na’ch cyfeiriad.',
  'public.notice.recipient.mail_service':
    'Mae ein darparwr e-bost yn danfon y negeseuon rydyn ni’n eu hanfon atoch, os rhowch gyfeiriad e-bost.',
  'public.notice.kept': 'Am ba hyd y cedwir eich data',
  'public.notice.kept_days':
    '{organisation}: caiff eich enw, manylion cyswllt, cyfeiriad ac atebion eu dileu {days, plural, zero {# diwrnod} one {# diwrnod} two {# ddiwrnod} few {# diwrnod} many {# diwrnod} other {# diwrnod}} ar ôl i’ch cais ddod i ben, neu’n gynt.',
  'public.notice.kept_after':
    'Wedi hynny, bydd cod a wnaed o’ch cyfeiriad yn aros nes bydd y cynnig wedi dod i ben yn llwyr. Mae’n cadw’r terfyn ar gyfer pob cartref.',
  'public.notice.gap_backups':
    'Bydd copïau wrth gefn a wnaed cyn dileu eich data yn dal i’w cynnwys, nes iddynt gael eu dileu.',
  'public.notice.gap_shared':
    'Gall pwy bynnag sydd â’r ddolen i’ch cais ei weld, newid ei gyfeiriad a’i ganslo. Mae’r enw a’r cyfeiriad wedi’u cuddio’n rhannol yno.',
  'public.notice.device': 'Beth sy’n aros ar eich dyfais',
  'public.notice.device_text':
    'Mae un cwci’n cadw eich ymweliad ynghyd; mae ei angen ar y ffurflen, ac nid yw’n dweud dim amdanoch. Ar ôl i chi anfon cais, mae un arall yn agor ei dudalen eto am 90 diwrnod. Ar eich dyfais chi yn unig y cedwir yr hyn rydych yn ei deipio yn y ffurflen, a chaiff ei ddileu ar ôl 30 munud heb bwyso bysell. Caiff yr hyn rydych yn ei deipio yn y chwiliad cyfeiriadau ei anfon wrth i chi deipio, i ddod o hyd i’r cyfeiriad.',
  'public.notice.complain': 'Os nad ydych yn fodlon',
  'public.notice.complain_privacy':
    'Ysgrifennwch at y sefydliad yn gyntaf: mae ei fanylion cyswllt isod. Gallwch hefyd gwyno i awdurdod diogelu data eich gwlad.',
  'public.notice.complain_accessibility':
    'Dywedwch wrth y sefydliad beth sydd ddim yn gweithio i chi: mae ei fanylion cyswllt isod. Os nad yw’r ateb yn helpu, gallwch gwyno i gorff cydraddoldeb neu hygyrchedd eich gwlad.',
  'public.notice.gaps': 'Diffygion hysbys',
  'public.notice.gap_puzzle':
    'Cwmni arall sy’n gwneud pos {provider}, a gall fod yn anodd gyda darllenydd sgrin neu fysellfwrdd. Os nad yw’n gweithio i chi, mae’r dudalen yn cynnig ffordd arall.',
  'public.notice.gap_language':
    'Gall testunau’r sefydliad ei hun fod mewn iaith arall na’r dudalen. Maen nhw wedi’u nodi felly.',
  'public.notice.gap_screen_readers':
    'Rydyn ni’n profi gydag offer awtomatig, y bysellfwrdd a thestun wedi’i chwyddo. Does dim pob darllenydd sgrin wedi’i brofi gyda phob tudalen.',
  'public.notice.puzzle': 'Mae angen gwiriad ar rai ceisiadau a all ddangos pos.',
  'public.notice.no_puzzle': 'Does dim pos i’w ddatrys.',
  'public.notice.written_on': 'Newidiwyd y datganiad hwn ddiwethaf: {date}.',
  'public.notice.theirs_written_on': 'Newidiwyd ddiwethaf: {date}.',
  'public.notice.none_given':
    'Dyw’r sefydliad hwn ddim wedi ysgrifennu hysbysiad eto. Gofynnwch iddo drwy’r manylion cyswllt isod.',
  'public.notice.attributions': 'Ffynonellau’r data cyfeiriadau',
  'public.notice.accessibility_text':
    'Gwnaed y tudalennau hyn i fodloni Canllawiau Hygyrchedd Cynnwys y We (WCAG) 2.2, lefel AA. Maen nhw’n gweithio gyda’r bysellfwrdd, wedi’u chwyddo i 400%, a heb JavaScript.',
};
