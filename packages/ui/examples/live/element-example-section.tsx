import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../src/index.ts';
import { CodeSample } from './code-sample.tsx';
import type { ElementExample } from './element-examples.ts';
import type { LiveSettings } from './live-settings.ts';

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
