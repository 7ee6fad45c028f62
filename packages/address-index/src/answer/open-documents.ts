// Opens scored documents into rows: a street becomes houses, buildings and units, or stays a street.
import { namedBuildingRows, recentStreetRows, streetRows } from './street-rows.ts';
import { insteadOf, keyOfRow, type ShownRow, type SuggestionRow } from './suggestion.ts';
import type { Token } from '../match/parse-query.ts';
import { countUpTo, penalties } from '../match/ranking.ts';
import { restBesideName, type ScoredDocument } from '../match/score-document.ts';
import type { PostcodeRange } from '../match/typed-numbers.ts';

/** The maximum number of streets opened; each may need a disk read. */
const maxOpened = 80;

/**
 * With this many words the same streets are likely at the next key press; caching all would cost more than it saves.
 */
const minWordsToCache = 3;
const maxKept = 10;

export function openDocuments(
  tokens: readonly Token[],
  from: {
    documents: readonly ScoredDocument[];
    limit: number;
    /** The container's postcodes, a strict filter; null outside a container. */
    postcodes: PostcodeRange | null;
  },
): SuggestionRow[] {
  const rows: SuggestionRow[] = [];
  const seen = new Set<string>();
  for (const [at, scored] of from.documents.entries()) {
    if (at >= maxOpened || countUpTo(rows, scored.penalty) >= from.limit) break;
    if (scored.penalty >= 2 * penalties.unmatchedWord) break;
    for (const row of rowsOf(tokens, scored, { ...from, areKept: at < maxKept && tokens.length >= minWordsToCache })) {
      const key = keyOfRow(row);
      if (!seen.has(key)) rows.push(insteadOf(row, scored.otherPostcode));
      seen.add(key);
    }
  }
  return rows;
}

function rowsOf(
  tokens: readonly Token[],
  scored: ScoredDocument,
  from: { limit: number; postcodes: PostcodeRange | null; areKept: boolean },
): SuggestionRow[] {
  const { reader } = scored;
  const pick = (places: readonly number[]): Token[] =>
    places.map((at) => tokens[at]).filter((token) => token !== undefined);
  const rest = pick(scored.rest);
  const beside = pick([...scored.rest, ...scored.extra].sort((a, b) => a - b));
  const building = reader.building(scored.document);
  const postcodes = from.postcodes ?? scored.postcodes;
  if (building === null) {
    const { document: street, penalty, extraPenalty, isNumberMissing } = scored;
    const isNumberNeeded = scored.query.needs === 'part';
    const { limit } = from;
    const rows = (from.areKept ? recentStreetRows : streetRows)(reader, {
      street,
      rest,
      beside,
      besideName: pick(restBesideName(scored)),
      postcodes,
      // When no word of its name was typed, the document matched by postcode.
      isWithinPostcodes: from.postcodes !== null || !scored.isOfName.includes(true),
      penalty,
      extraPenalty,
      isNumberMissing,
      isNumberNeeded,
      limit,
    });
    if (scored.name === reader.sections.documentName[scored.document]) return rows;
    const alias = reader.text(scored.name); // shown so the visitor sees why the street matched
    return rows.map((row) => ({ ...row, shown: () => withAlias(row.shown(), alias) }));
  }
  return namedBuildingRows(reader, {
    ...building,
    rest,
    beside,
    penalty: scored.penalty,
    extraPenalty: scored.extraPenalty,
  });
}

function withAlias({ text, place }: ShownRow, alias: string): ShownRow {
  return { text, place: [alias, place].filter(Boolean).join(', ') };
}
