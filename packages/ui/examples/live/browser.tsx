import { StrictMode, useMemo, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { LiveSettings } from './live-settings.ts';
import { createLookupClient } from '@doorstep/address-lookup';
import { CodeSample } from './code-sample.tsx';
import { ElementExampleSection, elementExamples } from './element-example-section.tsx';
import { FieldExampleSection } from './field-example-section.tsx';
import { fieldExamples } from './field-examples.ts';

function LivePage({ settings }: { settings: LiveSettings }): ReactNode {
  const { doorstep, lookupKey } = settings;
  const url = `${doorstep}/Capture/Interactive`;
  const client = useMemo(() => createLookupClient({ url, key: lookupKey, timeoutMs: 3000 }), [url, lookupKey]);
  return (
    <main>
      <h1>The address field</h1>
      <p>
        Live, against the demo’s invented towns: Thistlecombe (United Kingdom), Larkspur Falls (United States),
        Saint-Aurin-les-Tilleuls (France) and Νέα Αλκυών (Greece). Every example has the code to copy.
      </p>
      <h2 id="react">The React component</h2>
      <p>Once for a page: the lookup, and the words.</p>
      <CodeSample code={setUp(url, lookupKey)} />
      {fieldExamples.map((example) => (
        <FieldExampleSection key={example.id} example={example} client={client} />
      ))}
      <h2 id="element">The element, without React</h2>
      {elementExamples.map((example) => (
        <ElementExampleSection key={example.id} example={example} settings={settings} />
      ))}
    </main>
  );
}

const setUp = (url: string, key: string) => `import { createLookupClient } from '@doorstep/address-lookup';
import { AddressField } from '@doorstep/address-field';
import '@doorstep/ui/ui.css';

const lookup = createLookupClient({ url: '${url}', key: '${key}', timeoutMs: 3000 });
const texts = { label: 'Find your address', list: 'Addresses', /* … every word of the field */ };`;

const page = document.querySelector('#page');
const settings = JSON.parse(document.querySelector('#settings')?.textContent ?? '{}') as LiveSettings;
if (page !== null) {
  createRoot(page).render(
    <StrictMode>
      <LivePage settings={settings} />
    </StrictMode>,
  );
}
