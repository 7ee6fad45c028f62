import type { publicFindTexts } from '../en/public-find.ts';

export const publicFindTextsInWelsh: Record<keyof typeof publicFindTexts, string> = {
  'public.footer.contacts': 'Manylion cyswllt pob cynnig',
  'public.footer.find': 'Dod o hyd i’m cais',
  'public.error.find': 'Dod o hyd i’m cais',
  'public.find.title': 'Dod o hyd i’m cais',
  'public.find.lead': 'Byddwn yn anfon y ddolen ato atoch drwy e-bost.',
  'public.find.reference': 'Eich cyfeirnod',
  'public.find.reference_hint': 'Mae ar eich derbynneb ac yn yr e-bost a gawsoch, er enghraifft 7K4M-Q2XP-9RTA.',
  'public.find.reference_wrong': 'Rhowch eich cyfeirnod',
  'public.find.email_hint': 'Yr un a roddoch gyda’ch cais.',
  'public.find.email_wrong': 'Rhowch gyfeiriad e-bost, fel name@example.org',
  'public.find.send': 'Anfon y ddolen ataf',
  'public.find.neither': 'Dim cyfeiriad e-bost, neu ddim cyfeirnod?',
  'public.find.neither_text':
    'Gofynnwch i’r sefydliad a wnaeth y cynnig. Gall ddod o hyd i’ch cais wrth eich enw a’ch cyfeiriad. Mae ei fanylion cyswllt ar dudalen y cynnig.',
  'public.find.sent': 'Gwiriwch eich mewnflwch',
  'public.find.sent_lead': 'Os yw’r ddau’n perthyn i’w gilydd, mae e-bost gyda’r ddolen ar ei ffordd.',
  'public.find.sent_text':
    'Gall gymryd ychydig funudau. Gall pwy bynnag sydd â’r ddolen weld a newid y cais: cadwch hi i chi’ch hun.',
  'public.find.nothing': 'Dim byd yno?',
  'public.find.nothing_text':
    'Edrychwch yn y ffolder sbam. Gwiriwch y cyfeirnod a’r cyfeiriad e-bost am gamgymeriad teipio, yna rhowch gynnig arall arni. Rydyn ni’n dweud yr un peth p’un a ydyn ni’n eu hadnabod ai peidio, fel na all neb ddarganfod pwy wnaeth gais.',
};
