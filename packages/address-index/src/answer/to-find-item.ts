import type { FindItem } from '@doorstep/address-lookup';
import type { Token } from '../match/parse-query.ts';
import { type ContainerLabels, countLabel, otherPostcodeLabel } from './container-labels.ts';
import { highlight } from './highlight.ts';
import type { ItemIds } from './item-id.ts';
import type { SuggestionRow } from './suggestion-row.ts';

export interface ItemContext {
  ids: ItemIds;
  labels: ContainerLabels;
  language: string;
  /** What to mark; empty inside a container, where the protocol marks nothing. */
  tokens: readonly Token[];
}

/** The protocol's item for a suggestion. */
export function toFindItem(row: SuggestionRow, context: ItemContext): FindItem {
  const count = row.count > 0 ? countLabel(context.labels, context.language, row.count) : '';
  const { text, place } = row.shown();
  const other = row.otherPostcode === '' ? '' : ` ${otherPostcodeLabel(context.language, row.otherPostcode)}`;
  const description = [place + other, count].filter(Boolean).join(' - ');
  return {
    Id: context.ids.write(row.country, row.reader.contents.build, row.target),
    Type: row.type,
    Text: text,
    Highlight: context.tokens.length === 0 ? '' : highlight(context.tokens, text, place),
    Description: description,
    ...(row.heading === undefined ? {} : { Group: row.heading }),
  };
}
