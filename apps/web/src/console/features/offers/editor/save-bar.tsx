import { Button } from '@doorstep/ui';
import { useLocation } from 'react-router';
import { ErrorNotice, Notice } from '../../../shared/page/notice.tsx';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { showConflict } from './conflict-notice.tsx';
import type { OfferEditorState } from './use-offer-editor.ts';
import { Dialog } from '../../../shared/page/dialog.tsx';
import { EffectList } from './effect-list.tsx';

export function SaveBar({ editor }: { editor: OfferEditorState }) {
  const texts = useTexts();
  const { t } = texts;
  const { saving, form, offer, unasked, conflicts, wasMerged } = editor;
  const problem = saving.error ?? unasked;
  const { isDirty, errors } = form.formState;
  const { state } = useLocation() as { state: { isNew?: boolean } | null };
  const hasErrors = Object.keys(errors).length > 0;
  const wasSaved = saving.isSuccess || state?.isNew === true;

  const announcement = () => {
    if (hasErrors) return t('staff.save.wrong');
    if (isDirty) return t('staff.save.unsaved');
    return wasSaved ? t('staff.save.saved') : t(offer ? 'staff.save.nothing' : 'staff.save.new');
  };
  return (
    <div className="save-bar">
      <ErrorNotice error={problem} />
      {wasMerged ? (
        <Notice kind="warning" announce="status" title={t('staff.conflict.title')}>
          <p>
            {t(conflicts.length === 0 ? 'staff.conflict.look' : 'staff.conflict.look_some', {
              count: conflicts.length,
            })}{' '}
            <button type="button" className="ds-link-button" onClick={showConflict}>
              {t('staff.conflict.show')}
            </button>
          </p>
        </Notice>
      ) : null}
      <div className="save-bar-line">
        <output className={isDirty || hasErrors ? 'save-state save-state-dirty' : 'save-state'}>
          {announcement()}
        </output>
        {offer ? null : (
          <Button look="secondary" isBusy={saving.isPending} onClick={(event) => void editor.save(event, true)}>
            {t('staff.transition.publish')}…
          </Button>
        )}
        <Button type="submit" isBusy={saving.isPending}>
          {t(saving.isPending ? 'staff.save.busy' : offer ? 'staff.save.submit' : 'staff.save.submit_draft')}
        </Button>
      </div>
      <SaveQuestion editor={editor} />
    </div>
  );
}

function SaveQuestion({ editor }: { editor: OfferEditorState }) {
  const { t } = useTexts();
  const { question } = editor;
  return (
    <Dialog title={t('staff.save.question')} isOpen={question !== null} onClose={() => question?.answer(false)}>
      {question === null ? null : <EffectList effects={question.effects} timeZone={question.timeZone} />}
      <div className="actions">
        <Button onClick={() => question?.answer(true)}>{t('staff.save.confirm')}</Button>
        <Button look="secondary" onClick={() => question?.answer(false)}>
          {t('staff.save.back')}
        </Button>
      </div>
    </Dialog>
  );
}
