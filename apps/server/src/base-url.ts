import type { FastifyRequest } from 'fastify';
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

/**
 * DOORSTEP_BASE_URL, else the address that this request used. Only for the answer to the request: its sender chooses the
 * address, so nothing that others get may contain it: docs/decisions/0076-address-of-the-site.md.
 */
export function siteSeenBy(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  config: Pick<Config, 'baseUrl' | 'host' | 'port'>,
): string {
  if (config.baseUrl !== null) return config.baseUrl;
  const site = URL.parse(`${protocol}://${host}`);
  return site !== null && site.href === `${site.origin}/` ? site.origin : localAddress(config.host, config.port);
}
