import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../src/index.ts';
import { CodeSample } from './code-sample.tsx';
import type { LiveSettings } from './live-settings.ts';

export interface ElementExample {
  id: string;
  title: string;
  about: string;
  /** Inside the form; `KEY` is replaced by the key. */
  html: string;
}

export const elementExamples: ElementExample[] = [
  {
    id: 'element-plain',
    title: 'In a form',
    about: 'Sends address.line1, address.city and so on. The label of the page names it.',
    html: `<label for="delivery">Delivery address</label>
<doorstep-address id="delivery" name="address" lookup-key="KEY" required></doorstep-address>`,
  },
  {
    id: 'element-fill',
    title: 'Filling your own fields',
    about: 'Fields of the same form, found by their autocomplete.',
    html: `<doorstep-address fill lookup-key="KEY" countries="GB" label="Find an address"></doorstep-address>
<label for="street">Street</label> <input id="street" name="street" autocomplete="address-line1" />
<label for="town">Town</label> <input id="town" name="town" autocomplete="address-level2" />
<label for="code">Postcode</label> <input id="code" name="code" autocomplete="postal-code" />`,
  },
  {
    id: 'element-list',
    title: 'Only addresses from the list, in colours of your own',
    about:
      'Custom properties set the look (here --doorstep-accent, --doorstep-radius and --doorstep-mark); the rest is taken from the page.',
    html: `<doorstep-address class="blue" name="address" lookup-key="KEY" typed="not-offered" limit="5"
  label="Your address" hint=""></doorstep-address>`,
  },
];

export function ElementExampleSection(props: { example: ElementExample; settings: LiveSettings }): ReactNode {
  const { example, settings } = props;
  const { id, title, about } = example;
  const html = example.html.replaceAll('KEY', settings.lookupKey);
  const place = useRef<HTMLDivElement>(null);
  const [sent, setSent] = useState('');
  useEffect(() => {
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    place.current?.replaceChildren(...parsed.body.childNodes);
  }, [html]);
  return (
    <section aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{title}</h3>
      <p>{about}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setSent(
            [...new FormData(event.currentTarget)]
              .map(([name, value]) => `${name} = ${typeof value === 'string' ? value : value.name}`)
              .join('\n'),
          );
        }}
      >
        <div ref={place} className="element" />
        <div>
          <Button type="submit">Send</Button>
        </div>
        <pre className="outcome" role="status">
          {sent}
        </pre>
      </form>
      <CodeSample code={`<script type="module" src="${settings.doorstep}/embed.js"></script>\n\n${html}`} />
    </section>
  );
}
