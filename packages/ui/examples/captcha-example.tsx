import { hcaptchaCheck } from '@doorstep/human-check/hcaptcha';
import { proofOfWorkCheck } from '@doorstep/human-check/proof-of-work';
import { turnstileCheck } from '@doorstep/human-check/turnstile';
import { useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { HumanCheck, type HumanCheckControl } from '@doorstep/human-check/react';
import { Button, Notice, TextInput } from '../src/index.ts';
import type { CaptchaExampleSettings } from './settings.ts';
import { captchaTexts, checkTexts } from './texts.ts';

interface CaptchaExampleProps {
  settings: CaptchaExampleSettings;
  number: number;
}

const creators = { hcaptcha: hcaptchaCheck, turnstile: turnstileCheck };
const names = { hcaptcha: 'hCaptcha', turnstile: 'Turnstile' };

/** Preloads the check's script and gets the token when the form is sent. After a failure, the typed text stays. */
export function CaptchaExample({ settings: { captcha, options }, number }: CaptchaExampleProps): ReactNode {
  const [language, setLanguage] = useState(options.language);
  const [provider, setProvider] = useState<typeof captcha | 'pow'>(captcha);
  const [isThere, setIsThere] = useState(true);
  const [sent, setSent] = useState<string | null>(null);
  const control = useRef<HumanCheckControl>(null);
  const check = useMemo(
    () =>
      provider === 'pow'
        ? proofOfWorkCheck({ challengeUrl: '/challenge' })
        : creators[provider]({ ...options, language }),
    [options, provider, language],
  );

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setSent(null);
    const outcome = await control.current?.token();
    if (outcome?.kind !== 'solved') return control.current?.focus();
    const path = provider === 'pow' ? '/verify' : `/verify-${provider}`;
    setSent(await (await fetch(path, { method: 'POST', body: outcome.token })).text());
  };

  const id = `${captcha}-${number}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        Check by {names[captcha]} {number}
      </h2>
      <form id={`${id}-form`} onSubmit={(event) => void send(event)}>
        <TextInput id={`${id}-remarks`} name="remarks" label={`Remarks ${number}`} />
        {isThere && (
          <HumanCheck
            ref={control}
            name="humanCheck"
            auto="load"
            texts={provider === 'pow' ? checkTexts : captchaTexts(names[provider])}
            check={check}
            fallback={
              provider === 'pow'
                ? undefined
                : { label: 'Use the built-in check instead', onChoose: () => setProvider('pow') }
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
