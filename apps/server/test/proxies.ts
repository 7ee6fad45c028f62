import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startCaddy, startNginx } from '@doorstep/testing';

type Servers = { url: string }[];

/** `accessLog` reads what it has written so far. */
export interface Proxy {
  url: string;
  accessLog(): string;
  stop(): Promise<void>;
}

const read = (file: string) => readFileSync(join(import.meta.dirname, '../../../deploy', file), 'utf8');
const hostsOf = (servers: Servers) => servers.map(({ url }) => new URL(url).host);

/**
 * The proxies of `deploy` in front of two processes, on a free port and without TLS, for lack of a certificate. They
 * trust the test's own header of visitors' addresses; everything else is as operators have it.
 */
export const proxies = {
  async nginx(servers: Servers): Promise<Proxy> {
    const [first = '', second = ''] = hostsOf(servers);
    const { folder, ...nginx } = await startNginx(
      read('nginx.conf')
        .replace(/server \{[^}]*return 301[^}]*\}/, '')
        .replace(/listen 443 ssl http2;/, 'listen 127.0.0.1:PORT;')
        .replaceAll(/^\s*(?:listen \[::\]:443|ssl_\w+) .*$/gm, '')
        .replaceAll('/var/log/nginx/', 'FOLDER/')
        .replace('127.0.0.1:3000', first)
        .replace('127.0.0.1:3001', second),
    );
    return { ...nginx, accessLog: () => readFileSync(join(folder, 'doorstep.log'), 'utf8') };
  },
  async Caddy(servers: Servers): Promise<Proxy> {
    const caddyfile = read('Caddyfile').replace('health_uri', 'trusted_proxies private_ranges\n\t\thealth_uri');
    const { output, ...caddy } = await startCaddy(caddyfile, { DOORSTEP_PROCESSES: hostsOf(servers).join(' ') });
    return { ...caddy, accessLog: output };
  },
};
