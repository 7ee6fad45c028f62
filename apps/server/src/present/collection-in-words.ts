import type { PublicPlace } from '@doorstep/contract';
import { type ServiceRequest, findPlace, itemName } from '@doorstep/core';
import type { WordsOfOffer } from './brief/words-of-offer.ts';
import { presentPlace } from './places-in-words.ts';

/**
 * Where a request is collected, as its offer has the place now; null once it is retired, and for a delivered request.
 */
export function placeOfRequest(
  words: WordsOfOffer,
  { collection }: Pick<ServiceRequest, 'collection'>,
): PublicPlace | null {
  const place = findPlace(words.definition, collection?.place ?? '');
  return place === undefined || place.isRetired === true ? null : presentPlace(words, place);
}

export function spelt(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}

export function calendarOf(words: WordsOfOffer, request: ServiceRequest): string | null {
  const place = placeOfRequest(words, request);
  const [next] = place?.openings ?? [];
  if (request.state !== 'accepted' || request.collection === null || place === null || next === undefined) return null;
  const { definition, language } = words;
  const items = request.lines.map(({ itemId, quantity }) => `${quantity} × ${itemName(definition, itemId, language)}`);
  return calendarFile({
    uid: `${request.reference}@doorstep`,
    title: words.ours('offer.collect.calendar', { title: words.theirs(definition.title)?.text ?? '' }).text,
    location: `${place.name.text}, ${place.address}`,
    text: [
      ...items,
      words.ours('offer.collect.code', { code: spelt(request.collection.code) }).text,
      place.notes?.text ?? '',
      ...place.openings.map(({ text }) => text),
    ]
      .filter((line) => line !== '')
      .join('\n'),
    from: next.from,
    until: next.until,
    at: words.now,
  });
}

interface CalendarEntry {
  /** Stable across calls, so that a calendar replaces its earlier entry. */
  uid: string;
  title: string;
  location: string;
  text: string;
  from: string;
  until: string;
  at: number;
}

/** One entry as a calendar file (RFC 5545), in UTC so that it needs no description of a time zone. */
export function calendarFile({ uid, title, location, text, from, until, at }: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Doorstep//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${moment(at)}`,
    `DTSTART:${moment(Date.parse(from))}`,
    `DTEND:${moment(Date.parse(until))}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(location)}`,
    `DESCRIPTION:${escaped(text)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

function moment(at: number): string {
  return new Date(at).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);
}

/** Lines longer than 75 bytes continue in the next line, which begins with a space; characters stay whole. */
function folded(line: string): string {
  const maxBytes = 74;
  let [rest, bytes] = ['', 0];
  for (const character of line) {
    const size = Buffer.byteLength(character);
    const isFull = bytes + size > maxBytes;
    rest += isFull ? `\r\n ${character}` : character;
    bytes = isFull ? size + 1 : bytes + size;
  }
  return rest;
}
