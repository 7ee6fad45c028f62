import { dayMs, type OfferInput } from '@doorstep/contract';
import { compostBin, eligibilityText } from './compost-bin.ts';

const seedPack: OfferInput = {
  ...compostBin,
  slug: 'wildflower-seeds',
  organisation: { ...compostBin.organisation, colour: '#8a3f6b' },
  title: { en: 'Wildflower seeds for your street', fr: 'Des graines de fleurs sauvages pour votre rue' },
  summary: {
    en: 'Enough for about four square metres. The bees will find them in May.',
    fr: 'De quoi semer environ quatre mètres carrés. Les abeilles les trouveront en mai.',
  },
  delivery: { en: 'Sent by post', fr: 'Envoyé par la poste' },
  deliveryDetails: {
    en: 'Within ten days. It fits through the letter box.',
    fr: 'Sous dix jours. Il passe par la fente de la boîte aux lettres.',
  },
  packedWithinDays: 5,
  deliveredWithinDays: 10,
  description: {
    en: 'A pack for about **four square metres**: sow it before the frost, and the bees will find it in May.',
    fr: 'Un sachet pour environ **quatre mètres carrés** : à semer avant le gel.',
  },
  eligibility: eligibilityText({ en: 'two packs', fr: 'deux sachets' }),
  confirmation: { en: 'Your pack comes by post.', fr: 'Votre sachet arrive par la poste.' },
  items: [
    {
      name: { en: 'Pack of seeds', fr: 'Sachet de graines' },
      maxPerRequest: 2,
      maxPerHome: 2,
      isUnlimited: false,
      openingStock: 80,
    },
  ],
  typedAddresses: 'accepted',
  questions: [
    {
      id: 'place',
      kind: 'choice',
      label: { en: 'Where will you sow them?', fr: 'Où allez-vous les semer ?' },
      help: {},
      required: true,
      options: [
        { id: 'garden', label: { en: 'In a garden', fr: 'Dans un jardin' } },
        { id: 'balcony', label: { en: 'On a balcony', fr: 'Sur un balcon' } },
        { id: 'kerb', label: { en: 'Along the kerb', fr: 'Au bord du trottoir' } },
      ],
    },
  ],
};

const rainBarrel: OfferInput = {
  ...compostBin,
  slug: 'rain-barrel',
  organisation: { ...compostBin.organisation, colour: '#1f5f8a' },
  title: { en: 'A rain barrel for shared gardens', fr: 'Une cuve à eau de pluie pour les jardins partagés' },
  summary: {
    en: '300 litres with a tap, for gardens that several homes share.',
    fr: '300 litres avec robinet, pour les jardins que plusieurs foyers partagent.',
  },
  decisionRule: {
    en: 'Gardens that more homes share come first.',
    fr: 'Les jardins que plus de foyers partagent passent en premier.',
  },
  decidedWithinDays: 5,
  description: {
    en: 'A barrel of **300 litres** with a tap. We look at every request ourselves.',
    fr: 'Une cuve de **300 litres** avec robinet. Nous examinons chaque demande.',
  },
  eligibility: eligibilityText({ en: 'one barrel', fr: 'une cuve' }),
  confirmation: { en: 'We write to you within a week.', fr: 'Nous vous écrivons sous une semaine.' },
  items: [
    {
      name: { en: 'Rain barrel, 300 litres', fr: 'Cuve de 300 litres' },
      maxPerRequest: 1,
      maxPerHome: 1,
      isUnlimited: false,
      openingStock: 40,
    },
  ],
  allocation: 'review',
  hasWaitlist: false,
};

const walkingGuide: OfferInput = {
  ...compostBin,
  slug: 'walking-guide',
  organisation: { ...compostBin.organisation, colour: '#a3432b' },
  title: { en: 'Fifty walks from your door', fr: 'Cinquante promenades depuis votre porte' },
  summary: { en: 'A printed guide with maps.', fr: 'Un guide imprimé avec des cartes.' },
  delivery: { en: 'Sent by post', fr: 'Envoyé par la poste' },
  deliveryDetails: { en: 'Within a week of your request.', fr: 'Dans la semaine qui suit votre demande.' },
  description: { en: 'A printed guide with maps.', fr: 'Un guide imprimé avec des cartes.' },
  eligibility: eligibilityText({ en: 'one guide', fr: 'un guide' }),
  items: [
    { name: { en: 'Guide', fr: 'Guide' }, maxPerRequest: 1, maxPerHome: 1, isUnlimited: false, openingStock: 500 },
  ],
};

function saturdays(): { from: string; until: string }[] {
  const today = Math.floor(Date.now() / dayMs);
  // 1 January 1970 was a Thursday.
  const untilSaturday = (9 - ((today + 1) % 7)) % 7;
  return [0, 1, 2, 3].map((week) => {
    const day = new Date((today + 1 + untilSaturday + 7 * week) * dayMs).toISOString().slice(0, 10);
    return { from: `${day}T10:00:00Z`, until: `${day}T14:00:00Z` };
  });
}

const appleTree: OfferInput = {
  ...compostBin,
  slug: 'apple-tree',
  organisation: { ...compostBin.organisation, colour: '#6b5d14' },
  title: { en: 'An apple tree for your garden', fr: 'Un pommier pour votre jardin' },
  summary: { en: 'A young tree of an old kind, to collect in town.', fr: 'Un jeune arbre, à retirer en ville.' },
  description: {
    en: 'A young tree, about **a metre and a half** high, with a leaflet on planting it.',
    fr: 'Un jeune arbre d’environ **un mètre cinquante**, avec une notice de plantation.',
  },
  eligibility: eligibilityText({ en: 'one tree', fr: 'un arbre' }),
  confirmation: { en: 'Bring gloves: it has no pot.', fr: 'Apportez des gants : il est sans pot.' },
  delivery: undefined,
  deliveryDetails: undefined,
  packedWithinDays: undefined,
  deliveredWithinDays: undefined,
  collection: {
    isForEverybody: true,
    places: [
      {
        id: 'market-hall',
        name: { en: 'Market Hall, north door', fr: 'Halle du marché, porte nord' },
        address: '1 Market Square, Thistlecombe',
        notes: { en: 'Ring at the side door.', fr: 'Sonnez à la porte latérale.' },
        openings: saturdays(),
      },
      {
        id: 'library',
        name: { en: 'Library', fr: 'Bibliothèque' },
        address: '4 Willow Street, Thistlecombe',
        openings: saturdays(),
      },
    ],
  },
  items: [
    {
      name: { en: 'Apple tree', fr: 'Pommier' },
      maxPerRequest: 1,
      maxPerHome: 1,
      isUnlimited: false,
      openingStock: 60,
    },
  ],
  questions: [],
};

export const moreDemoOffers: { input: OfferInput; isPublished: boolean }[] = [
  { input: seedPack, isPublished: true },
  { input: rainBarrel, isPublished: true },
  { input: appleTree, isPublished: true },
  { input: walkingGuide, isPublished: false },
];

export const demoSlugs = [compostBin, ...moreDemoOffers.map(({ input }) => input)].map(({ slug }) => slug);
