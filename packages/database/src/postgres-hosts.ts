import pg from 'pg';

/**
 * The servers that a URL names, in order; `host=a,b&port=5432,5433` as in libpq. The first one that takes changes is
 * used.
 */
export class PostgresHosts {
  readonly #urls: string[];
  #at = 0;
  /** How often a server was abandoned. */
  moves = 0;

  constructor(url: string) {
    this.#urls = urlsOf(url);
  }

  get count(): number {
    return this.#urls.length;
  }

  get current(): string {
    return this.#urls[this.#at] ?? '';
  }

  /** @param url Of the server that failed. Moves on to the next server, unless another connection already has. */
  leave(url: string): void {
    if (url !== this.current) return;
    this.#at = (this.#at + 1) % this.count;
    this.moves += 1;
  }
}

function urlsOf(url: string): string[] {
  const [start = '', query = ''] = url.split('?');
  const parameters = new URLSearchParams(query);
  const hosts = parameters.get('host')?.split(',') ?? [];
  if (hosts.length < 2) return [url];
  const ports = parameters.get('port')?.split(',') ?? [];
  return hosts.map((host, at) => {
    parameters.set('host', host);
    // A single port applies to all hosts.
    const port = ports[at] ?? ports[0];
    if (port !== undefined) parameters.set('port', port);
    return `${start}?${parameters}`;
  });
}

/** Tries each server once before it reports that none is usable. */
export class HostsPool extends pg.Pool {
  readonly #hosts: PostgresHosts;

  constructor(settings: pg.PoolConfig, hosts: PostgresHosts) {
    super(settings);
    this.#hosts = hosts;
  }

  // None of our code passes a callback.
  override async connect(): Promise<never> {
    for (let attempt = 1; ; attempt += 1) {
      const { moves } = this.#hosts;
      try {
        return (await super.connect()) as never;
      } catch (error) {
        const isOfHost = this.#hosts.moves !== moves;
        if (!isOfHost || attempt >= this.#hosts.count) throw error;
      }
    }
  }
}
