import { QueryClientProvider } from '@tanstack/react-query';
import { catalogueFor, createTranslator } from '@doorstep/messages';
import { RouterProvider } from 'react-router/dom';
import { TextsProvider } from '../shared/texts/texts-context.tsx';
import { chosenLanguage } from './chosen-language.ts';
import { createQueryClient } from './query-client.ts';
import { createConsoleRouter } from './router.tsx';

const language = chosenLanguage(location.search, sessionStorage);
const translator = createTranslator(language.tag, catalogueFor(language.tag, ['staff', 'errors']));
document.documentElement.lang = language.tag;
document.documentElement.dir = language.direction;

const client = createQueryClient();
const router = createConsoleRouter();

export function ConsoleApp() {
  return (
    <TextsProvider translator={translator}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </TextsProvider>
  );
}
