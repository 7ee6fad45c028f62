import type { PackedTick, PackingParcel, ShowParcelInput } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useRef, useState } from 'react';
import { ProblemError } from '../../shared/api/problem-error.ts';
import { Notice } from '../../shared/page/notice.tsx';
import { formatMoment } from '../../shared/texts/format-moment.ts';
import { problemText } from '../../shared/texts/problem-text.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { PackingCard } from './packing-card.tsx';
import { usePackParcel, useShowParcel, useUndoPack } from './packing-api.ts';
import { ScanField } from './scan-field.tsx';

interface PackingDeskProps {
  batchId: string;
  /** Null when everything was packed. */
  first: PackingParcel | null;
  /** What was ticked last, also by others. */
  recent: PackedTick[];
}

/** Scan, tick, next: whatever is pressed, the field of the scanner has the focus again. */
export function PackingDesk({ batchId, first, recent }: PackingDeskProps) {
  const texts = useTexts();
  const { t } = texts;
  const field = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(first);
  const [lastPacked, setLastPacked] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const showing = useShowParcel(batchId);
  const packing = usePackParcel(batchId);
  const undoing = useUndoPack(batchId);
  const isBusy = showing.isPending || packing.isPending || undoing.isPending;

  const begin = () => {
    field.current?.focus({ preventScroll: true });
    for (const step of [showing, packing, undoing]) step.reset();
    setSaid('');
  };
  const show = (wanted: ShowParcelInput) => {
    begin();
    showing.mutate(wanted, { onSuccess: ({ parcel }) => setShown(parcel) });
  };
  const pack = (reference: string) => {
    begin();
    packing.mutate(reference, {
      onSuccess({ tick, wasPacked, next }) {
        setShown(next);
        if (!wasPacked) setLastPacked(reference);
        setSaid(t(wasPacked ? 'staff.packing.late' : 'staff.packing.done', { reference, by: tick.packedBy }));
      },
    });
  };
  const undo = () => {
    begin();
    undoing.mutate(undefined, {
      onSuccess({ parcel }) {
        setLastPacked(null);
        if (parcel === null) return;
        setShown(parcel);
        setSaid(t('staff.packing.undone', { reference: parcel.reference }));
      },
    });
  };

  // Somebody else may have been faster; one's own tick leads to the next parcel by itself.
  const tickOf = (reference: string) => recent.find((tick) => tick.reference === reference);
  const tick = shown === null || packing.isPending ? undefined : tickOf(shown.reference);
  const parcel =
    shown === null || tick === undefined || undoing.isSuccess
      ? shown
      : { ...shown, packed: { at: tick.packedAt, by: tick.packedBy } };
  const isOpen = parcel !== null && parcel.packed === null && !parcel.hasLeft;
  const enter = (reference: string) => {
    if (isBusy) return;
    if (parcel !== null && isOpen && (reference === '' || reference === parcel.reference)) pack(parcel.reference);
    else if (reference === '') show({ after: parcel?.position ?? 0 });
    else show({ reference });
  };
  const error = showing.error ?? packing.error ?? undoing.error;
  return (
    <div className="stack packing-desk">
      <ScanField input={field} onEnter={enter} />
      {error === null ? null : (
        <Notice
          kind="error"
          announce="alert"
          title={
            isUnknown(error)
              ? t('staff.packing.unknown', { reference: showing.variables?.reference ?? packing.variables ?? '' })
              : problemText(texts, error)
          }
        />
      )}
      <output className="packing-said">{said}</output>
      {parcel === null ? (
        <section className="panel stack">
          <h2>{t('staff.packing.finished')}</h2>
          <p>{t('staff.packing.finished_body')}</p>
        </section>
      ) : (
        <PackingCard parcel={parcel}>
          {parcel.packed === null ? null : (
            <p className="packing-was">
              {t(parcel.packed.by === '' ? 'staff.packing.already_unknown' : 'staff.packing.already', {
                by: parcel.packed.by,
                at: formatMoment(parcel.packed.at, texts.language),
              })}
            </p>
          )}
          {parcel.hasLeft ? <p className="packing-was">{t('staff.packing.has_left')}</p> : null}
          <div className="packing-keys">
            {isOpen ? (
              <Button isBusy={packing.isPending} onClick={() => pack(parcel.reference)}>
                {t('staff.packing.pack')}
              </Button>
            ) : null}
            <Button look="secondary" isBusy={showing.isPending} onClick={() => show({ after: parcel.position })}>
              {t(isOpen ? 'staff.packing.skip' : 'staff.packing.next')}
            </Button>
          </div>
        </PackingCard>
      )}
      {lastPacked === null ? null : (
        <div className="packing-keys">
          <Button look="secondary" isBusy={undoing.isPending} onClick={undo}>
            {t('staff.packing.undo', { reference: lastPacked })}
          </Button>
        </div>
      )}
    </div>
  );
}

function isUnknown(error: unknown): boolean {
  return error instanceof ProblemError && error.problem.errors?.some(({ code }) => code === 'not_in_batch') === true;
}
