import { Button } from '@doorstep/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { useMutation } from '../../../../shared/api/use-mutation.ts';
import { Notice } from '../../../../shared/page/notice.tsx';
import { problemText } from '../../../../shared/texts/problem-text.ts';
import { useTexts } from '../../../../shared/texts/texts-context.tsx';
import { readOffer, useOffers } from '../../offers-api.ts';
import { useEditor } from '../editor-context.ts';
import { focusField } from '../sections.ts';
import type { OfferForm } from '../offer-form.ts';
import { withLanguages } from '../texts.ts';
import { toOfferForm } from '../to-offer-form.ts';

const texts = ['helpContact', 'privacyNotice', 'accessibilityNotice'] as const;
const values = ['name', 'colour'] as const;

/** Offers to copy the organisation from the latest other offer while none is written. */
export function CopyOrganisation() {
  const messages = useTexts();
  const { t } = messages;
  const { offer, mayWrite } = useEditor();
  const { setValue, getValues } = useFormContext<OfferForm>();
  const organisation = useWatch<OfferForm, 'organisation'>({ name: 'organisation' });
  const [latest] = (useOffers().data ?? [])
    .filter(({ id }) => id !== offer?.id)
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  const copying = useMutation({
    mutationFn: (id: string) => readOffer(id),
    onSuccess({ input }) {
      // In this offer's languages; if the other offer has none of them, in its own.
      const { languages, mainLanguage } = getValues();
      const from = withLanguages({ ...toOfferForm(input), mainLanguage }, languages).organisation;
      const own = input.organisation;
      for (const name of values)
        setValue(`organisation.${name}`, from[name], { shouldDirty: true, shouldValidate: true });
      for (const name of texts)
        setValue(
          `organisation.${name}`,
          from[name][mainLanguage] === ''
            ? { ...from[name], [mainLanguage]: own[name][input.mainLanguage] ?? '' }
            : from[name],
          { shouldDirty: true, shouldValidate: true },
        );
      setValue('retentionDays', String(input.retentionDays), { shouldDirty: true, shouldValidate: true });
      focusField('organisation.name');
    },
  });
  const isEmpty = [
    ...values.map((name) => organisation[name]),
    ...texts.flatMap((name) => Object.values(organisation[name])),
  ].every((text) => text.trim() === '');
  if (!mayWrite || latest === undefined || !isEmpty) return null;
  return (
    <>
      <div className="actions">
        <Button look="secondary" isBusy={copying.isPending} onClick={() => copying.mutate(latest.id)}>
          {t('staff.editor.copy_organisation', { title: latest.title })}
        </Button>
      </div>
      {copying.isError ? <Notice kind="error" announce="alert" title={problemText(messages, copying.error)} /> : null}
    </>
  );
}
