import { maxNamedParcels, parseReference, type BatchReferences, type FieldErrorCode } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useRef, useState, type FormEvent } from 'react';
import { ProblemError } from '@doorstep/client';
import { signalScan } from '../../shared/form/scan-signal.ts';
import { TextField } from '../../shared/form/fields.tsx';
import { Notice } from '../../shared/page/notice.tsx';
import { problemText } from '../../shared/texts/problem-text.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { useDispatch, useReferences } from './batches-api.ts';
import { useDispatchToast } from './use-dispatch-toast.ts';
import { DispatchRemarks } from './dispatch-remarks.tsx';

/**
 * A scanner is a keyboard that ends each reference with Enter, so the field keeps the focus until all are in the list.
 */
export function ScanForm({ batchId }: { batchId: string }) {
  const texts = useTexts();
  const { t } = texts;
  const showDispatched = useDispatchToast(batchId);
  const sending = useDispatch(batchId);
  const references = useReferences(batchId);
  const place = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [scanned, setScanned] = useState<string[]>([]);
  const [announcement, setAnnouncement] = useState('');
  /** The last scan, if it is not a parcel to dispatch. */
  const [refused, setRefused] = useState<{ text: string; count: number } | null>(null);
  const wrong = wrongLines(sending.error, sending.variables ?? []);
  const focusField = () => place.current?.querySelector('input')?.focus();

  const add = (event: FormEvent) => {
    event.preventDefault();
    const reference = parseReference(typed);
    focusField();
    if (reference === '') return;
    setTyped('');
    setAnnouncement('');
    const code = refusal(reference, references.data);
    setRefused(
      code === null
        ? null
        : { text: t(`staff.batch.scanned_${code}`, { reference }), count: (refused?.count ?? 0) + 1 },
    );
    const isNew = code === null && !scanned.includes(reference) && scanned.length < maxNamedParcels;
    signalScan(isNew ? 'right' : 'wrong');
    if (code !== null) return;
    if (scanned.includes(reference)) return setAnnouncement(t('staff.batch.scanned_twice', { reference }));
    if (scanned.length >= maxNamedParcels)
      return setAnnouncement(t('staff.batch.scanned_full', { max: maxNamedParcels }));
    setScanned([...scanned, reference]);
    setAnnouncement(t('staff.batch.scanned_added', { reference, count: scanned.length + 1 }));
  };
  const remove = (reference: string) => {
    setScanned(scanned.filter((other) => other !== reference));
    focusField();
  };
  const dispatch = () =>
    sending.mutate(scanned, {
      report: (done) => showDispatched(done, scanned),
      ifShown() {
        setScanned([]);
        setAnnouncement('');
      },
    });
  return (
    <div className="stack" ref={place}>
      <form className="filter-search scan" noValidate onSubmit={add}>
        <TextField
          label={t('staff.batch.scan')}
          hint={`${t('staff.batch.scan_hint')} ${t('staff.scan.rule')}`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" look="secondary">
          {t('staff.batch.scan_add')}
        </Button>
      </form>
      {refused === null ? null : <Notice key={refused.count} kind="error" announce="alert" title={refused.text} />}
      <output className="muted">{announcement}</output>
      {sending.isError ? (
        <Notice
          kind="error"
          announce="alert"
          title={
            wrong.size === 0
              ? problemText(texts, sending.error)
              : t('staff.batch.dispatch_wrong', { count: wrong.size })
          }
        />
      ) : null}
      {scanned.length === 0 ? null : (
        <>
          <ul className="plain-list scanned">
            {scanned.toReversed().map((reference) => {
              // A parcel scanned before the batch's contents were loaded is checked once they are.
              const problem = wrong.get(reference) ?? refusal(reference, references.data);
              return (
                <li key={reference} className={problem === null ? '' : 'scanned-wrong'}>
                  <bdi dir="ltr">{reference}</bdi>
                  {problem === null ? null : <span>{t(`field_error.${problem}`)}</span>}
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={t('staff.batch.scan_remove', { reference })}
                    onClick={() => remove(reference)}
                  >
                    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                      <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
                    </svg>
                  </button>
                </li>
              );
            })}
          </ul>
          <DispatchRemarks known={references.data} leaving={scanned} />
          <div className="actions">
            <Button isBusy={sending.isPending} onClick={dispatch}>
              {t('staff.batch.dispatch_scanned', { count: scanned.length })}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

/** Why a parcel cannot be dispatched with this batch; null if it can, or while the batch's contents are unknown. */
function refusal(reference: string, known?: BatchReferences): 'not_in_batch' | 'already_dispatched' | null {
  if (known === undefined || known.waiting.includes(reference)) return null;
  return known.dispatched.includes(reference) ? 'already_dispatched' : 'not_in_batch';
}

function wrongLines(error: unknown, sent: string[]): Map<string, FieldErrorCode> {
  const errors = error instanceof ProblemError ? (error.problem.errors ?? []) : [];
  return new Map(
    errors.flatMap(({ field, code }) => {
      const reference = sent[Number(field.split('.')[1])];
      return reference === undefined ? [] : [[reference, code] as const];
    }),
  );
}
