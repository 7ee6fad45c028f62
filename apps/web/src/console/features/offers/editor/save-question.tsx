import { Button } from '@doorstep/ui';
import { Dialog } from '../../../shared/page/dialog.tsx';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { EffectList } from './effect-list.tsx';
import type { OfferEditorState } from './use-offer-editor.ts';

export function SaveQuestion({ editor }: { editor: OfferEditorState }) {
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
