import { useTexts } from '../../../../shared/texts/texts-context.tsx';
import { useEditor } from '../editor-context.ts';
import type { PartKind } from './remove-or-retire.tsx';

interface RetiredNoteProps {
  kind: PartKind;
  uses: { requests: number } | null;
  name: string;
  onBringBack: () => void;
  onRemove: () => void;
}

/** States that a part is retired and how many requests use it, with a button to bring it back. */
export function RetiredNote({ kind, uses, name, onBringBack, onRemove }: RetiredNoteProps) {
  const { t } = useTexts();
  const { mayWrite } = useEditor();
  return (
    <div className="retired-note">
      <span className="badge">{t('staff.retire.retired')}</span>
      <span className="muted">
        {!mayWrite
          ? null
          : uses === null
            ? t('staff.retire.uses_unknown')
            : t(`staff.retire.${kind}_uses`, { requests: uses.requests })}
      </span>
      {mayWrite ? (
        <span className="actions">
          <button type="button" className="ds-link-button" onClick={onBringBack}>
            {t('staff.retire.bring_back')} <span className="visually-hidden">{name}</span>
          </button>
          {uses?.requests === 0 ? (
            <button type="button" className="ds-link-button" onClick={onRemove}>
              {t(`staff.editor.remove_${kind}`)} <span className="visually-hidden">{name}</span>
            </button>
          ) : null}
        </span>
      ) : null}
    </div>
  );
}
