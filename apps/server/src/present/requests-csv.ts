import {
  answerNames,
  findPlace,
  itemName,
  keptUntil,
  localText,
  placeName,
  toIso,
  type ExportedRequest,
  type Instant,
  type Offer,
} from '@doorstep/core';
import { withoutFormulas } from '@doorstep/shipping';
import { titleOf } from './staff-request.ts';

/** Requests as CSV, some at a time. */
export interface RequestsCsv {
  /** The byte order mark and the names of the columns. */
  head: string;
  write(requests: readonly ExportedRequest[]): string;
}

interface Column {
  name: string;
  of(request: ExportedRequest): string | number;
  /** Words and numbers of our own, with nothing to quote or escape. */
  isPlain?: boolean;
}

/**
 * Writes CSV (RFC 4180, UTF-8 with a byte order mark, so that spreadsheets read the letters right), one line a request.
 * What a spreadsheet would take for a formula is escaped, whichever separator it reads by.
 * @param only The offer that all of them are of: then each of its items and questions has a column. Otherwise they stand
 * in one each, as text and as JSON.
 */
export function createRequestsCsv(offers: ReadonlyMap<string, Offer>, only?: Offer): RequestsCsv {
  const columns = [...fixedColumns(offers), ...(only === undefined ? [allAnswers] : columnsOf(only))];
  return {
    head: `\uFEFF${distinct(columns.map(({ name }) => name))
      .map(cellOf)
      .join(',')}\r\n`,
    // Written here, into one text: a library takes as long for quoting a row as everything else takes together.
    write(requests) {
      let text = '';
      for (const request of requests) {
        let separator = '';
        for (const { of, isPlain } of columns) {
          const value = of(request);
          text += separator + (isPlain === true ? value : cellOf(value));
          separator = ',';
        }
        text += '\r\n';
      }
      return text;
    },
  };
}

export function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = withoutFormulas(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const dayMs = 86_400_000;

/** Moments as `toIso` writes them. Many follow each other on the same day, whose date is written once. */
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

function fixedColumns(offers: ReadonlyMap<string, Offer>): Column[] {
  // One for each column: of a row the two may lie days apart.
  const received = createMomentWriter();
  const accepted = createMomentWriter();
  const titles = new Map([...offers].map(([id, { definition }]) => [id, titleOf(definition)]));
  const itemsOf = ({ offerId, lines }: ExportedRequest) =>
    lines
      .map(({ itemId, quantity }) => `${quantity} × ${itemName(offers.get(offerId)?.definition, itemId)}`)
      .join('; ');
  const collectBy = ({ offerId, collection }: ExportedRequest) => {
    const definition = offers.get(offerId)?.definition;
    const place = definition === undefined ? undefined : findPlace(definition, collection?.place ?? '');
    const until = place === undefined ? null : keptUntil(place);
    return until === null ? '' : toIso(until);
  };
  return [
    { name: 'reference', of: ({ reference }) => reference, isPlain: true },
    { name: 'offer', of: ({ offerId }) => titles.get(offerId) ?? '' },
    { name: 'state', of: ({ state }) => state, isPlain: true },
    { name: 'hold_reasons', of: ({ holdReasons }) => holdReasons.join(' '), isPlain: true },
    { name: 'received_at', of: ({ receivedAt }) => received(receivedAt), isPlain: true },
    { name: 'accepted_at', of: ({ acceptedAt }) => (acceptedAt === null ? '' : accepted(acceptedAt)), isPlain: true },
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
    { name: 'collect_by', of: collectBy, isPlain: true },
    { name: 'assurance', of: ({ assurance }) => assurance, isPlain: true },
    { name: 'source', of: ({ source }) => source, isPlain: true },
  ];
}

const allAnswers: Column = { name: 'answers', of: ({ answers }) => asJson(answers) };

function columnsOf({ definition }: Offer): Column[] {
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
    // To questions that the offer no longer has.
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
