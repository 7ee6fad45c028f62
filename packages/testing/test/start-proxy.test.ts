import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { startProxy } from '../src/index.ts';

const servers: Server[] = [];
afterAll(() => servers.forEach((server) => server.close()));

async function startEcho(name: string, keepAliveTimeout = 5000): Promise<string> {
  const server = createServer({ keepAliveTimeout }, (request, response) => {
    void text(request).then((body) =>
      response.writeHead(201, { 'x-server': name }).end(`${request.method} ${request.url} ${body}`),
    );
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`;
}

it('the proxy sends each request to the next server, with complete bodies and answers', async () => {
  const proxy = await startProxy([await startEcho('a'), await startEcho('b')]);
  const seen: (string | null)[] = [];
  for (const n of [1, 2, 3, 4]) {
    const answer = await fetch(`${proxy.url}/path?n=${n}`, { method: 'POST', body: 'text' });
    expect(answer.status).toBe(201);
    expect(await answer.text()).toBe(`POST /path?n=${n} text`);
    seen.push(answer.headers.get('x-server'));
  }
  expect(seen).toEqual(['a', 'b', 'a', 'b']);
  expect(proxy.counts()).toEqual([2, 2]);
  await proxy.stop();
});

it('the proxy answers 502 when its server is gone', async () => {
  const proxy = await startProxy(['http://127.0.0.1:1']);
  expect((await fetch(proxy.url)).status).toBe(502);
  await proxy.stop();
});

it('the proxy announces its own keep-alive, not its server’s', async () => {
  const behind = await startEcho('a', 90_000);
  expect((await fetch(behind, { method: 'POST', body: '' })).headers.get('keep-alive')).toBe('timeout=90');
  const proxy = await startProxy([behind]);
  expect((await fetch(proxy.url, { method: 'POST', body: '' })).headers.get('keep-alive')).toBe('timeout=5');
  await proxy.stop();
});
