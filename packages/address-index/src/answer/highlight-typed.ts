import { parseQuery } from '../match/parse-query.ts';
import { highlight } from './highlight.ts';

/** `Highlight` of a suggestion that another provider found for what was typed. */
export function highlightTyped(typed: string, text: string, description: string): string {
  return highlight(parseQuery(typed), text, description);
}
