import { Select } from '@doorstep/ui';
import { useId } from 'react';
import { useMutation } from '../api/use-mutation.ts';
import { storeChoice } from '../use-stored-choice.ts';
import { languageKey, staffLanguages } from './chosen-language.ts';
import { useChangeLanguage, useTexts } from './texts-context.tsx';

export function LanguageField() {
  const { t, language } = useTexts();
  const choice = useMutation({
    mutationFn: useChangeLanguage(),
    networkMode: 'always',
    onSuccess: (_, tag) => storeChoice(languageKey, tag),
  });
  return (
    <Select
      id={useId()}
      label={t('staff.language')}
      value={choice.isPending ? choice.variables : language}
      onChange={({ target }) => choice.mutate(target.value)}
      error={choice.isError ? t('staff.language.not_loaded') : undefined}
      options={staffLanguages
        .filter(({ tag, isPseudo }) => !isPseudo || tag === language)
        .map(({ tag, name }) => ({ value: tag, label: name }))}
    />
  );
}
