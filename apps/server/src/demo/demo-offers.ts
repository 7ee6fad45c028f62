import type { OfferInput } from '@doorstep/contract';
import { compostBin } from './compost-bin.ts';
import { eligibilityText } from './eligibility-text.ts';

/** Few packs and many who want one, so that there is a queue. */
const seedPack: OfferInput = {
  ...compostBin,
  slug: 'wildflower-seeds',
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

/** Staff decide each request. */
const rainBarrel: OfferInput = {
  ...compostBin,
  slug: 'rain-barrel',
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

/** A guide that is not out yet. */
const walkingGuide: OfferInput = {
  ...compostBin,
  slug: 'walking-guide',
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

/** What the demo offers beside the compost bin, and in which state each is shown. */
export const moreDemoOffers: { input: OfferInput; isPublished: boolean }[] = [
  { input: seedPack, isPublished: true },
  { input: rainBarrel, isPublished: true },
  { input: walkingGuide, isPublished: false },
];

export const demoSlugs = [compostBin, ...moreDemoOffers.map(({ input }) => input)].map(({ slug }) => slug);
