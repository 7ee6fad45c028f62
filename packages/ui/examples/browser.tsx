import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ExamplePage } from './page.tsx';
import { defaultSettings, type ExampleSettings } from './settings.ts';

const page = document.querySelector('#page');
const settings = JSON.parse(document.querySelector('#settings')?.textContent ?? '{}') as Partial<ExampleSettings>;
if (page !== null) {
  hydrateRoot(
    page,
    <StrictMode>
      <ExamplePage settings={{ ...defaultSettings, ...settings }} />
    </StrictMode>,
  );
}
