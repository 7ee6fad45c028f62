import type { Ask } from './walk.ts';

type Items = Record<string, string>[];

/** The protocol's error for a key that has reached the limit for one network in ten minutes. */
const surgeProtector = '10';

/**
 * Queries a server over HTTP, each URL once. Takes a new key when one has reached its limit: a walk sends in a minute
 * what clients send in days.
 * @param url Everything before `/Find/…`.
 */
export function protocolClient({ url, newKey }: { url: string; newKey: () => Promise<string> }): Ask {
  const known = new Map<string, Promise<Items>>();
  let key = newKey();
  const ask = async (path: string, parameters: Record<string, string>): Promise<Items> => {
    const usedKey = key;
    const query = new URLSearchParams({ Key: await usedKey, ...parameters }).toString();
    const response = await fetch(`${url}/${path}?${query}`);
    const { Items } = (await response.json()) as { Items: Items };
    if (Items[0]?.['Error'] !== surgeProtector) return Items;
    if (key === usedKey) key = newKey();
    return ask(path, parameters);
  };
  return async (path, parameters) => {
    const question = `${path}?${new URLSearchParams(parameters).toString()}`;
    const answer = known.get(question) ?? ask(path, parameters);
    known.set(question, answer);
    return answer;
  };
}
