import type { FindItem } from '@doorstep/address-lookup';

/**
 * What a Find found, best first, as the JSON that goes out. On a server most of it comes from another thread, is kept for
 * the next who asks, and is sent, without anybody looking into it.
 */
export interface FoundItems {
  /** An array. */
  json: string;
  /** How many there are. 0 is an answer: no address matches. */
  count: number;
}

export function foundItems(items: readonly FindItem[]): FoundItems {
  return { json: JSON.stringify(items), count: items.length };
}

/** The items themselves, made anew. */
export function readItems({ json }: FoundItems): FindItem[] {
  return JSON.parse(json) as FindItem[];
}

/** The answer of the protocol that they are. */
export function itemsAnswer({ json }: FoundItems): string {
  return `{"Items":${json}}`;
}
