import type { LimitGroupView, StaffOffer } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useState } from 'react';
import { SelectField } from '../../../../shared/form/fields.tsx';
import { Dialog } from '../../../../shared/page/dialog.tsx';
import { problemText } from '../../../../shared/texts/problem-text.ts';
import { useTexts } from '../../../../shared/texts/texts-context.tsx';
import { useEditor } from '../editor-context.ts';
import { LimitGroupForm } from './limit-group-form.tsx';
import { useJoinLimitGroup, useLimitGroups } from './limit-groups-api.ts';

/** The offer's limit group. It takes effect at once, independent of the editor's other fields. */
export function LimitGroupField() {
  const { t } = useTexts();
  const { offer } = useEditor();
  return offer === null ? <p className="muted">{t('staff.group.after_saving')}</p> : <GroupOfOffer offer={offer} />;
}

function GroupOfOffer({ offer }: { offer: StaffOffer }) {
  const texts = useTexts();
  const { t } = texts;
  const { mayWrite, refresh } = useEditor();
  const groups = useLimitGroups();
  const joining = useJoinLimitGroup(offer.id);
  const [edited, setEdited] = useState<LimitGroupView | 'new' | null>(null);
  const mayJoin = mayWrite && offer.status === 'draft';
  const group = groups.data?.find(({ id }) => id === offer.limitGroupId) ?? null;

  const join = async (groupId: string | null) => {
    try {
      await joining.mutateAsync(groupId);
    } catch {
      return; // reported at the field
    }
    await refresh();
  };
  const close = () => setEdited(null);
  return (
    <>
      <SelectField
        label={t('staff.group.label')}
        hint={t('staff.group.hint')}
        value={offer.limitGroupId ?? ''}
        disabled={!mayJoin || groups.data === undefined || joining.isPending}
        error={joining.isError ? problemText(texts, joining.error) : undefined}
        options={[
          { value: '', label: t('staff.group.none') },
          ...(groups.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(event) => void join(event.target.value === '' ? null : event.target.value)}
      />
      {group === null ? null : (
        <p>
          {t('staff.group.in_use', {
            units: group.limits.unitsPerHome ?? 'none',
            days: group.limits.windowDays ?? 'none',
          })}
        </p>
      )}
      {mayWrite ? (
        <div className="actions">
          {group === null ? null : (
            <Button look="secondary" onClick={() => setEdited(group)}>
              {t('staff.group.change')}
            </Button>
          )}
          {mayJoin ? (
            <Button look="secondary" onClick={() => setEdited('new')}>
              {t('staff.group.new')}
            </Button>
          ) : null}
        </div>
      ) : null}
      <Dialog
        title={t(edited === 'new' ? 'staff.group.new_title' : 'staff.group.change_title')}
        isOpen={edited !== null}
        onClose={close}
      >
        <LimitGroupForm
          group={edited === 'new' ? null : edited}
          onCancel={close}
          onSaved={(saved) => {
            close();
            if (edited === 'new') void join(saved.id);
          }}
        />
      </Dialog>
    </>
  );
}
