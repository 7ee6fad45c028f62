import { dayMs } from '@doorstep/contract';
import {
  answerNames,
  findPlace,
  itemName,
  keptUntil,
  localText,
  placeName,
  toIso,
  type ExportedRequest,
  type ExportRow,
  type Instant,
  type Offer,
} from '@doorstep/core';
import { titleOf } from './staff-request.ts';

export interface RequestColumn {
  name: string;
  of(request: ExportRow): string | number;
  /** Words and numbers of our own, with nothing to quote or escape. */
  isPlain?: boolean;
  /** For a column of times: what spreadsheets show as a date. */
  at?(request: ExportRow): Instant | null;
}

/**
 * The columns of an export.
 * @param only The offer that all requests are for: each of its items and questions gets a column. Otherwise they share
 * one column each, as text and as JSON.
 */
export function requestColumns(offers: ReadonlyMap<string, Offer>, only?: Offer): RequestColumn[] {
  const columns = [...fixedColumns(offers), ...(only === undefined ? [allAnswers] : columnsOf(only))];
  const names = distinct(columns.map(({ name }) => name));
  return columns.map((column, at) => ({ ...column, name: names[at] ?? column.name }));
}

/** Writes times like `toIso`. Many consecutive times are on the same day, whose date is formatted once. */
function createMomentWriter(): (at: Instant) => string {
  let day = Number.NaN;
  let date = '';
  const two = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'));
  return (at) => {
    const today = Math.floor(at / dayMs);
    if (today !== day) {
      day = today;
      date = toIso(at).slice(0, -'hh:mm:ss.mmmZ'.length);
    }
    const seconds = Math.floor((at - day * dayMs) / 1000);
    const ms = String(at - day * dayMs - seconds * 1000).padStart(3, '0');
    return `${date}${two[Math.floor(seconds / 3600)]}:${two[Math.floor(seconds / 60) % 60]}:${two[seconds % 60]}.${ms}Z`;
  };
}

/** One writer per column, since the moments of a row may lie days apart. */
function moments(name: string, at: (request: ExportRow) => Instant | null): RequestColumn {
  const write = createMomentWriter();
  return {
    name,
    at,
    isPlain: true,
    of(request) {
      const moment = at(request);
      return moment === null ? '' : write(moment);
    },
  };
}

function fixedColumns(offers: ReadonlyMap<string, Offer>): RequestColumn[] {
  const titles = new Map([...offers].map(([id, { definition }]) => [id, titleOf(definition)]));
  const itemsOf = ({ offerId, lines }: ExportedRequest) =>
    lines
      .map(({ itemId, quantity }) => `${quantity} × ${itemName(offers.get(offerId)?.definition, itemId)}`)
      .join('; ');
  const collectBy = ({ offerId, collection }: ExportedRequest) => {
    const definition = offers.get(offerId)?.definition;
    const place = definition === undefined ? undefined : findPlace(definition, collection?.place ?? '');
    const until = place === undefined ? null : keptUntil(place);
    return until;
  };
  return [
    { name: 'reference', of: ({ reference }) => reference, isPlain: true },
    { name: 'offer', of: ({ offerId }) => titles.get(offerId) ?? '' },
    { name: 'state', of: ({ state }) => state, isPlain: true },
    { name: 'hold_reasons', of: ({ holdReasons }) => holdReasons.join(' '), isPlain: true },
    moments('received_at', ({ receivedAt }) => receivedAt),
    moments('accepted_at', ({ acceptedAt }) => acceptedAt),
    { name: 'items', of: itemsOf },
    { name: 'name', of: ({ contact }) => contact.name },
    { name: 'email', of: ({ contact }) => contact.email },
    { name: 'phone', of: ({ contact }) => contact.phone },
    { name: 'unit', of: ({ address }) => address.unit },
    ...[0, 1, 2, 3, 4].map((at) => ({
      name: `line${at + 1}`,
      of: ({ address }: ExportedRequest) => address.lines[at] ?? '',
    })),
    { name: 'city', of: ({ address }) => address.city },
    { name: 'region', of: ({ address }) => address.region },
    { name: 'postcode', of: ({ address }) => address.postcode },
    { name: 'country', of: ({ address }) => address.countryCode },
    { name: 'latitude', of: ({ address }) => address.latitude ?? '', isPlain: true },
    { name: 'longitude', of: ({ address }) => address.longitude ?? '', isPlain: true },
    { name: 'place', of: ({ offerId, collection }) => placeName(offers.get(offerId)?.definition, collection?.place) },
    moments('collect_by', collectBy),
    { name: 'batch', of: ({ parcel }) => parcel?.batchNumber ?? '', isPlain: true },
    moments('dispatched_at', ({ parcel }) => parcel?.dispatchedAt ?? null),
    { name: 'tracking', of: ({ parcel }) => parcel?.trackingNumber ?? '' },
    { name: 'assurance', of: ({ assurance }) => assurance, isPlain: true },
    { name: 'source', of: ({ source }) => source, isPlain: true },
  ];
}

const allAnswers: RequestColumn = { name: 'answers', of: ({ answers }) => asJson(answers) };

function columnsOf({ definition }: Offer): RequestColumn[] {
  const { items, questions, mainLanguage } = definition;
  const text = (texts: Parameters<typeof localText>[0]) => localText(texts, mainLanguage, mainLanguage).text;
  const asked = new Set(questions.map(({ id }) => id));
  return [
    ...items.map(({ id, name }) => ({
      name: `item: ${text(name)}`,
      of: ({ lines }: ExportedRequest) => lines.find(({ itemId }) => itemId === id)?.quantity ?? 0,
    })),
    ...questions.map((question) => {
      const { id, label } = question;
      const labels = answerNames(question, definition);
      const shown = (value: string | number | boolean) => {
        if (typeof value === 'boolean') return value ? 'yes' : 'no';
        return typeof value === 'number' ? value : (labels.get(value) ?? value);
      };
      return {
        name: `answer: ${text(label)}`,
        of: ({ answers }: ExportedRequest) => {
          const answer = answers[id] ?? '';
          return Array.isArray(answer) ? answer.map(shown).join('; ') : shown(answer);
        },
      };
    }),
    {
      name: 'other_answers',
      of: ({ answers }) => asJson(Object.fromEntries(Object.entries(answers).filter(([id]) => !asked.has(id)))),
    },
  ];
}

function asJson(answers: ExportedRequest['answers']): string {
  return Object.keys(answers).length === 0 ? '' : JSON.stringify(answers);
}

/** Two items may have one name: the second is marked, so that programs tell the columns apart. */
function distinct(names: string[]): string[] {
  return names.map((name, at) => {
    const before = names.slice(0, at).filter((each) => each === name).length;
    return before === 0 ? name : `${name} (${before + 1})`;
  });
}
