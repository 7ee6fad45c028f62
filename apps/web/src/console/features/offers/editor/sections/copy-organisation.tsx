import { Button } from '@doorstep/ui';
import { useMutation } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { Notice } from '../../../../shared/page/notice.tsx';
import { problemText } from '../../../../shared/texts/problem-text.ts';
import { useTexts } from '../../../../shared/texts/texts-context.tsx';
import { readOffer, useOffers } from '../../offers-api.ts';
import { useEditor } from '../editor-context.ts';
import { focusField } from '../sections.ts';
import type { OfferForm } from '../offer-form.ts';
import { toOfferForm } from '../to-offer-form.ts';

const copied = ['name', 'helpContact', 'privacyNotice', 'accessibilityNotice', 'colour'] as const;

/** While nothing is written about the organisation, what the latest other offer says of it can be taken over. */
export function CopyOrganisation() {
  const texts = useTexts();
  const { t } = texts;
  const { offer, mayWrite } = useEditor();
  const { setValue } = useFormContext<OfferForm>();
  const organisation = useWatch<OfferForm, 'organisation'>({ name: 'organisation' });
  const [latest] = (useOffers().data ?? [])
    .filter(({ id }) => id !== offer?.id)
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  const copying = useMutation({
    mutationFn: (id: string) => readOffer(id),
    onSuccess({ input }) {
      const from = toOfferForm(input);
      for (const name of copied)
        setValue(`organisation.${name}`, from.organisation[name], { shouldDirty: true, shouldValidate: true });
      setValue('retentionDays', from.retentionDays, { shouldDirty: true, shouldValidate: true });
      focusField('organisation.name');
    },
  });
  const isEmpty = copied.every((name) => organisation[name].trim() === '');
  if (!mayWrite || latest === undefined || !isEmpty) return null;
  return (
    <>
      <div className="actions">
        <Button look="secondary" isBusy={copying.isPending} onClick={() => copying.mutate(latest.id)}>
          {t('staff.editor.copy_organisation', { title: latest.title })}
        </Button>
      </div>
      {copying.isError ? <Notice kind="error" announce="alert" title={problemText(texts, copying.error)} /> : null}
    </>
  );
}
