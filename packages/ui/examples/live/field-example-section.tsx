import type { LookupClient, RetrieveItem } from '@doorstep/address-lookup';
import { useMemo, useState, type ReactNode } from 'react';
import { AddressField } from '@doorstep/address-field';
import { addressTexts } from '../texts.ts';
import { CodeSample } from './code-sample.tsx';
import { codeOf, type FieldExample } from './field-examples.ts';

export function FieldExampleSection({ example, client }: { example: FieldExample; client: LookupClient }): ReactNode {
  const { id, title, about, tryWith, props } = example;
  const { labels, ...shown } = props;
  const [asked, setAsked] = useState<string[]>([]);
  const [given, setGiven] = useState('');
  const lookup = useMemo<LookupClient>(
    () => ({
      ...client,
      find: (query, options) => {
        setAsked((before) => [...before, query.Text]);
        return client.find(query, options);
      },
    }),
    [client],
  );
  const choose = ([address]: RetrieveItem[], typed: string): void =>
    setGiven(`chosen after “${typed}”: ${address?.Label.replaceAll('\n', ', ') ?? ''}`);
  return (
    <section aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{title}</h3>
      <p>
        {about} {tryWith !== '' && <>Try “{tryWith}”.</>}
      </p>
      <AddressField
        id={id}
        name={`${id}-lookup`}
        lookup={lookup}
        debounceMs={200}
        countries={[]}
        language="en"
        {...shown}
        texts={{ ...addressTexts, ...labels }}
        onChoose={choose}
        onTypeYourself={(typed) => setGiven(`wants to type by hand, beginning with “${typed}”`)}
      />
      <p className="outcome" role="status">
        {given}
      </p>
      <p className="outcome">
        {asked.length === 0 ? 'Nothing asked yet.' : `Asked ${asked.length}: ${asked.slice(-6).join(' · ')}`}
      </p>
      <CodeSample code={codeOf(props)} />
    </section>
  );
}
