import type { FieldErrorCode, PackedTick, PackingParcel, ShowParcelInput } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useLayoutEffect, useRef, useState, useId, type ReactNode } from 'react';
import { ProblemError } from '@doorstep/client';
import { Link } from 'react-router';
import { FailedScans, type FailedScan } from '../../shared/form/failed-scans.tsx';
import { signalScan } from '../../shared/form/scan-signal.ts';
import { useScanQueue } from '../../shared/form/use-scan-queue.ts';
import { formatMoment } from '../../shared/texts/format-moment.ts';
import { problemText } from '../../shared/texts/problem-text.ts';
import { type Texts, useTexts } from '../../shared/texts/texts-context.tsx';
import { usePackParcel, useShowParcel, useUndoPack } from './packing-api.ts';
import { ScanField } from './scan-field.tsx';
import { useAllowed } from '../../shared/session.ts';

interface PackingDeskProps {
  batchId: string;
  /** Null if everything was packed. */
  first: PackingParcel | null;
  /** The latest ticks, including colleagues'. */
  recent: PackedTick[];
}

interface Scan {
  /** Empty if Enter was pressed alone. */
  reference: string;
  /** Scanned while the previous one was being sent. */
  isFollowing: boolean;
}

/** Scan, tick, next: after every action the scanner field has the focus again. */
export function PackingDesk({ batchId, first, recent }: PackingDeskProps) {
  const texts = useTexts();
  const { t } = texts;
  const field = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(first);
  const [lastPacked, setLastPacked] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  /** Failures of the last scan and of the scans it followed closely. */
  const [failures, setFailures] = useState<FailedScan[]>([]);
  const showing = useShowParcel(batchId);
  const packing = usePackParcel(batchId);
  const undoing = useUndoPack(batchId);
  const isBusy = showing.isPending || packing.isPending || undoing.isPending;

  const begin = () => {
    field.current?.focus({ preventScroll: true });
    setFailures([]);
    setAnnouncement('');
  };
  const fail = (failure: FailedScan) => {
    signalScan('wrong');
    setFailures((before) => [...before, failure]);
  };
  const show = (wanted: ShowParcelInput) => {
    undoing.reset();
    showing.mutate(wanted, {
      ifShown({ parcel }) {
        setShown(parcel);
        if (wanted.reference !== undefined) signalScan(parcel?.packed === null && !parcel.hasLeft ? 'right' : 'wrong');
      },
      onError: (error) => fail({ reference: wanted.reference ?? '', error }),
    });
  };
  const pack = (reference: string) => {
    undoing.reset();
    packing.mutate(reference, {
      ifShown({ tick, wasPacked, next }) {
        setShown(next);
        signalScan(wasPacked ? 'wrong' : 'right');
        if (!wasPacked) setLastPacked(reference);
        setAnnouncement(t(wasPacked ? 'staff.packing.late' : 'staff.packing.done', { reference, by: tick.packedBy }));
      },
      onError: (error) => fail({ reference, error }),
    });
  };
  const undo = (reference: string) =>
    undoing.mutate(reference, {
      ifShown({ parcel }) {
        setLastPacked(null);
        setShown(parcel);
        setAnnouncement(t('staff.packing.undone', { reference }));
      },
      onError(error) {
        if (fieldCodes(error).includes('not_packed_last')) setLastPacked(null);
        fail({ reference, error });
      },
    });

  // A colleague may have ticked the parcel; the person's own tick moves on by itself.
  const tickOf = (reference: string) => recent.find((tick) => tick.reference === reference);
  const tick = shown === null || packing.isPending ? undefined : tickOf(shown.reference);
  const parcel =
    shown === null || tick === undefined || undoing.isSuccess
      ? shown
      : { ...shown, packed: { at: tick.packedAt, by: tick.packedBy } };
  const isOpen = parcel !== null && parcel.packed === null && !parcel.hasLeft;
  const enter = (reference: string) => {
    if (parcel !== null && isOpen && (reference === '' || reference === parcel.reference)) pack(parcel.reference);
    else if (reference === '') show({ after: parcel?.position ?? 0 });
    else show({ reference });
  };
  const enqueue = useScanQueue<Scan>(isBusy, ({ reference, isFollowing }) => {
    if (!isFollowing) begin();
    enter(reference);
  });
  const scan = (reference: string) => {
    // Enter alone means the visible parcel, which a pending tick is about to replace.
    if (reference !== '' || !isBusy) enqueue({ reference, isFollowing: isBusy });
  };

  useLayoutEffect(() => {
    // The focused button may be gone because a colleague ticked the parcel.
    if (document.activeElement === document.body) field.current?.focus({ preventScroll: true });
  });
  return (
    <div className="stack packing-desk">
      <ScanField input={field} onEnter={scan} />
      <p className="hint">
        {t('staff.packing.rule')} {t('staff.scan.rule')}
      </p>
      <FailedScans scans={failures} textOf={(failure) => failureText(texts, failure)} />
      <output className="packing-status">{announcement}</output>
      {parcel === null ? (
        <PackingFinished batchId={batchId} />
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
              <Button
                isBusy={isBusy}
                onClick={() => {
                  begin();
                  pack(parcel.reference);
                }}
              >
                {t('staff.packing.pack')}
              </Button>
            ) : null}
            <Button
              look="secondary"
              isBusy={isBusy}
              onClick={() => {
                begin();
                show({ after: parcel.position });
              }}
            >
              {t(isOpen ? 'staff.packing.skip' : 'staff.packing.next')}
            </Button>
          </div>
        </PackingCard>
      )}
      {lastPacked === null ? null : (
        <div className="packing-keys">
          <Button
            look="secondary"
            isBusy={isBusy}
            onClick={() => {
              begin();
              undo(lastPacked);
            }}
          >
            {t('staff.packing.undo', { reference: lastPacked })}
          </Button>
        </div>
      )}
    </div>
  );
}

function failureText(texts: Texts, { reference, error }: FailedScan): string {
  const codes = fieldCodes(error);
  if (codes.includes('not_in_batch')) return texts.t('staff.packing.unknown', { reference });
  if (codes.includes('not_packed_last')) return texts.t('staff.packing.not_last', { reference });
  return problemText(texts, error);
}

function fieldCodes(error: unknown): FieldErrorCode[] {
  return error instanceof ProblemError ? (error.problem.errors ?? []).map(({ code }) => code) : [];
}

/** One parcel in print legible from a shelf away: the recipient and the contents. */
function PackingCard({ parcel, children }: { parcel: PackingParcel; children: ReactNode }) {
  const { t } = useTexts();
  const id = useId();
  return (
    <section className="panel stack packing-card" aria-labelledby={id}>
      <p className="packing-number">
        <span>{t('staff.packing.position', { position: parcel.position })}</span>
        <bdi dir="ltr">{parcel.reference}</bdi>
      </p>
      <h2 id={id}>
        <bdi>{parcel.name === '' ? t('staff.none') : parcel.name}</bdi>
      </h2>
      <address>
        {parcel.addressLines.length === 0
          ? t('staff.batch.no_address')
          : parcel.addressLines.map((line, index) => (
              <bdi key={`${index} ${line}`} className="packing-line">
                {line}
              </bdi>
            ))}
      </address>
      <h3>{t('staff.packing.items')}</h3>
      <ul className="plain-list packing-items">
        {parcel.lines.map(({ name, quantity }) => (
          <li key={name}>
            <bdi>{t('staff.requests.line', { name, quantity })}</bdi>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

/** Everything is ticked: links to dispatch if allowed, otherwise names who may do it. */
function PackingFinished({ batchId }: { batchId: string }) {
  const { t } = useTexts();
  const mayDispatch = useAllowed('batches.write');
  return (
    <section className="panel stack">
      <h2>{t('staff.packing.finished')}</h2>
      <p>
        {mayDispatch ? (
          // `stepPlaces.dispatch` of the batch page.
          <Link to={`/staff/batches/${batchId}#batch-dispatch`}>{t('staff.packing.to_dispatch')}</Link>
        ) : (
          t('staff.packing.up_to')
        )}
      </p>
      <p>{t('staff.packing.finished_body')}</p>
    </section>
  );
}
