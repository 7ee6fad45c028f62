import {
  isDrawn,
  keepsQueue,
  picturePath,
  type LocalText,
  type OfferCard,
  type PictureReference,
  type PublicOffer,
  type PublicPicture,
  type PublicQuestion,
} from '@doorstep/contract';
import {
  limitsOf,
  localText,
  offeredOf,
  offerPhase,
  placesOffered,
  remainingInWords,
  type Instant,
  type ItemStock,
  type Offer,
  type OfferDefinition,
} from '@doorstep/core';
import { pageLanguage, type Reader } from '../http/request-language.ts';
import { presentPlace } from './places-in-words.ts';
import { translatorFor } from './translator-for.ts';
import { languagesWritten, localHtml, shownLanguage } from './local-text.ts';
import { summaryOf, briefOfOffer } from './brief/brief-of-offer.ts';
import { showsTimeZone, wordsOfOffer } from './brief/words-of-offer.ts';

function presentPicture(
  picture: PictureReference | null,
  text: (texts: Record<string, string>) => LocalText,
): PublicPicture | null {
  if (picture === null) return null;
  const { id, width, height, alt } = picture;
  return { small: picturePath(id, 'small'), large: picturePath(id, 'large'), width, height, alt: text(alt) };
}

function presentHowDrawn(
  { allocation, draw }: OfferDefinition,
  text: (texts: Record<string, string>) => LocalText,
): PublicOffer['draw'] {
  if (!isDrawn({ allocation }) || draw === null || draw.knownAt === null || draw.format === null) return null;
  return { value: text(draw.value), format: draw.format, knownAt: draw.knownAt };
}

/** An offer as visitors may see it, in one of their languages if it has one; null when they may not see it. */
export function presentPublicOffer(
  offer: Offer,
  { stock, at, canSendMail, ...reader }: { stock: ItemStock[]; at: Instant; canSendMail: boolean } & Reader,
): PublicOffer | null {
  const phase = offerPhase(offer, at);
  if (phase === null) return null;
  const definition = { ...offeredOf(offer.definition), limits: limitsOf(offer) };
  const { mainLanguage } = definition;
  const shown = shownLanguage(definition, reader);
  const language = pageLanguage(reader, shown);
  const text = (texts: Record<string, string>) => localText(texts, shown, mainLanguage);
  const html = (texts: Record<string, string>) => localHtml(texts, shown, mainLanguage);
  const words = wordsOfOffer(definition, { language, shown, at });
  const isGone = isSoldOut(definition, stock);
  return {
    id: offer.id,
    slug: offer.slug,
    version: offer.version,
    language: shown,
    languages: languagesWritten(definition),
    phase,
    title: text(definition.title),
    summary: summaryOf(words),
    brief: briefOfOffer(words, { offer, phase, stock, isSoldOut: isGone, canSendMail }),
    description: html(definition.description),
    eligibility: html(definition.eligibility),
    confirmation: html(definition.confirmation),
    picture: presentPicture(definition.picture, text),
    opensAt: definition.opensAt,
    closesAt: definition.closesAt,
    timeZone: definition.timeZone,
    showsTimeZone: showsTimeZone(definition),
    serverTime: new Date(at).toISOString(),
    items: presentItems(definition, { stock, language, shown }),
    limits: { ...limitsOf(offer), sharedAs: offer.group?.name ?? null },
    // A draw always has a queue: those whose turn never came.
    hasWaitlist: keepsQueue(definition),
    draw: presentHowDrawn(definition, text),
    isSoldOut: isGone,
    contact: definition.contact,
    questions: definition.questions.map((question): PublicQuestion => ({
      id: question.id,
      kind: question.kind,
      label: text(question.label),
      help: text(question.help).text === '' ? null : text(question.help),
      required: question.required,
      options: question.options.map(({ id, label }) => ({ id, label: text(label) })),
    })),
    places:
      definition.collection?.isForEverybody === true
        ? placesOffered(definition, at).map((place) => presentPlace(words, place))
        : null,
    countries: definition.area.countries,
    postcodePrefixes: definition.area.postcodePrefixes,
    hasPolygon: definition.area.polygon !== null,
    typedAddresses: definition.typedAddresses,
    organisation: presentOrganisation(definition, shown),
  };
}

/** A draft or archived offer as a closed one: for its requests, which outlast its page. */
export function shownAsClosed(offer: Offer): Offer {
  return offer.status === 'draft' || offer.status === 'archived' ? { ...offer, status: 'closed' } : offer;
}

export function presentOrganisation(
  { organisation, mainLanguage }: Pick<OfferDefinition, 'organisation' | 'mainLanguage'>,
  language: string,
): PublicOffer['organisation'] {
  return {
    name: organisation.name,
    helpContact: localHtml(organisation.helpContact, language, mainLanguage) ?? { html: '', language: mainLanguage },
    logo: presentPicture(organisation.logo, (texts) => localText(texts, language, mainLanguage)),
    colour: organisation.colour,
  };
}

export function presentOfferCard(
  offer: Offer,
  { stock, at, canSendMail, ...reader }: { stock: ItemStock[]; at: Instant; canSendMail: boolean } & Reader,
): OfferCard | null {
  const phase = offerPhase(offer, at);
  if (phase === null || !offer.definition.isListed) return null;
  const definition = offeredOf(offer.definition);
  const { title, picture, mainLanguage, organisation } = definition;
  const shown = shownLanguage(definition, reader);
  const text = (texts: Record<string, string>) => localText(texts, shown, mainLanguage);
  const words = wordsOfOffer(definition, { language: reader.language, shown, at });
  const isGone = isSoldOut(definition, stock);
  const { facts } = briefOfOffer(words, { offer, phase, stock, isSoldOut: isGone, canSendMail });
  const isOpen = phase === 'open';
  return {
    slug: offer.slug,
    title: text(title),
    summary: summaryOf(words),
    phase,
    picture: presentPicture(picture, text),
    brief: facts
      .filter(({ about }) => about === 'until' || (about === 'giving' && phase !== 'closed'))
      .map((fact) => ({
        icon: fact.icon,
        title: fact.title,
        texts: [
          ...(fact.icon === 'arrows' && isOpen ? fact.texts.slice(1) : []),
          ...(fact.about === 'giving' && definition.collection?.isForEverybody === true
            ? [words.ours('offer.collect.card')]
            : []),
        ],
      })),
    organisation: organisation.name,
    colour: organisation.colour,
  };
}

function presentItems(
  definition: OfferDefinition,
  { stock, language, shown }: { stock: ItemStock[]; language: string; shown: string },
): PublicOffer['items'] {
  const texts = translatorFor(language, ['offer']);
  return definition.items.map((item) => {
    const ofItem = stock.find(({ itemId }) => itemId === item.id) ?? { stock: 0, taken: 0 };
    // In a draw no one is hurried, and nothing is given before it is held.
    const remaining = isDrawn(definition)
      ? { kind: 'hidden' as const }
      : remainingInWords(ofItem, definition.showsRemaining);
    const values = remaining.kind === 'fewer_than' ? { quantity: remaining.quantity } : {};
    return {
      id: item.id,
      name: localText(item.name, shown, definition.mainLanguage),
      maxPerRequest: Math.min(
        item.maxPerRequest,
        item.maxPerHome ?? Infinity,
        definition.limits.unitsPerHome ?? Infinity,
      ),
      maxPerHome: item.maxPerHome,
      remaining: { ...remaining, text: texts.t(`offer.remaining.${remaining.kind}`, values) },
    };
  });
}

function isSoldOut({ items }: OfferDefinition, stock: ItemStock[]): boolean {
  return items.every(({ id }) => {
    const ofItem = stock.find(({ itemId }) => itemId === id);
    return ofItem === undefined || (ofItem.stock !== null && ofItem.taken >= ofItem.stock);
  });
}
