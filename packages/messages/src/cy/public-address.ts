import type { publicAddressTexts } from '../en/public-address.ts';

export const publicAddressTextsInWelsh: Record<keyof typeof publicAddressTexts, string> = {
  'public.address.heading': 'Eich cyfeiriad',
  'public.address.search': 'Dod o hyd i’ch cyfeiriad',
  'public.address.search_hint': 'Dechreuwch gyda’r cod post, neu gyda’r rhif a’r stryd.',
  'public.address.list': 'Cyfeiriadau a gafwyd',
  'public.address.find': 'Dod o hyd i gyfeiriad',
  'public.address.which': 'Pa un o’r rhain yw eich cyfeiriad chi? Canlyniadau ar gyfer “{text}”',
  'public.address.opens_further': '{text} (rhagor o gyfeiriadau)',
  'public.address.opens': 'Yn agor rhagor o gyfeiriadau',
  'public.address.pick': 'Defnyddio’r cyfeiriad hwn',
  'public.address.back': 'Yn ôl i’r holl ganlyniadau',
  'public.address.more': 'Dangos rhagor',
  'public.address.type_yourself': 'Teipio’r cyfeiriad eich hun',
  'public.address.search_instead': 'Chwilio am y cyfeiriad yn lle hynny',
  'public.address.loading': 'Yn chwilio …',
  'public.address.updating': 'Yn chwilio …',
  'public.address.keep_typing': 'Daliwch ati i deipio.',
  'public.address.none_found':
    'Allwn ni ddim dod o hyd i hwnnw yn ein rhestr gyfeiriadau. Gwiriwch y sillafu, neu teipiwch y cyfeiriad eich hun: efallai nad yw cartrefi newydd ar y rhestr eto.',
  'public.address.none_found_list_only':
    'Allwn ni ddim dod o hyd i hwnnw yn ein rhestr gyfeiriadau. Gwiriwch y sillafu. Dim ond cyfeiriadau o’r rhestr y mae’r cynnig hwn yn eu derbyn: os nad yw eich un chi arni, cysylltwch â ni isod.',
  'public.address.unavailable_list_only':
    'Dyw’r chwiliad cyfeiriadau ddim yn gweithio ar hyn o bryd. Rhowch gynnig arall arni mewn munud.',
  'public.address.retrieve_failed_list_only': 'Doedd dim modd llwytho’r cyfeiriad hwnnw. Dewiswch ef eto.',
  'public.address.gone':
    'Dyw’r cyfeiriad hwnnw ddim ar ein rhestr mwyach. Chwiliwch eto, neu teipiwch y cyfeiriad eich hun.',
  'public.address.gone_list_only': 'Dyw’r cyfeiriad hwnnw ddim ar ein rhestr mwyach. Chwiliwch eto.',
  'public.address.limited_list_only': 'Gormod o chwiliadau. Arhoswch ychydig funudau a rhowch gynnig arall arni.',
  'public.address.none_found_inside': 'Allwn ni ddim dod o hyd i hwnnw yma: {place}.',
  'public.address.unavailable':
    'Dyw’r chwiliad cyfeiriadau ddim yn gweithio ar hyn o bryd. Rhowch gynnig arall arni mewn munud, neu teipiwch y cyfeiriad eich hun.',
  'public.address.limited': 'Gormod o chwiliadau. Arhoswch ychydig funudau, neu teipiwch y cyfeiriad eich hun.',
  'public.address.no_data':
    'Does gennym ni ddim rhestr gyfeiriadau ar gyfer yr ardal hon. Teipiwch y cyfeiriad eich hun.',
  'public.address.no_data_list_only':
    'Dim ond cyfeiriadau o’i restr y mae’r cynnig hwn yn eu derbyn, a does dim rhestr ar gyfer yr ardal hon eto. Cysylltwch â ni isod.',
  'public.address.retrieving': 'Yn llwytho’r cyfeiriad …',
  'public.address.retrieve_failed':
    'Doedd dim modd llwytho’r cyfeiriad hwnnw. Dewiswch ef eto, neu teipiwch y cyfeiriad eich hun.',
  'public.address.count_found':
    '{count, plural, zero {Dim cyfeiriadau.} one {Cafwyd un cyfeiriad.} two {Cafwyd # gyfeiriad.} few {Cafwyd # chyfeiriad.} many {Cafwyd # chyfeiriad.} other {Cafwyd # cyfeiriad.}}',
  'public.address.homes_found':
    '{homes, plural, zero {# cartref} one {# cartref} two {# gartref} few {# chartref} many {# chartref} other {# cartref}} mewn {buildings, plural, zero {# adeilad} one {# adeilad} two {# adeilad} few {# adeilad} many {# adeilad} other {# adeilad}}.',
  'public.address.homes_inside':
    '{place}: {count, plural, zero {# cartref} one {un cartref} two {# gartref} few {# chartref} many {# chartref} other {# cartref}}.',
  'public.address.container_opened':
    '{place}: {count, plural, zero {# dewis} one {un dewis} two {# ddewis} few {# dewis} many {# dewis} other {# dewis}}.',
  'public.address.container_opened_more':
    '{place}: y {count, number} cyntaf i ddewis ohonynt. Mae “Dangos rhagor” ar ddiwedd y rhestr.',
  'public.address.active_row': '{row}, {position, number} o {count, number}',
  'public.address.chosen_announcement': 'Cyfeiriad a ddewiswyd: {address}',
  'public.address.yours': 'Cyfeiriad danfon',
  'public.address.change': 'Newid y cyfeiriad',
  'public.address.home_unknown': 'Yn gwirio a all y cartref hwn wneud cais …',
  'public.address.home_unknown_text': 'Gallwch ddal ati i lenwi’r ffurflen.',
  'public.address.home_down': 'Doedd dim modd gwirio’r cartref hwn nawr',
  'public.address.home_down_text': 'Ein bai ni yw hynny. Daliwch ati: byddwn yn ei wirio pan fyddwch yn pwyso Anfon.',
  'public.address.ways': 'Beth allwch chi ei wneud',
  'public.address.others': 'Mae’r cynigion hyn ar gyfer y cartref hwn:',
  'public.address.wrong_area': 'Mae’r cyfeiriad yn gywir, ond camgymeriad yw hyn? Rhowch wybod i ni:',
  'public.address.keep': 'Cadw’r cyfeiriad hwn',
  'public.address.unit': 'Fflat neu uned, os oes un',
  'public.address.unit_hint': 'Er enghraifft 2, neu B. Mae pob fflat yn cyfrif fel cartref.',
  'public.address.typed_held':
    'Rydyn ni’n gwirio cyfeiriadau rydych chi’n eu teipio cyn anfon dim, felly mae’n cymryd ychydig yn hirach.',
  'public.address.line1': 'Cyfeiriad, llinell 1',
  'public.address.line2': 'Cyfeiriad, llinell 2',
  'public.address.city': 'Tref neu ddinas',
  'public.address.postcode': 'Cod post',
  'public.address.zip': 'Cod ZIP',
  'public.address.eircode': 'Cod Eircode',
  'public.address.pin': 'Cod PIN',
  'public.address.region.state': 'Talaith',
  'public.address.region.province': 'Talaith (province)',
  'public.address.region.prefecture': 'Rhaglawiaeth',
  'public.address.region.emirate': 'Emiraeth',
  'public.address.region.department': 'Adran',
  'public.address.region.island': 'Ynys',
  'public.address.region.parish': 'Plwyf',
  'public.address.region.district': 'Dosbarth',
  'public.address.region.area': 'Ardal',
  'public.address.region.oblast': 'Rhanbarth',
  'public.address.region.county': 'Sir',
  'public.address.region.do_si': 'Talaith neu ddinas',
  'public.address.region_choose': 'Dewiswch o’r rhestr',
  'public.address.country_fields': 'Dangos y meysydd ar gyfer y wlad hon',
  'public.address.country': 'Gwlad',
  'public.address.country_choose': 'Dewiswch wlad',
};
