import { defaultAddressPolicy, type OfferInput } from '@doorstep/contract';

export const compostBin: OfferInput = {
  slug: 'compost-bin',
  mainLanguage: 'en',
  title: { en: 'A free compost bin for your home', fr: 'Un composteur gratuit pour votre foyer' },
  summary: {
    en: 'Turn peelings into good soil: 220 litres, with a small caddy for the kitchen if you like.',
    fr: 'Vos épluchures deviennent un bon terreau : 220 litres, et un petit seau pour la cuisine si vous voulez.',
  },
  description: {
    en:
      'Turn peelings and garden cuttings into something your soil will love. We bring a **220-litre bin** to your door, and a ' +
      'small **kitchen caddy** to go with it if you like.\n\nIt takes about a minute to ask. Delivery is free.',
    fr:
      'Transformez vos épluchures et vos tontes en un terreau que votre sol adorera. Nous livrons chez vous un **bac de 220 litres** ' +
      'et, si vous le souhaitez, un petit **seau de cuisine**.\n\nLa demande prend une minute. La livraison est gratuite.',
  },
  eligibility: eligibilityText({ en: 'one bin and one caddy', fr: 'un bac et un seau' }),
  delivery: { en: 'Delivered to your door', fr: 'Livré devant votre porte' },
  deliveryDetails: {
    en: 'On a weekday, within two weeks. Nobody has to be in.',
    fr: 'En semaine, sous deux semaines. Votre présence n’est pas nécessaire.',
  },
  packedWithinDays: 7,
  deliveredWithinDays: 14,
  confirmation: {
    en: 'We deliver on weekdays, within two weeks. You need not be at home: we leave the bin at your door.',
    fr: 'Nous livrons en semaine, sous deux semaines. Votre présence n’est pas nécessaire : nous laissons le bac devant votre porte.',
  },
  picture: null,
  opensAt: null,
  closesAt: null,
  timeZone: 'Europe/London',
  items: [
    {
      name: { en: 'Compost bin, 220 litres', fr: 'Composteur de 220 litres' },
      maxPerRequest: 1,
      maxPerHome: 1,
      isUnlimited: false,
      openingStock: 400,
    },
    {
      name: { en: 'Kitchen caddy, 7 litres', fr: 'Seau de cuisine de 7 litres' },
      maxPerRequest: 1,
      maxPerHome: 1,
      isUnlimited: false,
      openingStock: 12,
    },
  ],
  limits: { unitsPerHome: null, windowDays: null },
  allocation: 'first-come',
  draw: null,
  hasWaitlist: true,
  area: { countries: ['GB', 'US', 'FR', 'GR'], postcodePrefixes: [], polygon: null },
  typedAddresses: 'held',
  addressPolicy: defaultAddressPolicy,
  contact: { name: 'required', email: 'optional', phone: 'off' },
  questions: [],
  showsRemaining: true,
  isListed: true,
  whenCheckIsDown: 'hold',
  retentionDays: 90,
  organisation: {
    name: 'Fernshire Council (demo)',
    privacyNotice: {
      en:
        'This is a demonstration: the council and its towns do not exist.\n\nWe use your name, your address and, if you give it, your e-mail address ' +
        'to deliver what you asked for and to see that every home has its fair share. We delete them 90 days after your request is closed. ' +
        'We give them to nobody else.',
      fr:
        'Ceci est une démonstration : la commune et ses villes n’existent pas.\n\nNous utilisons votre nom, votre adresse et, si vous la donnez, votre adresse e-mail ' +
        'pour livrer ce que vous avez demandé et pour que chaque logement reçoive sa part. Nous les effaçons 90 jours après la clôture de votre demande. ' +
        'Nous ne les donnons à personne d’autre.',
    },
    accessibilityNotice: {
      en: 'This service is made to meet WCAG 2.2 at level AA. Tell us what does not work for you: we will help you to ask in another way.',
      fr: 'Ce service est conçu pour respecter les WCAG 2.2 au niveau AA. Dites-nous ce qui ne fonctionne pas pour vous : nous vous aiderons à faire votre demande autrement.',
    },
    helpContact: {
      en: 'Write to [compost@fernshire.example](mailto:compost@fernshire.example) or call 01632 960 001.',
      fr: 'Écrivez à [compost@fernshire.example](mailto:compost@fernshire.example) ou appelez le 01632 960 001.',
    },
    logo: null,
    colour: '#2f6b3c',
  },
};

export function eligibilityText(what: { en: string; fr: string }): { en: string; fr: string } {
  return {
    en: `Every home in **Thistlecombe**, **Larkspur Falls**, **Saint-Aurin-les-Tilleuls** and **Νέα Αλκυών** may have ${what.en}. A flat counts as a home of its own.`,
    fr: `Chaque logement de **Thistlecombe**, **Larkspur Falls**, **Saint-Aurin-les-Tilleuls** et **Νέα Αλκυών** peut recevoir ${what.fr}. Un appartement compte comme un logement.`,
  };
}
