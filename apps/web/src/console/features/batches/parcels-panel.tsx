import type { BatchDetail, BatchParcel } from '@doorstep/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { DialogForm } from '../../shared/page/dialog-form.tsx';
import { Dialog } from '../../shared/page/dialog.tsx';
import { Loaded } from '../../shared/page/loaded.tsx';
import { Notice } from '../../shared/page/notice.tsx';
import { useToast } from '../../shared/page/toasts.tsx';
import { Pager, useLastPageInAddress, usePageNumber } from '../../shared/page/pager.tsx';
import { StateBadge } from '../../shared/page/state-badge.tsx';
import { formatMoment } from '../../shared/texts/format-moment.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { problemText } from '../../shared/texts/problem-text.ts';
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
  return (
    <section id="batch-parcels" className="stack">
      <h2>{t('staff.batch.parcels')}</h2>
      {undoing.isError ? <Notice kind="error" announce="alert" title={problemText(texts, undoing.error)} /> : null}
      <Loaded query={parcels}>
        {(data) => (
          <>
            <table className="table requests-table parcels-table">
              <caption className="visually-hidden">{t('staff.batch.parcels')}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('staff.batch.position')}</th>
                  <th scope="col">{t('staff.requests.reference')}</th>
                  <th scope="col">{t('staff.requests.name')}</th>
                  <th scope="col">{t('staff.requests.address')}</th>
                  <th scope="col">{t('staff.requests.lines')}</th>
                  <th scope="col">{t('staff.batch.tracking_number')}</th>
                  <th scope="col">{t('staff.requests.state')}</th>
                  {mayTakeOut || mayUndo ? (
                    <td>
                      <span className="visually-hidden">{t('staff.batch.take_out')}</span>
                    </td>
                  ) : null}
                </tr>
              </thead>
              <tbody>
                {data.rows.map((parcel) => (
                  <Row
                    key={parcel.requestId}
                    parcel={parcel}
                    hasActions={mayTakeOut || mayUndo}
                    onUndo={mayUndo && parcel.undoableUntil !== null ? () => undo(parcel) : null}
                    onTakeOut={
                      mayTakeOut && parcel.dispatchedAt === null
                        ? () => {
                            takingOut.reset();
                            setChosen(parcel);
                          }
                        : null
                    }
                  />
                ))}
              </tbody>
            </table>
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

interface RowProps {
  parcel: BatchParcel;
  hasActions: boolean;
  onTakeOut: (() => void) | null;
  onUndo: (() => void) | null;
}

function Row({ parcel, hasActions, onTakeOut, onUndo }: RowProps) {
  const { t, language } = useTexts();
  const { reference, addressLines, trackingNumber, trackingUrl, dispatchedAt } = parcel;
  return (
    <tr>
      <td className="cell-position">{t('staff.number', { number: parcel.position })}</td>
      <th scope="row" className="cell-reference">
        <Link to={`/staff/requests/${parcel.requestId}`}>{reference}</Link>
      </th>
      <td className="cell-name">
        <bdi>{parcel.name === '' ? t('staff.none') : parcel.name}</bdi>
      </td>
      <td className="cell-address">
        <bdi>{addressLines.length === 0 ? t('staff.batch.no_address') : addressLines.join(', ')}</bdi>
      </td>
      <td className="cell-lines">
        <ul className="plain-list">
          {parcel.lines.map(({ name, quantity }) => (
            <li key={name}>
              <bdi>{t('staff.requests.line', { name, quantity })}</bdi>
            </li>
          ))}
        </ul>
      </td>
      <td className="cell-tracking">
        {trackingUrl === '' ? (
          <bdi dir="ltr">{trackingNumber}</bdi>
        ) : (
          <a href={trackingUrl} rel="noreferrer">
            <bdi dir="ltr">{trackingNumber}</bdi>
          </a>
        )}
      </td>
      <td className="cell-state">
        {parcel.state === 'packed' && parcel.packedAt === null ? (
          <span className="badge">{t('staff.batch.to_pack')}</span>
        ) : (
          <StateBadge state={parcel.state} />
        )}
        {dispatchedAt === null ? null : (
          <span className="cell-reasons">
            {t('staff.batch.dispatched_at', { at: formatMoment(dispatchedAt, language) })}
          </span>
        )}
      </td>
      {hasActions ? (
        <td className="cell-action">
          {onTakeOut === null ? null : (
            <button
              type="button"
              className="text-button"
              aria-label={t('staff.batch.take_out_of', { reference })}
              onClick={onTakeOut}
            >
              {t('staff.batch.take_out')}
            </button>
          )}
          {onUndo === null ? null : (
            <button
              type="button"
              className="text-button"
              aria-label={t('staff.batch.undo_one_of', { reference })}
              onClick={onUndo}
            >
              {t('staff.batch.undo_one')}
            </button>
          )}
        </td>
      ) : null}
    </tr>
  );
}
