import { offerInputSchema, type OfferInput } from '@doorstep/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { useSettled } from '../../../../shared/form/use-settled.ts';
import { useTexts } from '../../../../shared/texts/texts-context.tsx';
import { readPreview } from '../../offers-api.ts';
import { useEditor } from '../editor-context.ts';
import { fromOfferForm } from '../from-offer-form.ts';
import { languageName } from '../languages/language-names.ts';
import type { OfferForm } from '../offer-form.ts';
import { PreviewFrame, type PreviewLook } from './preview-frame.tsx';

export default function Preview() {
  const { t, language: shownIn } = useTexts();
  const { offer, language: edited } = useEditor();
  const { control } = useFormContext<OfferForm>();
  const form = useDeferredValue(useWatch({ control }) as OfferForm);
  const [chosen, setChosen] = useState<string | null>(null);
  const [look, setLook] = useState<PreviewLook>({
    device: 'phone',
    theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  });
  // The edited language, until another is chosen here.
  const language = chosen !== null && form.languages.includes(chosen) ? chosen : edited;
  const parsed = v.safeParse(offerInputSchema, fromOfferForm(form));
  const asked = useSettled({ input: parsed.success ? parsed.output : null, language, offerId: offer?.id ?? null });
  const preview = useQuery({
    // The stock belongs to the saved version.
    queryKey: ['preview', asked, offer?.version, offer?.stock],
    queryFn: ({ signal }) => readPreview({ ...asked, input: asked.input as OfferInput }, signal),
    enabled: asked.input !== null,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  const isShown = preview.data !== undefined;
  return (
    <>
      <div className="preview-choices">
        <PreviewChoice
          legend={t('staff.preview.device')}
          value={look.device}
          choices={(['phone', 'desktop'] as const).map((value) => ({ value, label: t(`staff.preview.${value}`) }))}
          onChoose={(device) => setLook({ ...look, device })}
        />
        <PreviewChoice
          legend={t('staff.preview.theme')}
          value={look.theme}
          choices={(['light', 'dark'] as const).map((value) => ({ value, label: t(`staff.preview.${value}`) }))}
          onChoose={(theme) => setLook({ ...look, theme })}
        />
        {form.languages.length > 1 ? (
          <PreviewChoice
            legend={t('staff.preview.language')}
            value={language}
            choices={[form.mainLanguage, ...form.languages.filter((tag) => tag !== form.mainLanguage)].map((tag) => ({
              value: tag,
              label: languageName(tag, shownIn),
            }))}
            onChoose={setChosen}
          />
        ) : null}
      </div>
      {parsed.success ? null : (
        <p className="hint" role="status">
          {t(isShown ? 'staff.preview.incomplete' : 'staff.preview.not_yet')}
        </p>
      )}
      {preview.isError ? <p className="hint">{t('staff.preview.unavailable')}</p> : null}
      {preview.data ? <PreviewFrame html={preview.data} look={look} /> : null}
    </>
  );
}

interface PreviewChoiceProps<Value extends string> {
  legend: string;
  value: Value;
  choices: { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}

function PreviewChoice<Value extends string>({ legend, value, choices, onChoose }: PreviewChoiceProps<Value>) {
  return (
    <div className="segments" role="group" aria-label={legend}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChoose(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
