import type { Config } from './config.ts';
import { localAddress } from './listen.ts';

/** What links begin with, without a slash at the end. */
export interface BaseUrl {
  get(): string;
  /** Set once the server listens: a port chosen by the system is not known earlier. */
  listeningOn(address: string): void;
}

/** The address that people open: the setting, else where the server listens. */
export function createBaseUrl({ baseUrl, host, port }: Pick<Config, 'baseUrl' | 'host' | 'port'>): BaseUrl {
  let current = baseUrl ?? localAddress(host, port);
  return {
    get: () => current,
    listeningOn(address) {
      current = baseUrl ?? address;
    },
  };
}
