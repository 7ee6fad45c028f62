import type { BatchDetail, BatchParcel } from '@doorstep/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { DataTable, type Column } from '../../shared/page/data-table.tsx';
import { DialogForm } from '../../shared/page/dialog-form.tsx';
import { Dialog } from '../../shared/page/dialog.tsx';
import { Loaded } from '../../shared/page/loaded.tsx';
import { ErrorNotice } from '../../shared/page/notice.tsx';
import { useToast } from '../../shared/page/toasts.tsx';
import { Pager, useLastPageInAddress, usePageNumber } from '../../shared/page/pager.tsx';
import { StateBadge } from '../../shared/page/state-badge.tsx';
import { formatMoment } from '../../shared/texts/format-moment.ts';
import { useTexts, type Texts } from '../../shared/texts/texts-context.tsx';
import { useUndo } from '../../shared/api/use-undo.ts';
import { useParcels, useTakeOut } from './batches-api.ts';

interface ParcelsPanelProps {
  batch: BatchDetail;
  onDone: (text: string) => void;
}

/** The parcels in packing order, with their state. */
export function ParcelsPanel({ batch, onDone }: ParcelsPanelProps) {
  const texts = useTexts();
  const { t } = texts;
  const page = usePageNumber();
  const [chosen, setChosen] = useState<BatchParcel | null>(null);
  const parcels = useParcels(batch.id, page);
  useLastPageInAddress(parcels.data);
  const takingOut = useTakeOut(batch.id);
  const mayTakeOut = batch.actions.includes('take_out');
  const undoing = useUndo();
  const toast = useToast();
  const mayUndo = batch.actions.includes('undo_dispatch');
  const undo = ({ reference }: BatchParcel) =>
    undoing.mutate(
      { what: 'dispatch', batch: batch.id, references: [reference] },
      { report: () => toast({ text: t('staff.undo.dispatch_done', { reference }), takesFocus: true }) },
    );
  const takeOut = ({ requestId, reference }: BatchParcel) =>
    takingOut.mutate(requestId, {
      report: () => onDone(t('staff.batch.taken_out', { reference })),
      ifShown: () => setChosen(null),
    });
  const actions: Column<BatchParcel> = {
    label: t('staff.batch.take_out'),
    head: <span className="visually-hidden">{t('staff.batch.take_out')}</span>,
    kind: 'actions',
    className: 'cell-action',
    render: (parcel) => (
      <>
        {mayTakeOut && parcel.dispatchedAt === null ? (
          <button
            type="button"
            className="text-button"
            aria-label={t('staff.batch.take_out_of', { reference: parcel.reference })}
            onClick={() => {
              takingOut.reset();
              setChosen(parcel);
            }}
          >
            {t('staff.batch.take_out')}
          </button>
        ) : null}
        {mayUndo && parcel.undoableUntil !== null ? (
          <button
            type="button"
            className="text-button"
            aria-label={t('staff.batch.undo_one_of', { reference: parcel.reference })}
            onClick={() => undo(parcel)}
          >
            {t('staff.batch.undo_one')}
          </button>
        ) : null}
      </>
    ),
  };
  return (
    <section id="batch-parcels" className="stack">
      <h2>{t('staff.batch.parcels')}</h2>
      <ErrorNotice error={undoing.error} />
      <Loaded query={parcels}>
        {(data) => (
          <>
            <DataTable
              caption={t('staff.batch.parcels')}
              className="requests-table parcels-table"
              rows={data.rows}
              keyOf={({ requestId }) => requestId}
              columns={[...parcelColumns(texts), ...(mayTakeOut || mayUndo ? [actions] : [])]}
            />
            <Pager page={data.page} total={data.total} pageSize={data.pageSize} />
          </>
        )}
      </Loaded>
      <Dialog
        title={chosen === null ? '' : t('staff.batch.take_out_title', { reference: chosen.reference })}
        isOpen={chosen !== null}
        onClose={() => setChosen(null)}
      >
        {chosen === null ? null : (
          <DialogForm
            submit={t('staff.batch.take_out')}
            sending={takingOut}
            onSubmit={() => takeOut(chosen)}
            onCancel={() => setChosen(null)}
          >
            <p>{t('staff.batch.take_out_body')}</p>
          </DialogForm>
        )}
      </Dialog>
    </section>
  );
}

function parcelColumns({ t, language }: Texts): Column<BatchParcel>[] {
  return [
    {
      label: t('staff.batch.position'),
      className: 'cell-position',
      render: ({ position }) => t('staff.number', { number: position }),
    },
    {
      label: t('staff.requests.reference'),
      kind: 'name',
      className: 'cell-reference',
      render: ({ requestId, reference }) => <Link to={`/staff/requests/${requestId}`}>{reference}</Link>,
    },
    {
      label: t('staff.requests.name'),
      className: 'cell-name',
      render: ({ name }) => <bdi>{name === '' ? t('staff.none') : name}</bdi>,
    },
    {
      label: t('staff.requests.address'),
      className: 'cell-address',
      render: ({ addressLines }) => (
        <bdi>{addressLines.length === 0 ? t('staff.batch.no_address') : addressLines.join(', ')}</bdi>
      ),
    },
    {
      label: t('staff.requests.lines'),
      className: 'cell-lines',
      render: ({ lines }) => (
        <ul className="plain-list">
          {lines.map(({ name, quantity }) => (
            <li key={name}>
              <bdi>{t('staff.requests.line', { name, quantity })}</bdi>
            </li>
          ))}
        </ul>
      ),
    },
    {
      label: t('staff.batch.tracking_number'),
      className: 'cell-tracking',
      render: ({ trackingNumber, trackingUrl }) => {
        const number = <bdi dir="ltr">{trackingNumber}</bdi>;
        if (trackingUrl === '') return number;
        return (
          <a href={trackingUrl} rel="noreferrer">
            {number}
          </a>
        );
      },
    },
    {
      label: t('staff.requests.state'),
      className: 'cell-state',
      render: ({ state, packedAt, dispatchedAt }) => (
        <>
          {state === 'packed' && packedAt === null ? (
            <span className="badge">{t('staff.batch.to_pack')}</span>
          ) : (
            <StateBadge state={state} />
          )}
          {dispatchedAt === null ? null : (
            <span className="cell-reasons">
              {t('staff.batch.dispatched_at', { at: formatMoment(dispatchedAt, language) })}
            </span>
          )}
        </>
      ),
    },
  ];
}
