import './shared/look/console.css';
import '../shared/trusted-types.ts';
import { createTranslator } from '@doorstep/messages/translator';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { messagesOf } from 'virtual:messages';
import { chosenLanguage } from './app/chosen-language.ts';
import { ConsoleApp } from './app/console-app.tsx';

const language = chosenLanguage(location.search, sessionStorage);
document.documentElement.lang = language.tag;
document.documentElement.dir = language.direction;

const root = document.querySelector('#root');
const catalogue = await messagesOf[language.tag]?.();
if (root && catalogue) {
  createRoot(root).render(
    <StrictMode>
      <ConsoleApp translator={createTranslator(language.tag, catalogue.default)} />
    </StrictMode>,
  );
}
