import { Button, RadioGroup } from '@doorstep/ui';
import type { MovementInput, StaffOffer } from '@doorstep/contract';
import { useId, useState, type FormEvent } from 'react';
import { TextField } from '../../../../shared/form/text-field.tsx';
import { Notice } from '../../../../shared/page/notice.tsx';
import { useMailWay } from '../../../../shared/session.ts';
import { problemText } from '../../../../shared/texts/problem-text.ts';
import { useTexts } from '../../../../shared/texts/texts-context.tsx';
import { useRecordMovement } from '../../offers-api.ts';
import { useEditor } from '../editor-context.ts';
import { readMovementQuantity, signedQuantity } from './movement-quantity.ts';

const kinds = ['delivery', 'correction', 'damaged', 'returned'] as const;

export function MovementForm({ offerId, stock }: { offerId: string; stock: StaffOffer['stock'][number] }) {
  const texts = useTexts();
  const { t } = texts;
  const { refresh } = useEditor();
  const way = useMailWay();
  const record = useRecordMovement(offerId, stock.itemId);
  const kindId = useId();
  const [kind, setKind] = useState<MovementInput['kind']>('delivery');
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [isWrong, setWrong] = useState(false);
  const quantity = readMovementQuantity(kind, typed);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React lets the event of a dialog's form rise to the page's form, which would save the offer.
    event.stopPropagation();
    setWrong(quantity === null);
    if (quantity === null) return;
    record.mutate(
      { kind, quantity, reason: reason.trim() },
      {
        onSuccess: () => {
          setTyped('');
          setReason('');
          void refresh();
        },
      },
    );
  };
  return (
    <form className="stack" noValidate onSubmit={submit}>
      {record.isError ? <Notice kind="error" announce="alert" title={problemText(texts, record.error)} /> : null}
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
          label={t(kind === 'correction' ? 'staff.stock.difference' : 'staff.stock.quantity')}
          error={
            isWrong && quantity === null
              ? t(kind === 'correction' ? 'staff.stock.difference_wrong' : 'staff.stock.quantity_wrong')
              : undefined
          }
          width="short"
          inputMode={kind === 'correction' ? 'text' : 'numeric'}
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
      {quantity === null || stock.stock === null ? null : (
        <p className="muted">{t('staff.stock.result', { stock: stock.stock + signedQuantity(kind, quantity) })}</p>
      )}
      <div className="actions">
        <Button type="submit" isBusy={record.isPending}>
          {t('staff.stock.record')}
        </Button>
      </div>
    </form>
  );
}
