import { LRUCache } from 'lru-cache';

export function memoize<Made extends object | string>(
  max: number,
): (text: string, make: (text: string) => Made) => Made {
  const cache = new LRUCache<string, Made>({ max });
  return (text, make) => {
    const known = cache.get(text);
    if (known !== undefined) return known;
    const made = make(text);
    cache.set(text, made);
    return made;
  };
}
