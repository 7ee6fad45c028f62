import type { HumanCheckSettings } from '@doorstep/contract';
import { HumanCheck, type HumanCheckControl } from '@doorstep/human-check/react';
import { useMemo, type ReactNode, type RefObject } from 'react';
import { useTexts } from '../texts/texts-context.tsx';
import { CaptchaNote } from './captcha-note.tsx';
import { checkOf } from './check-of.ts';

import { useCheckTexts } from './use-check-texts.ts';

interface LiveCheckProps {
  settings: HumanCheckSettings;
  /** BCP 47, of the page. */
  language: string;
  /** Of the form that the check stands in. */
  formToken: string;
  control: RefObject<HumanCheckControl | null>;
  /** Something is being sent: no fallback is begun beside it. */
  isBusy: boolean;
  /** When this one does not work: another check, or null for none. */
  onFallback: (other: HumanCheckSettings | null) => void;
  monitoredNote: ReactNode;
}

/** The check of the page, at work as soon as the page is. */
export function LiveCheck(props: LiveCheckProps): ReactNode {
  const { settings, language, formToken, control, isBusy, onFallback, monitoredNote } = props;
  const { t } = useTexts();
  const texts = useCheckTexts(settings.provider);
  const check = useMemo(() => checkOf(settings, { language, formToken }), [settings, language, formToken]);
  const other = settings.provider === 'pow' ? null : settings.fallback;
  return (
    <HumanCheck
      ref={control}
      name="humanCheck"
      auto="load"
      texts={texts}
      check={check}
      fallback={{
        label: t(other === null ? 'public.captcha.send_without' : 'public.captcha.use_built_in'),
        onChoose: () => !isBusy && onFallback(other),
      }}
    >
      {settings.provider === 'pow' ? monitoredNote : <CaptchaNote provider={settings.provider} />}
    </HumanCheck>
  );
}
