import type { Ask } from './walk.ts';

/** Asks a server over HTTP, each address once. @param url  everything before `/Find/…`. */
export function protocolAsker({ url, key }: { url: string; key: string }): Ask {
  const known = new Map<string, Promise<Record<string, string>[]>>();
  return async (path, parameters) => {
    const address = `${url}/${path}?${new URLSearchParams({ Key: key, ...parameters }).toString()}`;
    let answer = known.get(address);
    if (answer === undefined) {
      answer = fetch(address).then(async (response) => {
        const { Items } = (await response.json()) as { Items: Record<string, string>[] };
        return Items;
      });
      known.set(address, answer);
    }
    return answer;
  };
}
