import './shared/look/console.css';
import '../shared/trusted-types.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ConsoleApp } from './app/console-app.tsx';
import { chosenLanguage, languageKey } from './shared/texts/chosen-language.ts';
import { loadTranslator } from './shared/texts/load-translator.ts';
import { storeChoice, storedChoice } from './shared/use-stored-choice.ts';

const { tag, isNamed } = chosenLanguage({
  search: location.search,
  stored: storedChoice(languageKey),
  accepted: navigator.languages,
});
if (isNamed) storeChoice(languageKey, tag);

const root = document.querySelector('#root');
const translator = await loadTranslator(tag);
if (root) {
  createRoot(root).render(
    <StrictMode>
      <ConsoleApp translator={translator} />
    </StrictMode>,
  );
}
