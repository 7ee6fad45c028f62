// Wakes the page that the server sent: the same components over the same data, in the page's own language.
import { createTranslator } from '@doorstep/messages/translator';
import { hydrateRoot } from 'react-dom/client';
import { messagesOf } from 'virtual:messages';
import { readPageData } from './page-data.ts';
import { PublicApp } from './public-app.tsx';

const data = readPageData(document);
const root = document.getElementById('app');
const messages = data === null ? undefined : messagesOf[data.frame.language];
if (data !== null && root !== null && messages !== undefined) {
  const { default: catalogue } = await messages();
  hydrateRoot(root, <PublicApp data={data} translator={createTranslator(data.frame.language, catalogue)} />);
}
