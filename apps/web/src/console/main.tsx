import '../look/tokens.css';
import './shared/look/base.css';
import './shared/look/controls.css';
import './shared/look/layout.css';
import './shared/look/tables.css';
import './shared/look/editor.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ConsoleApp } from './app/console-app.tsx';

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <ConsoleApp />
    </StrictMode>,
  );
}
