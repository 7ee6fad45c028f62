import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { LivePage } from './live-page.tsx';
import type { LiveSettings } from './live-settings.ts';

const page = document.querySelector('#page');
const settings = JSON.parse(document.querySelector('#settings')?.textContent ?? '{}') as LiveSettings;
if (page !== null) {
  createRoot(page).render(
    <StrictMode>
      <LivePage settings={settings} />
    </StrictMode>,
  );
}
