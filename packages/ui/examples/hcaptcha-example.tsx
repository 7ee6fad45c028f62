import { hcaptchaCheck, type HcaptchaOptions } from '@doorstep/human-check/hcaptcha';
import { proofOfWorkCheck } from '@doorstep/human-check/proof-of-work';
import { useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { HumanCheck, type HumanCheckControl } from '@doorstep/human-check/react';
import { Button, Notice, TextInput } from '../src/index.ts';
import { checkTexts, hcaptchaTexts } from './texts.ts';

interface HcaptchaExampleProps {
  options: HcaptchaOptions;
  number: number;
}

/** Loads the check's script ahead, and gets the token when the form is sent. A failure keeps the typed text. */
export function HcaptchaExample({ options, number }: HcaptchaExampleProps): ReactNode {
  const [language, setLanguage] = useState(options.language);
  const [provider, setProvider] = useState<'hcaptcha' | 'pow'>('hcaptcha');
  const [isThere, setIsThere] = useState(true);
  const [sent, setSent] = useState<string | null>(null);
  const control = useRef<HumanCheckControl>(null);
  const check = useMemo(
    () =>
      provider === 'hcaptcha'
        ? hcaptchaCheck({ ...options, language })
        : proofOfWorkCheck({ challengeUrl: '/challenge' }),
    [options, provider, language],
  );

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setSent(null);
    const outcome = await control.current?.token();
    if (outcome?.kind !== 'solved') return control.current?.focus();
    const path = provider === 'hcaptcha' ? '/verify-hcaptcha' : '/verify';
    setSent(await (await fetch(path, { method: 'POST', body: outcome.token })).text());
  };

  const id = `hcaptcha-${number}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Check by hCaptcha {number}</h2>
      <form id={`${id}-form`} onSubmit={(event) => void send(event)}>
        <TextInput id={`${id}-remarks`} name="remarks" label={`Remarks ${number}`} />
        {isThere && (
          <HumanCheck
            ref={control}
            name="humanCheck"
            auto="load"
            texts={provider === 'hcaptcha' ? hcaptchaTexts : checkTexts}
            check={check}
            fallback={
              provider === 'hcaptcha'
                ? { label: 'Use the built-in check instead', onChoose: () => setProvider('pow') }
                : undefined
            }
          />
        )}
        <div>
          <Button type="submit">Send {number}</Button>{' '}
          <Button look="quiet" onClick={() => setIsThere(!isThere)}>
            {isThere ? 'Take the check away' : 'Put the check back'}
          </Button>{' '}
          <Button look="quiet" onClick={() => setLanguage('fr')}>
            In French
          </Button>
        </div>
        {sent !== null && (
          <Notice kind="info" role="status">
            <p className="outcome">{sent}</p>
          </Notice>
        )}
      </form>
    </section>
  );
}
