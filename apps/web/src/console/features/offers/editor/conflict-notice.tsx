import { Button } from '@doorstep/ui';
import { useEffect } from 'react';
import { Notice } from '../../../shared/page/notice.tsx';
import { useTexts, type Texts } from '../../../shared/texts/texts-context.tsx';
import type { MergeConflict } from './merge-forms.ts';
import { placeOf } from './sections.ts';
import type { Texts as LocalTexts } from './offer-form.ts';

interface ConflictNoticeProps {
  conflicts: MergeConflict[];
  wasMerged: boolean;
  onTakeTheirs: (conflict: MergeConflict) => void;
}

const id = 'conflict';

/** Scrolls to the notice, wherever on the page Save was pressed. */
export function showConflict(): void {
  const notice = document.getElementById(id);
  notice?.focus({ preventScroll: true });
  notice?.scrollIntoView({ block: 'start' });
}

/** Someone else saved in between: their changes are loaded, mine are kept, and where both differ there is a choice. */
export function ConflictNotice({ conflicts, wasMerged, onTakeTheirs }: ConflictNoticeProps) {
  const texts = useTexts();
  const { t } = texts;
  useEffect(() => {
    if (wasMerged) showConflict();
  }, [wasMerged]);
  if (!wasMerged) return null;
  return (
    <div id={id} tabIndex={-1}>
      <Notice kind="warning" announce="alert" title={t('staff.conflict.title')}>
        <p>{t(conflicts.length === 0 ? 'staff.conflict.none' : 'staff.conflict.some')}</p>
        {conflicts.length === 0 ? null : (
          <ul className="plain-list conflicts">
            {conflicts.map((conflict) => {
              const label = t(placeOf(conflict.path).label);
              return (
                <li key={conflict.path}>
                  <span>
                    <strong>{label}</strong>: {t('staff.conflict.theirs')} <q>{inWords(texts, conflict.theirs)}</q>
                  </span>
                  <Button look="secondary" onClick={() => onTakeTheirs(conflict)}>
                    {t('staff.conflict.take_theirs')} <span className="visually-hidden">{label}</span>
                  </Button>
                </li>
              );
            })}
          </ul>
        )}
      </Notice>
    </div>
  );
}

function inWords({ t }: Texts, value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'staff.yes' : 'staff.no');
  if (Array.isArray(value))
    return value
      .map((row: { name?: LocalTexts; label?: LocalTexts }) =>
        Object.values(row.name ?? row.label ?? {}).find((text) => text !== ''),
      )
      .join(', ');
  if (typeof value === 'object' && value !== null && 'name' in value)
    return String(value.name) || t('staff.polygon.unnamed');
  return typeof value === 'string' && value !== '' ? value : t('staff.empty');
}
