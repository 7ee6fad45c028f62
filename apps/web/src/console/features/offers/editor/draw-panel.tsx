import type { StaffDraw, StaffOffer } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useRef, useState, type FormEvent } from 'react';
import { focusFirstFault } from '../../../shared/form/focus-first-fault.ts';
import { TextField } from '../../../shared/form/text-field.tsx';
import { Dialog } from '../../../shared/page/dialog.tsx';
import { Notice } from '../../../shared/page/notice.tsx';
import { useDone } from '../../../shared/page/use-done.tsx';
import { Moment } from '../../../shared/texts/moment.tsx';
import { problemText } from '../../../shared/texts/problem-text.ts';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { useEnterDrawValue } from '../offers-api.ts';
import { useEditor } from './editor-context.ts';

/** Where the draw stands; once its list is fixed and the value is known, the value is entered here, once. */
export function DrawPanel({ offer, draw }: { offer: StaffOffer; draw: StaffDraw }) {
  const { t } = useTexts();
  const { mayWrite } = useEditor();
  const { done, sayDone } = useDone();
  const announced = offer.input.draw?.value[offer.input.mainLanguage] ?? '';
  const knownAt = offer.input.draw?.knownAt ?? null;
  return (
    <section className="panel">
      <h2>{t('staff.draw.title')}</h2>
      {done}
      <p>{t(`staff.draw.${draw.state}`, { count: draw.entries })}</p>
      {draw.state === 'fixed' && !draw.isDue && knownAt !== null ? (
        <p className="muted">
          {t('staff.draw.known_at')} <Moment at={knownAt} timeZone={offer.input.timeZone} />
        </p>
      ) : null}
      {announced === '' ? null : (
        <p>
          {t('staff.draw.decided_by')} <bdi lang={offer.input.mainLanguage}>{announced}</bdi>
        </p>
      )}
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
      {draw.isDue && mayWrite ? <ValueForm offer={offer} onHeld={() => sayDone(t('staff.draw.entered'))} /> : null}
    </section>
  );
}

function ValueForm({ offer, onHeld }: { offer: StaffOffer; onHeld: () => void }) {
  const texts = useTexts();
  const { t } = texts;
  const { refresh } = useEditor();
  const entering = useEnterDrawValue(offer.id);
  const [value, setValue] = useState('');
  const [isAsked, setAsked] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const [isMissing, setMissing] = useState(false);

  // A dialog asks first: what is entered is entered once.
  const ask = (event: FormEvent) => {
    event.preventDefault();
    setMissing(value.trim() === '');
    if (value.trim() === '') focusFirstFault(place.current);
    setAsked(value.trim() !== '');
  };
  const hold = async () => {
    setAsked(false);
    try {
      await entering.mutateAsync(value);
    } catch {
      return; // said below
    }
    await refresh();
    onHeld();
  };
  return (
    // Not a form: it stands inside the editor's.
    <div ref={place} className="stack">
      <TextField
        label={t('staff.draw.enter')}
        hint={t('staff.draw.enter_hint')}
        value={value}
        error={isMissing ? t('field_error.required') : undefined}
        onChange={(event) => setValue(event.target.value)}
      />
      {entering.isError ? <Notice kind="error" announce="alert" title={problemText(texts, entering.error)} /> : null}
      <div className="actions">
        <Button type="button" isBusy={entering.isPending} onClick={ask}>
          {t('staff.draw.hold')}
        </Button>
      </div>
      <Dialog title={t('staff.draw.confirm')} isOpen={isAsked} onClose={() => setAsked(false)}>
        <p>
          <bdi>{value.trim()}</bdi>
        </p>
        <p>{t('staff.draw.confirm_body')}</p>
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
