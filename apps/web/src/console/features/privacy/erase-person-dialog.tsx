import type { FoundPersonView } from '@doorstep/contract';
import { Dialog } from '../../shared/page/dialog.tsx';
import { DialogForm } from '../../shared/page/dialog-form.tsx';
import { Loaded } from '../../shared/page/loaded.tsx';
import { Notice } from '../../shared/page/notice.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { useErasePerson, useErasurePreview } from './privacy-api.ts';

interface ErasePersonDialogProps {
  found: FoundPersonView;
  isOpen: boolean;
  onClose: () => void;
  /** What was found is gone. */
  onErased: () => void;
  onDone: () => void;
}

/** Erasing can't be undone, so its effects are previewed first. */
export function ErasePersonDialog({ isOpen, ...props }: ErasePersonDialogProps) {
  const { t } = useTexts();
  return (
    <Dialog title={t('staff.person.erase_title')} isOpen={isOpen} onClose={props.onClose}>
      {isOpen ? <EraseForm {...props} /> : null}
    </Dialog>
  );
}

function EraseForm({ found, onClose, onErased, onDone }: Omit<ErasePersonDialogProps, 'isOpen'>) {
  const { t, language } = useTexts();
  const packed = found.requests.filter(({ state }) => state === 'packed').map(({ reference }) => reference);
  const body = { requests: found.requests.map(({ id }) => id), claims: found.claims.map(({ id }) => id) };
  const preview = useErasurePreview(packed.length > 0 ? null : body);
  const erasing = useErasePerson();
  const list = (references: string[]) => new Intl.ListFormat(language, { type: 'conjunction' }).format(references);
  if (packed.length > 0)
    return (
      <Notice
        kind="warning"
        announce="status"
        title={t('staff.person.erase_packed', { references: list(packed), count: packed.length })}
      />
    );
  const before = new Map(found.requests.map(({ id, state }) => [id, state]));
  return (
    <Loaded query={preview}>
      {({ answer }) => {
        const withdrawn = answer.requests
          .filter(({ id, state }) => before.get(id) !== state)
          .map(({ reference }) => reference);
        return (
          <DialogForm
            submit={t('staff.person.erase_submit')}
            isDanger
            sending={erasing}
            onCancel={onClose}
            onSubmit={() => erasing.mutate(body, { report: onDone, ifShown: onErased })}
          >
            <p>{t('staff.person.erase_does', { requests: answer.requests.length, claims: answer.claims })}</p>
            {withdrawn.length === 0 ? null : (
              <p>{t('staff.person.erase_withdraws', { references: list(withdrawn), count: withdrawn.length })}</p>
            )}
            <p>
              <strong>{t('staff.erase.for_good')}</strong> {t('staff.erase.backups')}
            </p>
          </DialogForm>
        );
      }}
    </Loaded>
  );
}
