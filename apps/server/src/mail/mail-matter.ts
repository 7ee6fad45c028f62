import { isDrawn, linesAboveTown, type Giving } from '@doorstep/contract';
import {
  givingOfRequest,
  isAboutRequest,
  isCollected,
  isCorrectable,
  itemName,
  localText,
  type Instant,
  type OfferDefinition,
  type OutboxEntry,
  type ServiceRequest,
  type Store,
} from '@doorstep/core';
import { findLanguage } from '@doorstep/messages';
import { wordsOfOffer } from '../present/brief/words-of-offer.ts';
import { calendarOf, placeOfRequest, spelt } from '../present/collection-in-words.ts';

export interface MailMatter {
  items: string[];
  /** Name and address; empty where it is collected. */
  to: string[];
  collection: {
    place: string[];
    times: string[];
    /** '' until the request is accepted. */
    code: string;
    /** A calendar file; null where no time is to come. */
    calendar: string | null;
  } | null;
  /** Null once the request has ended. */
  giving: Giving | null;
  wasDrawn: boolean;
  drawAt: string | null;
  timeZone: string;
  offerLanguage: string;
  helpContact: string;
  /** '' where the organisation gives no email address. */
  replyTo: string;
  colour: string | null;
}

/** Null for a mail without a request, or whose request has been erased. */
export async function mailMatter(
  store: Pick<Store, 'requests' | 'offers' | 'draws' | 'now'>,
  { subject, order }: Pick<OutboxEntry, 'subject' | 'order'>,
): Promise<MailMatter | null> {
  const request = isAboutRequest(order.kind) ? await store.requests.find(subject) : null;
  const offer = request === null ? null : await store.offers.find(request.offerId);
  if (request === null || offer === null || request.erasedAt !== null) return null;
  const { definition } = offer;
  const { address, contact, language } = request;
  const entry = isDrawn(definition) ? await store.draws.ofRequest(request.id) : null;
  const helpContact = localText(definition.organisation.helpContact, language, definition.mainLanguage).text;
  const town = [address.city, address.region, address.postcode].filter((part) => part !== '').join(', ');
  const isOpen = order.kind !== 'withdrawn' && order.kind !== 'declined' && order.kind !== 'lapsed';
  return {
    items: request.lines.map(({ itemId, quantity }) => `${quantity} × ${itemName(definition, itemId, language)}`),
    // Nothing is delivered once the request has ended.
    to:
      isOpen && !isCollected(request)
        ? [contact.name, ...linesAboveTown(address), town].filter((line) => line !== '')
        : [],
    collection: collectionOf(offer.definition, request, await store.now()),
    giving: isOpen ? givingOfRequest(definition, request) : null,
    wasDrawn: entry !== null && entry.rank !== null && (request.state === 'accepted' || request.state === 'held'),
    drawAt: definition.draw?.knownAt ?? null,
    timeZone: definition.timeZone,
    offerLanguage: definition.mainLanguage,
    helpContact,
    replyTo: /[^\s<>()[\]:,;@"]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,8}/i.exec(helpContact)?.[0] ?? '',
    colour: definition.organisation.colour,
  };
}

/** No one reads more opening times in an email; the request's page has them all. */
const maxTimes = 5;

function collectionOf(definition: OfferDefinition, request: ServiceRequest, at: Instant): MailMatter['collection'] {
  if (request.collection === null || !isCorrectable(request)) return null;
  const language = findLanguage(request.language)?.tag ?? 'en';
  const words = wordsOfOffer(definition, { language, shown: request.language, at });
  const place = placeOfRequest(words, request);
  if (place === null) return null;
  return {
    place: [place.name.text, place.address, place.notes?.text ?? ''].filter((line) => line !== ''),
    times: place.openings.slice(0, maxTimes).map(({ text }) => text),
    code: request.state === 'accepted' ? spelt(request.collection.code) : '',
    calendar: calendarOf(words, request),
  };
}
