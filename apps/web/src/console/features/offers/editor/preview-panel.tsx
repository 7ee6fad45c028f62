import { Button } from '@doorstep/ui';
import { offerInputSchema, type OfferInput } from '@doorstep/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { trustedHtml } from '../../../../shared/trusted-types.ts';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { readPreview } from '../offers-api.ts';
import { fromOfferForm } from './from-offer-form.ts';
import type { OfferForm } from './offer-form.ts';

const pauseMs = 500;

/** The public page as it would look with what is typed now. Opened on demand; without an answer the editor goes on. */
export function PreviewPanel() {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="panel preview">
      <div className="preview-heading">
        <h2>{t('staff.preview.title')}</h2>
        <Button look="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'staff.preview.hide' : 'staff.preview.show')}
        </Button>
      </div>
      {isOpen ? <Preview /> : <p className="hint">{t('staff.preview.hint')}</p>}
    </section>
  );
}

function Preview() {
  const { t } = useTexts();
  const form = useDeferredValue(useWatch<OfferForm>() as OfferForm);
  const parsed = v.safeParse(offerInputSchema, fromOfferForm(form));
  const input = useSettled(parsed.success ? JSON.stringify(parsed.output) : '');
  const preview = useQuery({
    queryKey: ['preview', input],
    queryFn: ({ signal }) => readPreview(JSON.parse(input) as OfferInput, signal),
    enabled: input !== '',
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  return (
    <>
      {parsed.success ? null : <p className="hint">{t('staff.preview.incomplete')}</p>}
      {preview.isError ? <p className="hint">{t('staff.preview.unavailable')}</p> : null}
      {preview.data ? (
        // No scripts and no forms; of this origin, so that its typeface may be loaded.
        <iframe
          className="preview-frame"
          title={t('staff.preview.frame')}
          sandbox="allow-same-origin"
          srcDoc={trustedHtml(preview.data.html)}
        />
      ) : null}
    </>
  );
}

/** The value once it has stood still for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
