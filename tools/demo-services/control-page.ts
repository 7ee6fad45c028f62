import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DemoChoice } from './settings-of-demo.ts';
import { applyDisruptions, disruptions, watchOf, type StandIns } from './disruptions.ts';

const maxCalls = 60;
const allIds = new Set(disruptions.flatMap(({ all }) => all.map(({ id }) => id)));

export interface ControlPage {
  url: string;
  add(line: string): void;
  close(): Promise<void>;
}

/** @param changed  called with a sentence for every switch. */
export async function startControlPage(options: {
  standIns: StandIns;
  choice: Omit<DemoChoice, 'port'>;
  links: () => { name: string; url: string }[];
  changed: (message: string) => void;
}): Promise<ControlPage> {
  const { standIns, choice, links, changed } = options;
  const on = new Set<string>();
  const calls: string[] = [];

  const flip = (id: string) => {
    if (id === 'all-well') on.clear();
    else if (!allIds.has(id)) return;
    else if (!on.delete(id)) on.add(id);
    applyDisruptions(standIns, (each) => on.has(each));
    const name = disruptions.flatMap(({ all }) => all).find((each) => each.id === id)?.name ?? 'Everything works again';
    changed(id === 'all-well' ? name : `${name}: ${on.has(id) ? 'on' : 'off'}`);
  };

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://control.invalid');
    request.resume();
    if (request.method === 'POST') {
      // Other sites must not operate the switches, not even in a demonstration.
      const origin = request.headers.origin ?? `http://${request.headers.host}`;
      if (origin !== `http://${request.headers.host}`) return void response.writeHead(403).end();
      flip(pathname.slice(1));
      return void response.writeHead(303, { location: '/' }).end();
    }
    if (pathname === '/calls')
      return void response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end(calls.join('\n'));
    if (pathname !== '/') return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    return void response.end(pageOf({ choice, on, calls, links: links() }));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add(line) {
      calls.unshift(line);
      calls.length = Math.min(calls.length, maxCalls);
    },
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

function pageOf(parts: {
  choice: Omit<DemoChoice, 'port'>;
  on: Set<string>;
  calls: string[];
  links: { name: string; url: string }[];
}): string {
  const { choice, on, calls, links } = parts;
  const switches = disruptions.map(
    ({ service, all }) =>
      `<section><h2>${service}</h2><ul>${all
        .map((disruption) => ({ ...disruption, watch: watchOf(disruption, choice) }))
        .map(
          ({ id, name, watch }) => `<li${on.has(id) ? ' class="on"' : ''}><form method="post" action="/${id}">
<button aria-pressed="${on.has(id)}" aria-describedby="watch-${id}">${name}</button></form>
<p id="watch-${id}">${watch}</p></li>`,
        )
        .join('')}</ul></section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Third parties, played here</title><style>${style}</style></head>
<body><header><h1>Third parties, played here</h1>
<p>${links.map(({ name, url }) => `<a href="${escape(url)}" target="_blank" rel="noopener">${escape(name)}</a>`).join(' ')}</p>
<form method="post" action="/all-well"><button class="well">Everything works again</button></form></header>
<main>${switches.join('')}
<section class="calls"><h2>Calls, the latest first</h2><pre id="calls" tabindex="0">${escape(calls.join('\n'))}</pre></section></main>
<script>${script}</script></body></html>`;
}

const script = `setInterval(async () => {
  const shown = document.getElementById('calls');
  try { shown.textContent = await (await fetch('/calls')).text(); } catch { shown.textContent = 'The demonstration has ended.'; }
}, 1000);`;

const style = `:root{color-scheme:light dark;font:16px/1.45 system-ui,sans-serif}
body{margin:0 auto;max-width:76rem;padding:1.5rem}h1{font-size:1.5rem;margin:0}h2{font-size:1.125rem}
header a{display:inline-block;margin-inline-end:1rem;padding-block:.25rem}
main{display:grid;gap:0 2rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,26rem),1fr))}
.calls{grid-column:1/-1}ul{list-style:none;margin:0;padding:0;display:grid;gap:.75rem}
li{padding:.75rem;border:1px solid color-mix(in srgb,currentColor 25%,transparent);border-radius:.5rem}
li p{margin:.4rem 0 0;font-size:.9rem}.on{border-color:#b3401f;box-shadow:inset 4px 0 #b3401f}
button{font:inherit;font-weight:600;padding:.5rem .9rem;min-height:2.75rem;border-radius:.5rem;border:1px solid currentColor;background:none;color:inherit;cursor:pointer}
button[aria-pressed=true]{background:#8c2c19;color:#fff;border-color:#8c2c19}button[aria-pressed=true]::after{content:" · on"}
:focus-visible{outline:3px solid #1d6fd1;outline-offset:2px}
pre{overflow:auto;max-height:28rem;padding:.75rem;border:1px solid color-mix(in srgb,currentColor 25%,transparent);border-radius:.5rem;font-size:.8125rem}`;

function escape(text: string): string {
  return text.replaceAll(/[<>&"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
