import { type DrawFormat, type StaffDraw, type StaffOffer, drawFormatValues, isDrawValue } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useRef, useState, type FormEvent } from 'react';
import { focusFirstError } from '../../../shared/form/focus-first-error.ts';
import { TextField } from '../../../shared/form/fields.tsx';
import { Dialog } from '../../../shared/page/dialog.tsx';
import { ErrorNotice, Notice } from '../../../shared/page/notice.tsx';
import { useDone } from '../../../shared/page/use-done.tsx';
import { useMailWay } from '../../../shared/session.ts';
import { MomentText } from '../../../shared/texts/moment-text.tsx';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { useEnterDrawValue } from '../offers-api.ts';
import { useEditor } from './editor-context.ts';

/** The draw's state; once its list is fixed and the value is known, two people enter the value here. */
export default function DrawPanel({ offer, draw }: { offer: StaffOffer; draw: StaffDraw }) {
  const { t } = useTexts();
  const { mayWrite } = useEditor();
  const { done, announceDone } = useDone();
  const announced = offer.input.draw?.value[offer.input.mainLanguage] ?? '';
  const knownAt = offer.input.draw?.knownAt ?? null;
  const format = offer.input.draw?.format ?? null;
  return (
    <section className="panel">
      <h2>{t('staff.draw.title')}</h2>
      {done}
      <p>{t(`staff.draw.${draw.state}`, { count: draw.entries })}</p>
      {draw.state === 'fixed' && !draw.isDue && knownAt !== null ? (
        <p className="muted">
          <MomentText
            moments={{ at: knownAt }}
            text={(marks) => t('staff.draw.known_at', marks)}
            timeZone={offer.input.timeZone}
          />
        </p>
      ) : null}
      {announced === '' ? null : (
        <p>
          {t('staff.draw.decided_by')} <bdi lang={offer.input.mainLanguage}>{announced}</bdi>
        </p>
      )}
      {format === null ? null : <p className="muted">{t('staff.draw.format', drawFormatValues(format))}</p>}
      {draw.value === null ? null : (
        <p>
          {t('staff.draw.value')} <bdi>{draw.value}</bdi>
        </p>
      )}
      {draw.state === 'collecting' ? null : (
        <p>
          <a href={`${offer.publicUrl}/draw`}>{t('staff.draw.public_page')}</a>
        </p>
      )}
      <EnteredValues draw={draw} timeZone={offer.input.timeZone} />
      {draw.isDue && mayWrite && format !== null ? (
        <ValueForm offer={offer} draw={draw} format={format} onEntered={(next) => announceDone(t(outcomeOf(next)))} />
      ) : null}
    </section>
  );
}

function outcomeOf(draw: StaffDraw | null) {
  if ((draw?.value ?? null) !== null) return 'staff.draw.entered' as const;
  return (draw?.entered.length ?? 0) > 1 ? ('staff.draw.differs' as const) : ('staff.draw.proposed' as const);
}

interface ValueFormProps {
  offer: StaffOffer;
  draw: StaffDraw;
  format: DrawFormat;
  onEntered: (draw: StaffDraw | null) => void;
}

function ValueForm({ offer, draw, format, onEntered }: ValueFormProps) {
  const { t } = useTexts();
  const { refresh } = useEditor();
  const way = useMailWay();
  const entering = useEnterDrawValue(offer.id);
  const [value, setValue] = useState('');
  const [isAsked, setAsked] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const [issue, setIssue] = useState<string>();
  const hasEntered = draw.entered.some(({ isOwn }) => isOwn);

  // Confirm first: once two people have entered the value, it is final.
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const typed = value.trim();
    const isWritten = isDrawValue(format, typed);
    setIssue(isWritten ? undefined : t('field_error.draw_value_form', drawFormatValues(format)));
    if (!isWritten) focusFirstError(place.current);
    setAsked(isWritten);
  };
  const hold = async () => {
    setAsked(false);
    try {
      const { draw: next } = await entering.mutateAsync(value.trim());
      await refresh();
      setValue('');
      onEntered(next);
    } catch {
      return; // reported below
    }
  };
  return (
    // Not a form: it is inside the editor's form.
    <div ref={place} className="stack">
      <TextField
        label={hasEntered ? t('staff.draw.correct') : t('staff.draw.enter')}
        hint={t('staff.draw.enter_hint')}
        value={value}
        error={issue}
        onChange={(event) => setValue(event.target.value)}
      />
      <ErrorNotice error={entering.error} />
      <div className="actions">
        <Button type="button" isBusy={entering.isPending} onClick={ask}>
          {t('staff.draw.hold')}
        </Button>
      </div>
      <Dialog title={t('staff.draw.confirm')} isOpen={isAsked} onClose={() => setAsked(false)}>
        <p>
          <strong>
            <bdi>{value.trim()}</bdi>
          </strong>
        </p>
        <p>{t('staff.draw.confirm_body', { way })}</p>
        <div className="actions">
          <Button onClick={() => void hold()}>{t('staff.draw.hold')}</Button>
          <Button look="secondary" onClick={() => setAsked(false)}>
            {t('staff.cancel')}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}

/** Which people have entered a draw's value and who is still missing, until two agree. */
function EnteredValues({ draw, timeZone }: { draw: StaffDraw; timeZone: string }) {
  const { t } = useTexts();
  const isTeamOfOne = draw.state === 'collecting' && !draw.canBeConfirmed;
  if (draw.state !== 'fixed' && !isTeamOfOne) return null;
  const differ = new Set(draw.entered.map(({ value }) => value)).size > 1;
  return (
    <>
      {draw.canBeConfirmed ? (
        <p>{t('staff.draw.two_people')}</p>
      ) : (
        <Notice kind="warning" announce="status" title={t('staff.draw.only_one')} />
      )}
      {draw.entered.length === 0 ? null : (
        <ul>
          {draw.entered.map(({ person, value, at }) => (
            <li key={`${person} ${at}`}>
              <MomentText
                moments={{ at }}
                timeZone={timeZone}
                text={(marks) =>
                  value === null
                    ? t('staff.draw.entered_by_hidden', { ...marks, person })
                    : t('staff.draw.entered_by', { ...marks, person, value })
                }
              />
            </li>
          ))}
        </ul>
      )}
      {differ ? <Notice kind="warning" announce="status" title={t('staff.draw.disagree')} /> : null}
    </>
  );
}
