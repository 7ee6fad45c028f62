import { QueryClientProvider } from '@tanstack/react-query';
import type { Translator } from '@doorstep/messages';
import { useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { TextsProvider } from '../shared/texts/texts-context.tsx';
import { createQueryClient } from './query-client.ts';
import { createConsoleRouter } from './router.tsx';

export function ConsoleApp({ translator }: { translator: Translator }) {
  const [client] = useState(createQueryClient);
  const [router] = useState(createConsoleRouter);
  return (
    <TextsProvider first={translator}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </TextsProvider>
  );
}
