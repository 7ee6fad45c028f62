import type { Config } from './config.ts';
import { localAddress } from './listen.ts';

export interface BaseUrl {
  get(): string;
  /** Called once the server listens: a port chosen by the system is not known earlier. */
  listeningOn(address: string): void;
}

export function createBaseUrl({ baseUrl, host, port }: Pick<Config, 'baseUrl' | 'host' | 'port'>): BaseUrl {
  let current = baseUrl ?? localAddress(host, port);
  return {
    get: () => current,
    listeningOn(address) {
      current = baseUrl ?? address;
    },
  };
}
