import { isDrawn, DoorstepError, type FieldError, type OfferInput } from '@doorstep/contract';

/**
 * @throws DoorstepError `request_invalid` for errors that the schema cannot find, such as the order of dates, the time
 * zone or repeated ids.
 */
export function validateOffer(input: OfferInput): void {
  const fields: FieldError[] = [];
  if (input.opensAt !== null && input.closesAt !== null && Date.parse(input.closesAt) <= Date.parse(input.opensAt)) {
    fields.push({ field: 'closesAt', code: 'closes_before_opens' });
  }
  const knownAt = input.draw?.knownAt ?? null;
  if (isDrawn(input) && input.closesAt !== null && knownAt !== null) {
    if (Date.parse(knownAt) <= Date.parse(input.closesAt))
      fields.push({ field: 'draw.knownAt', code: 'known_before_closing' });
  }
  const format = input.draw?.format ?? null;
  if (format?.kind === 'numbers' && format.max - format.min + 1 < format.count)
    fields.push({ field: 'draw.format', code: 'draw_format_impossible' });
  fields.push(...unsaidPictures(input));
  if (!isTimeZone(input.timeZone)) fields.push({ field: 'timeZone', code: 'time_zone_unknown' });
  const ids = input.items.flatMap((item) => (item.id === undefined ? [] : [item.id]));
  if (new Set(ids).size < ids.length) fields.push({ field: 'items', code: 'item_twice' });
  fields.push(...unsaidLengths(input));
  if (hasTwice(input.questions)) fields.push({ field: 'questions', code: 'item_twice' });
  for (const [index, { options }] of input.questions.entries())
    if (hasTwice(options)) fields.push({ field: `questions.${index}.options`, code: 'item_twice' });
  fields.push(...impossiblePlaces(input));
  if (fields.length > 0) throw new DoorstepError('request_invalid', { fields });
}

function impossiblePlaces({ collection }: OfferInput): FieldError[] {
  const places = collection?.places ?? [];
  return [
    ...(hasTwice(places) ? [{ field: 'collection.places', code: 'item_twice' } as const] : []),
    ...places.flatMap(({ openings }, place) =>
      openings.flatMap(({ from, until }, opening): FieldError[] =>
        Date.parse(until) > Date.parse(from)
          ? []
          : [{ field: `collection.places.${place}.openings.${opening}.until`, code: 'ends_before_start' }],
      ),
    ),
  ];
}

function hasTwice(parts: readonly { id: string }[]): boolean {
  return new Set(parts.map(({ id }) => id)).size < parts.length;
}

function unsaidLengths({ items }: OfferInput): FieldError[] {
  return items.flatMap((item, index) => {
    const missing = (['lengthMm', 'widthMm', 'heightMm'] as const).filter((name) => item[name] === undefined);
    return missing.length === 3
      ? []
      : missing.map((name) => ({ field: `items.${index}.${name}`, code: 'required' as const }));
  });
}

/** A picture needs a text alternative, at least in the main language. */
function unsaidPictures({ mainLanguage, picture, organisation: { logo } }: OfferInput): FieldError[] {
  const isUnsaid = (named: typeof picture) => named !== null && (named.alt[mainLanguage] ?? '').trim() === '';
  return [
    ...(isUnsaid(picture) ? [{ field: 'picture.alt', code: 'required' } as const] : []),
    ...(isUnsaid(logo) ? [{ field: 'organisation.logo.alt', code: 'required' } as const] : []),
  ];
}

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
