// Hydrates the server's page: the same components with the same data, in the page's own language.
import '../shared/trusted-types.ts';
import type { EmbedFrame } from '@doorstep/contract';
import { hydrateRoot } from 'react-dom/client';
import { readPageData } from './page-data.ts';
import { loadPage, pageLoader } from './parts/load-page.ts';
import { PublicApp } from './public-app.tsx';

// No `await` at module level: the parts import shared code from here, and would wait for it to finish.
async function hydrate(): Promise<void> {
  const data = readPageData(document);
  const embed = data?.frame.embed ?? null;
  if (embed !== null) void meetParent(embed);
  const root = document.getElementById('app');
  const page = data === null ? null : await loadPage(data);
  if (page !== null && root !== null) hydrateRoot(root, <PublicApp first={page} loader={pageLoader} />);
}

/**
 * Pages outside frames load none of it. The surrounding page says hello once this document has loaded, which may be
 * before this code.
 */
async function meetParent(embed: EmbedFrame): Promise<void> {
  const early: MessageEvent[] = [];
  const keep = (message: MessageEvent): void => void early.push(message);
  addEventListener('message', keep);
  const { listenToParent } = await import('./frame/parent-page.ts');
  removeEventListener('message', keep);
  listenToParent(embed, early);
}

void hydrate();
