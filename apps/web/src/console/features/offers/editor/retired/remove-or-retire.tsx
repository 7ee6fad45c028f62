import { Button } from '@doorstep/ui';
import { useState } from 'react';
import { Dialog } from '../../../../shared/page/dialog.tsx';
import { useTexts } from '../../../../shared/texts/texts-context.tsx';

export type PartKind = 'item' | 'question' | 'answer' | 'place';

interface RemoveOrRetireProps {
  kind: PartKind;
  /** Null while unknown: then nothing is removed. */
  uses: { requests: number; waiting?: number } | null;
  name: string;
  onRemove: () => void;
  onRetire: () => void;
}

/** Removes a part that no request uses; retires any other, after explaining the effect. */
export function RemoveOrRetire({ kind, uses, name, onRemove, onRetire }: RemoveOrRetireProps) {
  const { t } = useTexts();
  const [isAsked, setAsked] = useState(false);
  const isNamed = uses === null || uses.requests > 0;
  const { requests = 0, waiting = 0 } = uses ?? {};
  return (
    <>
      <button type="button" className="ds-link-button" onClick={() => (isNamed ? setAsked(true) : onRemove())}>
        {t(isNamed ? `staff.retire.${kind}` : `staff.editor.remove_${kind}`)}{' '}
        <span className="visually-hidden">{name}</span>
      </button>
      <Dialog title={t(`staff.retire.${kind}_title`, { name })} isOpen={isAsked} onClose={() => setAsked(false)}>
        <p>{t(`staff.retire.${kind}_body`)}</p>
        {uses === null ? (
          <p>{t('staff.retire.uses_unknown')}</p>
        ) : (
          <p>{t(`staff.retire.${kind}_uses`, { requests })}</p>
        )}
        {waiting > 0 ? <p>{t('staff.retire.waiting', { waiting })}</p> : null}
        <p>{t('staff.retire.undo')}</p>
        <div className="actions">
          <Button
            onClick={() => {
              setAsked(false);
              onRetire();
            }}
          >
            {t('staff.retire.confirm')}
          </Button>
          <Button look="secondary" onClick={() => setAsked(false)}>
            {t('staff.cancel')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
