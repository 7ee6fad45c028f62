import type { FastifyInstance } from 'fastify';
import { CommandError } from './command-error.ts';
import type { Config } from './config.ts';
import { SettingError } from './setting-kinds.ts';

/**
 * Starts listening.
 * @returns the URL by which this machine can open it, such as `http://127.0.0.1:3000`.
 * @throws CommandError when the port is taken, or port or host cannot be used.
 */
export async function listen(app: FastifyInstance, { host, port }: Pick<Config, 'host' | 'port'>): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw explain(error as NodeJS.ErrnoException, { host, port });
  }
  const address = app.server.address();
  return localAddress(host, typeof address === 'object' && address !== null ? address.port : port);
}

/** The URL of a server on this machine; `localhost` for one that listens on all addresses. */
export function localAddress(host: string, port: number): string {
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function explain(error: NodeJS.ErrnoException, { host, port }: Pick<Config, 'host' | 'port'>): unknown {
  switch (error.code) {
    case 'EADDRINUSE':
      return new CommandError(`PORT: ${port} is taken by another program. Choose another one, or 0 for any free one.`);
    case 'EACCES':
      return new SettingError('PORT', String(port), 'a port that this user may listen on, such as one above 1023');
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new SettingError('DOORSTEP_HOST', host, 'an address of this machine, such as 127.0.0.1 or 0.0.0.0');
    case undefined:
    default:
      return error;
  }
}
