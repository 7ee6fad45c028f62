import { Button, RadioGroup } from '@doorstep/ui';
import type { StaffOffer } from '@doorstep/contract';
import { useId, useState, type FormEvent } from 'react';
import { useTried } from '../../../shared/api/api.ts';
import { useSettled } from '../../../shared/form/use-settled.ts';
import { TextField } from '../../../shared/form/fields.tsx';
import { ErrorNotice, Notice } from '../../../shared/page/notice.tsx';
import { useMailWay } from '../../../shared/session.ts';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { useRecordMovement } from '../offers-api.ts';
import { changeBy, readMovementQuantity } from './movement-quantity.ts';

const kinds = ['delivery', 'count', 'damaged', 'returned'] as const;

interface MovementFormProps {
  offerId: string;
  stock: StaffOffer['stock'][number];
  /** Expected stock on the shelf; null while unknown. */
  onShelf: number | null;
  onRecorded: (() => void) | undefined;
}

export function MovementForm({ offerId, stock, onShelf, onRecorded }: MovementFormProps) {
  const { t } = useTexts();
  const way = useMailWay();
  const record = useRecordMovement(offerId, stock.itemId);
  const kindId = useId();
  const [kind, setKind] = useState<(typeof kinds)[number]>('delivery');
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [isWrong, setWrong] = useState(false);
  const quantity = readMovementQuantity(kind, typed);
  const change =
    quantity === null || (kind === 'count' && onShelf === null) ? null : changeBy(kind, quantity, onShelf ?? 0);
  const settled = useSettled(quantity === null ? null : { kind, quantity });
  const tried = useTried(
    'POST /offers/:offer/items/:item/movements',
    settled === null ? null : { params: { offer: offerId, item: stock.itemId }, body: settled },
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React bubbles a dialog form's submit event to the page's form, which would save the offer.
    event.stopPropagation();
    setWrong(quantity === null);
    if (quantity === null) return;
    record.mutate(
      { kind, quantity, reason: reason.trim() },
      {
        report: onRecorded,
        ifShown: () => {
          setTyped('');
          setReason('');
        },
      },
    );
  };
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <ErrorNotice error={record.error} />
      {record.isSuccess && typed === '' ? (
        <Notice kind="success" announce="status" title={t('staff.stock.recorded', { ...record.data, way })} />
      ) : null}
      <RadioGroup
        id={kindId}
        legend={t('staff.stock.new_movement')}
        name="movement-kind"
        value={kind}
        choices={kinds.map((one) => ({
          value: one,
          label: t(`staff.movement.${one}`),
          hint: t(`staff.movement_hint.${one}`),
        }))}
        onChange={(event) => setKind(kinds.find((one) => one === event.target.value) ?? 'delivery')}
      />
      <div className="field-row">
        <TextField
          label={t(kind === 'count' ? 'staff.stock.counted' : 'staff.stock.quantity')}
          error={
            isWrong && quantity === null
              ? t(kind === 'count' ? 'staff.stock.counted_wrong' : 'staff.stock.quantity_wrong')
              : undefined
          }
          width="short"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <TextField
          label={t('staff.stock.reason')}
          value={reason}
          maxLength={500}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
      {change === null || stock.stock === null ? null : (
        <p className="muted">
          {kind === 'count' ? `${t('staff.stock.count_differs', { change })} ` : ''}
          {t('staff.stock.result', { stock: stock.stock + change })}
        </p>
      )}
      {change !== null && change > 0 && settled !== null && tried.data !== undefined ? (
        <output>{t('staff.stock.serves', { ...tried.data.answer, way })}</output>
      ) : null}
      <div className="actions">
        <Button type="submit" isBusy={record.isPending}>
          {t('staff.stock.record')}
        </Button>
      </div>
    </form>
  );
}
