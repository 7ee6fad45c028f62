import type { StaffOffer } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { DialogForm } from '../../../shared/page/dialog-form.tsx';
import { Dialog } from '../../../shared/page/dialog.tsx';
import { useToast } from '../../../shared/page/toasts.tsx';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { useDeleteDraft } from '../offers-api.ts';
import type { OfferEditorState } from './use-offer-editor.ts';

export function DeleteDraft({ offer, editor }: { offer: StaffOffer; editor: OfferEditorState }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const toast = useToast();
  const [isAsked, setAsked] = useState(false);
  const deleting = useDeleteDraft(offer);
  const name = offer.input.title[offer.input.mainLanguage] ?? offer.input.slug;
  const press = () =>
    deleting.mutate(undefined, {
      report: () => toast({ text: t('staff.delete_draft.done', { name }), takesFocus: true }),
      ifShown: () => {
        editor.isLeavingOnPurpose.current = true;
        void navigate('/staff/offers', { replace: true });
      },
    });
  const close = () => setAsked(false);
  return (
    <>
      <Button look="secondary" onClick={() => setAsked(true)}>
        {t('staff.delete_draft.ask')}
      </Button>
      <Dialog title={t('staff.delete_draft.title', { name })} isOpen={isAsked} onClose={close}>
        <DialogForm
          submit={t('staff.delete_draft.submit')}
          isDanger
          sending={deleting}
          onSubmit={press}
          onCancel={close}
        >
          <p>{t('staff.delete_draft.body')}</p>
        </DialogForm>
      </Dialog>
    </>
  );
}
