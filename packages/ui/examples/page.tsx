import { createLookupClient, type RetrieveItem } from '@doorstep/address-lookup';
import { proofOfWorkCheck } from '@doorstep/human-check/proof-of-work';
import { useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { AddressField } from '@doorstep/address-field';
import { HumanCheck, type HumanCheckControl } from '@doorstep/human-check/react';
import { Button, Notice, TextInput } from '../src/index.ts';
import { CaptchaExample } from './captcha-example.tsx';
import { Controls } from './controls.tsx';
import type { ExampleSettings } from './settings.ts';
import { addressTexts, checkTexts } from './texts.ts';

export function ExamplePage({ settings }: { settings: ExampleSettings }): ReactNode {
  return (
    <main>
      <h1>Components</h1>
      <RequestExample settings={settings} />
      {settings.captchas.map((captcha, index) => (
        // The list never changes while the page is shown.
        // oxlint-disable-next-line react/no-array-index-key
        <CaptchaExample key={index} settings={captcha} number={index + 1} />
      ))}
      <Controls />
    </main>
  );
}

function RequestExample({ settings }: { settings: ExampleSettings }): ReactNode {
  const { lookupUrl, lookupKey, debounceMs, limit, minLength, auto, language } = settings;
  const lookup = useMemo(
    () => createLookupClient({ url: lookupUrl, key: lookupKey, timeoutMs: 3000 }),
    [lookupUrl, lookupKey],
  );
  const [chosen, setChosen] = useState<RetrieveItem | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const control = useRef<HumanCheckControl>(null);
  const check = useMemo(() => proofOfWorkCheck({ challengeUrl: '/challenge' }), []);

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const outcome = await control.current?.token();
    const body = outcome?.kind === 'solved' ? outcome.token : '';
    const answer = await fetch('/verify', { method: 'POST', body });
    setSent(await answer.text());
    control.current?.discard();
  };

  return (
    <section aria-labelledby="request">
      <h2 id="request">Address and human check</h2>
      <form onSubmit={(event) => void send(event)} action="/sent" method="post">
        <AddressField
          id="address"
          name="address-lookup"
          lookup={lookup}
          debounceMs={debounceMs}
          {...(limit === undefined ? {} : { limit })}
          {...(minLength === undefined ? {} : { minLength })}
          countries={[]}
          language={language}
          texts={addressTexts}
          withoutScripts={{ name: 'step', find: 'find', typeYourself: 'type-address' }}
          onChoose={([address]) => {
            setChosen(address ?? null);
            setTyped(null);
          }}
          onTypeYourself={setTyped}
        />
        {chosen !== null && <Notice kind="success" title={chosen.Label.replaceAll('\n', ', ')} />}
        {typed !== null && <TextInput id="line1" name="line1" label="Address line 1" defaultValue={typed} />}
        <HumanCheck ref={control} name="humanCheck" texts={checkTexts} auto={auto} check={check} />
        <Button type="submit">Send the request</Button>
        {sent !== null && (
          <Notice kind="info" role="status">
            <p id="outcome">{sent}</p>
          </Notice>
        )}
      </form>
    </section>
  );
}
