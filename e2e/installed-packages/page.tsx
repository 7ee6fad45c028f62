// A page of someone who has installed the packages.
import { createLookupClient, createTypedSearch, NoItemsRetrievedError } from '@doorstep/address-lookup';
import { AddressField, useAddressField } from '@doorstep/address-field';
import '@doorstep/address-field/element';
import type {} from '@doorstep/address-field/jsx';
import type { DoorstepAddress } from '@doorstep/address-field/element';
import { loadAddressTexts, type AddressFieldTexts } from '@doorstep/address-field/texts';
import '@doorstep/address-field/styles.css';
import { proofOfWorkCheck, type BrowserCheck } from '@doorstep/human-check';
import { hcaptchaCheck } from '@doorstep/human-check/hcaptcha';
import { turnstileCheck } from '@doorstep/human-check/turnstile';
import { HumanCheck, type HumanCheckControl, type HumanCheckTexts } from '@doorstep/human-check/react';
import { StrictMode, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { DeliveryLine } from './guide.tsx'; // the guide's example, as the test writes it here
import { showInVue } from './vue-page.ts';

const place = document.querySelector<HTMLElement>('#page')!;
const { url = '', lookupKey = '', framed = '', offer = '', captcha = '', siteKey = '' } = place.dataset;
const lookup = createLookupClient({ url: `${url}/Capture/Interactive`, key: lookupKey, timeoutMs: 8000 });

function Component({ texts }: { texts: AddressFieldTexts }) {
  const [line, setLine] = useState('');
  return (
    <>
      <AddressField
        name="lookup"
        lookup={lookup}
        texts={texts}
        debounceMs={50}
        limit={5}
        countries={['GB']}
        language="en"
        onChoose={([address]) => setLine(address?.Line1 ?? '')}
        onTypeYourself={(text) => setLine(text)}
      />
      <output aria-label="Chosen">{line}</output>
    </>
  );
}

function Headless() {
  const { inputHandlers, root, state, rows, choose } = useAddressField({
    lookup,
    debounceMs: 50,
    countries: [],
    language: 'en',
    onLoaded: () => {},
    onTypeYourself: () => {},
  });
  return (
    <div ref={root}>
      <input {...inputHandlers} aria-label="Headless" value={state.text} />
      <ul>
        {rows.map((row, index) => (
          <li key={index}>
            <button type="button" onClick={() => choose(row)}>
              {row.kind === 'suggestion' ? row.suggestion.Text : row.kind}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Element() {
  const [line, setLine] = useState('');
  const field = useRef<DoorstepAddress>(null);
  useEffect(() => {
    const element = field.current;
    const take = ({ detail }: { detail: { value: { line1: string } } }) => setLine(detail.value.line1);
    element?.addEventListener('doorstep-address', take);
    return () => element?.removeEventListener('doorstep-address', take);
  }, []);
  return (
    <form>
      <doorstep-address
        ref={field}
        lookup-key={lookupKey}
        url={url}
        name="address"
        countries="GB"
        debounce={50}
        required
      />
      <output aria-label="Chosen">{line}</output>
    </form>
  );
}

function Offer() {
  const [ready, setReady] = useState<string[]>([]);
  useEffect(() => {
    const add = (event: DocumentEventMap['doorstep-offer-ready']) =>
      setReady((before) => [...before, event.detail.offer]);
    document.addEventListener('doorstep-offer-ready', add);
    return () => document.removeEventListener('doorstep-offer-ready', add);
  }, []);
  return (
    <>
      <doorstep-offer src={framed} offer={offer} theme="dark" />
      <output aria-label="Heard">{ready.join(' ')}</output>
    </>
  );
}
// @ts-expect-error -- without an offer there is nothing to show
export const withoutOffer = <doorstep-offer src={framed} />;

const checkTexts: HumanCheckTexts = {
  title: 'Check',
  idle: 'Not begun',
  start: 'Begin',
  preparing: 'Preparing',
  ready: 'Ready',
  working: 'Working',
  slow: 'Slow',
  passed: 'Passed',
  runOut: 'Run out',
  failed: { unreachable: 'Unreachable', closed: 'Closed', expired: 'Expired', busy: 'Busy', broken: 'Broken' },
  tryAgain: 'Again',
};

function Check({ check }: { check: BrowserCheck }) {
  const control = useRef<HumanCheckControl>(null);
  return (
    <>
      <HumanCheck ref={control} name="check" auto="load" check={check} texts={checkTexts} />
      <button type="button" onClick={() => void control.current?.token()}>
        Send
      </button>
    </>
  );
}

const pow = proofOfWorkCheck({ challengeUrl: '/challenge.json' });
const hcaptcha = hcaptchaCheck({ siteKey, scriptOrigin: captcha, language: 'en', reports: false });
const turnstile = turnstileCheck({ siteKey, scriptOrigin: captcha, language: 'en' });
const search = createTypedSearch({ lookup, debounceMs: 0, limit: 3, Countries: ['GB'], language: 'en' });

async function show(): Promise<void> {
  if (location.pathname === '/vue') return showInVue(place, { url, lookupKey });
  const texts = await loadAddressTexts('en');
  const shown = {
    '/component': () => <Component texts={texts} />,
    '/headless': () => <Headless />,
    '/element': () => <Element />,
    '/shadow': () => <Component texts={texts} />,
    '/dialog': () => <Element />,
    '/guide': () => <DeliveryLine />,
    '/offer': () => <Offer />,
    '/check': () => <Check check={pow} />,
    '/hcaptcha': () => <Check check={hcaptcha} />,
    '/turnstile': () => <Check check={turnstile} />,
  }[location.pathname];
  const root = location.pathname === '/shadow' ? place.attachShadow({ mode: 'open' }) : place;
  if (place.parentElement instanceof HTMLDialogElement) place.parentElement.showModal();
  createRoot(root).render(<StrictMode>{shown?.()}</StrictMode>);
  if (location.pathname !== '/search') return;
  const [first] = (await search.search('12 quay street')) ?? [];
  const lines = first === undefined ? [] : await lookup.retrieve(first.Id);
  const failure: unknown = await lookup.retrieve('none').catch((error: unknown) => error);
  place.textContent = `${lines[0]?.Line1}; ${failure instanceof NoItemsRetrievedError || failure instanceof Error}`;
}

void show();
