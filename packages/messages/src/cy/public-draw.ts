import type { publicDrawTexts } from '../en/public-draw.ts';

export const publicDrawTextsInWelsh: Record<keyof typeof publicDrawTexts, string> = {
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
