import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { ExamplePage } from './page.tsx';
import type { ExampleSettings } from './settings.ts';

export function renderExamples(settings: ExampleSettings): string {
  return renderToString(
    <StrictMode>
      <ExamplePage settings={settings} />
    </StrictMode>,
  );
}
