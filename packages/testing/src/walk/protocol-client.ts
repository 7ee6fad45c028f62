import type { Ask } from './walk.ts';

type Items = Record<string, string>[];

/** Error of the protocol: a key has asked for as much as one network may in ten minutes. */
const surgeProtector = '10';

/**
 * Asks a server over HTTP, each address once, with another key where one has asked for as much as it may: a walk asks
 * in a minute for what its clients ask for in days.
 * @param url  everything before `/Find/…`.
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
