import type { BatchDetail, BatchPackers } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { CheckField } from '../../shared/form/fields.tsx';
import { Loaded } from '../../shared/page/loaded.tsx';
import { ErrorNotice } from '../../shared/page/notice.tsx';
import { useAllowed } from '../../shared/session.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { useAssignPackers, usePackers } from './batches-api.ts';

interface PackersPanelProps {
  batch: BatchDetail;
  onDone: (text: string) => void;
}

export function PackersPanel({ batch, onDone }: PackersPanelProps) {
  const { t } = useTexts();
  const mayWrite = useAllowed('batches.write');
  const isPacked = ['open', 'locked', 'printed'].includes(batch.state);
  const packers = usePackers(batch.id, isPacked);
  if (!isPacked) return null;
  return (
    <section className="panel stack">
      <h2>{t('staff.packers.title')}</h2>
      <Loaded query={packers}>
        {(data) => (
          <>
            <p>{t('staff.packers.packed', { packed: data.packed, parcels: batch.parcels })}</p>
            {data.packers.length === 0 ? (
              <p className="muted">{t('staff.packers.none')}</p>
            ) : mayWrite ? (
              <AssignForm batch={batch} assigned={data} onDone={onDone} />
            ) : null}
          </>
        )}
      </Loaded>
      {batch.state === 'open' ? null : (
        <p>
          <Link to={`/staff/packing/${batch.id}`}>{t('staff.packers.open')}</Link>
        </p>
      )}
    </section>
  );
}

function AssignForm({ batch, assigned, onDone }: PackersPanelProps & { assigned: BatchPackers }) {
  const { t } = useTexts();
  const saving = useAssignPackers(batch.id);
  const [chosen, setChosen] = useState(() =>
    assigned.packers.flatMap(({ id, isAssigned }) => (isAssigned ? [id] : [])),
  );
  const save = (event: FormEvent) => {
    event.preventDefault();
    saving.mutate(chosen, { report: () => onDone(t('staff.packers.saved', { count: chosen.length })) });
  };
  return (
    <form className="stack" noValidate onSubmit={save}>
      <fieldset className="row-group">
        <legend>{t('staff.packers.assigned')}</legend>
        {assigned.packers.map(({ id, name }) => (
          <CheckField
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              setChosen(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          />
        ))}
      </fieldset>
      <p className="muted">{t('staff.packers.hint')}</p>
      <ErrorNotice error={saving.error} />
      <div className="actions">
        <Button type="submit" look="secondary" isBusy={saving.isPending}>
          {t('staff.packers.save')}
        </Button>
      </div>
    </form>
  );
}
