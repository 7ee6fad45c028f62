import { offerInputSchema, type OfferInput } from '@doorstep/contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { formPathOf, languageOfPath } from './form-path.ts';
import { fromOfferForm } from './from-offer-form.ts';
import { emptyOfferForm, newOption, newQuestion } from './offer-form.ts';
import { shortName } from './short-name.ts';
import { toOfferForm } from './to-offer-form.ts';

const input: OfferInput = {
  slug: 'seed-pack',
  mainLanguage: 'en',
  title: { en: 'Seed pack', cy: 'Pecyn hadau' },
  summary: { en: 'Wild flowers for a small garden.', cy: 'Blodau gwyllt' },
  description: { en: 'Wild **flowers**.' },
  eligibility: {},
  delivery: { en: 'Sent by post' },
  deliveryDetails: { en: 'Within ten days.' },
  packedWithinDays: 5,
  deliveredWithinDays: 10,
  confirmation: {},
  picture: null,
  opensAt: '2026-07-01T08:00:00.000Z',
  closesAt: null,
  timeZone: 'Europe/London',
  items: [
    {
      id: 'pack',
      name: { en: 'Pack', cy: 'Pecyn' },
      maxPerRequest: 2,
      maxPerHome: null,
      isUnlimited: false,
      weightGrams: 40,
      lengthMm: 120,
      widthMm: 80,
      heightMm: 5,
      shelf: 'A 12',
    },
  ],
  limits: { unitsPerHome: 2, windowDays: 30 },
  allocation: 'draw',
  decisionRule: { en: 'Small gardens come first.' },
  decidedWithinDays: 3,
  draw: {
    value: { en: 'The lottery of 1 December', cy: 'Loteri' },
    format: { kind: 'numbers', count: 6, min: 1, max: 59, order: 'ascending' },
    knownAt: '2026-12-02T20:00:00.000Z',
  },
  hasWaitlist: false,
  area: {
    countries: ['GB', 'IE'],
    postcodePrefixes: ['LM1 2', 'LM3'],
    polygon: { id: 'e'.repeat(64), name: 'vale.geojson' },
  },
  typedAddresses: 'refused',
  addressPolicy: { po_box: 'refused', military: 'accepted', care_of: 'held', business: 'refused' },
  contact: { name: 'required', email: 'optional', phone: 'off' },
  questions: [
    {
      id: 'soil',
      kind: 'choice',
      label: { en: 'Your soil?' },
      help: {},
      required: true,
      options: [
        { id: 'clay', label: { en: 'Clay', cy: 'Clai' } },
        { id: 'sand', label: { en: 'Sand' }, isRetired: true },
      ],
    },
  ],
  showsRemaining: true,
  isListed: false,
  whenCheckIsDown: 'refuse',
  retentionDays: 60,
  organisation: {
    name: 'Marling Seeds',
    privacyNotice: { en: 'We keep little.' },
    accessibilityNotice: {},
    helpContact: { en: 'Write to us.' },
    logo: null,
    colour: '#336644',
  },
};

describe('the offer form', () => {
  it('round-trips an offer, with texts in other languages', () => {
    expect(fromOfferForm(toOfferForm(input))).toEqual(input);
  });

  it('shows times in the offer’s zone', () => {
    expect(toOfferForm(input).opensAt).toBe('2026-07-01T09:00');
  });

  it('keeps the second of two times when clocks go back', () => {
    const closing = { ...input, closesAt: '2027-10-31T01:30:00.000Z' };
    expect(toOfferForm(closing)).toMatchObject({ closesAt: '2027-10-31T01:30', closesAtSecond: true });
    expect(fromOfferForm(toOfferForm(closing))).toEqual(closing);
  });

  it.each(['0002-07-01T09:00', '2026-03-29T01:30', '2206-07-01T09:00'])(
    'passes on %s for the schema to reject',
    (time) => {
      const form = { ...toOfferForm(input), opensAt: time };
      const result = v.safeParse(offerInputSchema, fromOfferForm(form));
      expect(result.issues?.map((issue) => v.getDotPath(issue))).toEqual(['opensAt']);
      expect(toOfferForm(fromOfferForm(form)).opensAt).toBe(time);
    },
  );

  it('keeps answer ids when texts change in any language', () => {
    const form = toOfferForm(input);
    const [clay, sand] = form.questions[0]!.options;
    Object.assign(clay!.label, { en: 'Sand', cy: 'Tywod' });
    Object.assign(sand!.label, { en: 'Clay' });
    form.questions[0]!.options.push({ ...newOption(['en', 'cy']), label: { en: 'Clay', cy: '' } });
    const options = fromOfferForm(form).questions[0]!.options;
    expect(options.slice(0, 2)).toEqual([
      { id: 'clay', label: { en: 'Sand', cy: 'Tywod' } },
      { id: 'sand', label: { en: 'Clay' }, isRetired: true },
    ]);
    expect(new Set(options.map(({ id }) => id)).size).toBe(3);
  });

  it('gives new questions and answers valid ids', () => {
    const form = { ...toOfferForm(input), mainLanguage: 'en' };
    const added = { ...newQuestion(['en', 'cy']), kind: 'choice' as const, options: [newOption(['en', 'cy'])] };
    form.questions.push(added);
    expect(v.safeParse(offerInputSchema, fromOfferForm(form)).issues).toBeUndefined();
  });

  it.each([
    ['#ff0', '#ffff00'],
    ['ff0', '#ffff00'],
    ['FF0000', '#ff0000'],
    [' #2C5A45 ', '#2c5a45'],
    ['red', 'red'],
    ['', null],
  ])('reads the colour %s as %s', (colour, read) => {
    const form = toOfferForm(input);
    form.organisation.colour = colour;
    expect(fromOfferForm(form).organisation.colour).toBe(read);
  });

  it('passes on invalid numbers for the schema to reject', () => {
    const form = { ...toOfferForm(input), windowDays: 'a month', retentionDays: '' };
    const result = v.safeParse(offerInputSchema, fromOfferForm(form));
    expect(result.issues?.map((issue) => v.getDotPath(issue))).toEqual(['limits.windowDays', 'retentionDays']);
  });

  it('saves postcode areas in one format, however they are typed', () => {
    const form = { ...toOfferForm(input), postcodePrefixes: 'lm1 2, LM3,lm3' };
    expect(v.parse(offerInputSchema, fromOfferForm(form)).area.postcodePrefixes).toEqual(['LM1 2', 'LM3']);
  });

  it('needs only a name for a draft', () => {
    const form = { ...emptyOfferForm('en', 'Europe/London'), title: { en: 'Seeds' }, slug: 'seeds' };
    expect(v.safeParse(offerInputSchema, fromOfferForm(form)).success).toBe(true);
  });
});

describe('the form field for a wire path', () => {
  it.each([
    ['title.en', 'title.en'],
    ['title', 'title'],
    ['items.0.name.en', 'items.0.name.en'],
    ['items', 'items'],
    ['limits.windowDays', 'windowDays'],
    ['area.countries.1', 'countries'],
    ['area.polygon', 'polygon'],
    ['draw.format', 'drawFormat.kind'],
    ['draw.format.max', 'drawFormat.max'],
    ['questions.2.options.0.label.en', 'questions.2.options.0.label.en'],
    ['organisation.privacyNotice.en', 'organisation.privacyNotice.en'],
    ['organisation.logo.alt.en', 'organisation.logo.alt.en'],
    ['draw.value.en', 'drawValue.en'],
    ['organisation', 'organisation.name'],
  ])('of %s is %s', (path, field) => {
    expect(formPathOf(path)).toBe(field);
  });
});

describe('the language of a field', () => {
  it.each([
    ['title.en', 'en'],
    ['questions.0.options.1.label.pt-BR', 'pt-BR'],
    ['title.de', null],
    ['contact.name', null],
    ['slug', null],
  ])('of %s is %s', (path, language) => {
    expect(languageOfPath(path, ['en', 'pt-BR', 'name'])).toBe(language);
  });
});

describe('the short name', () => {
  it.each([
    ['Free Compost Bin!', 'free-compost-bin'],
    ['Größe der Tonne?', 'grosse-der-tonne'],
    ['  --  ', ''],
    ['計画', ''],
  ])('of %s is %s', (text, name) => {
    expect(shortName(text, 64)).toBe(name);
  });
});
