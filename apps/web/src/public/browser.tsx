// Hydrates the page that the server sent: the same components over the same data, in the page's own language.
import '../shared/trusted-types.ts';
import { hydrateRoot } from 'react-dom/client';
import { readPageData } from './page-data.ts';
import { loadPage, pageLoader } from './parts/load-page.ts';
import { PublicApp } from './public-app.tsx';

// No `await` of the module itself: the parts import what they share from here, and would wait for it to end.
async function hydrate(): Promise<void> {
  const data = readPageData(document);
  const root = document.getElementById('app');
  const page = data === null ? null : await loadPage(data);
  if (page !== null && root !== null) hydrateRoot(root, <PublicApp first={page} loader={pageLoader} />);
}

void hydrate();
