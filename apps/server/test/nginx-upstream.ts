import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, '../../../deploy/nginx.conf');

/**
 * `deploy/nginx.conf` in front of two processes, on a free port and without TLS, for lack of a certificate. Everything
 * else is as operators have it.
 */
export function nginxInFront(servers: { url: string }[]): string {
  const hosts = servers.map(({ url }) => new URL(url).host);
  return readFileSync(file, 'utf8')
    .replace(/server \{[^}]*return 301[^}]*\}/, '')
    .replace(/listen 443 ssl http2;/, 'listen 127.0.0.1:PORT;')
    .replaceAll(/^\s*(?:listen \[::\]:443|ssl_\w+) .*$/gm, '')
    .replaceAll('/var/log/nginx/', 'FOLDER/')
    .replace('127.0.0.1:3000', hosts[0] ?? '')
    .replace('127.0.0.1:3001', hosts[1] ?? '');
}
