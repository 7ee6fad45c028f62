import type { OfferStatus, OfferTransition, StaffOffer } from '@doorstep/contract';
import { useState } from 'react';
import { Dialog } from '../../../shared/page/dialog.tsx';
import { Notice } from '../../../shared/page/notice.tsx';
import { Moment } from '../../../shared/texts/moment.tsx';
import { problemText } from '../../../shared/texts/problem-text.ts';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { useEditor } from './editor-context.ts';
import { formPathOf } from './form-path.ts';
import { MissingList } from './missing-list.tsx';
import { focusField } from './sections.ts';
import type { OfferEditorState } from './use-offer-editor.ts';

const transitionsOf: Record<OfferStatus, OfferTransition[]> = {
  draft: ['publish'],
  published: ['pause', 'close'],
  paused: ['resume', 'close'],
  closed: ['reopen', 'archive'],
  archived: [],
};

// What visitors notice at once and what cannot be taken back is confirmed.
const confirmed = ['publish', 'close', 'archive'] as const;
type Confirmed = (typeof confirmed)[number];

/** What the offer is to visitors now, and the steps that lead on from there. */
export function StatusPanel({ offer, editor }: { offer: StaffOffer; editor: OfferEditorState }) {
  const texts = useTexts();
  const { t } = texts;
  const { mayWrite } = useEditor();
  const [asked, setAsked] = useState<Confirmed | null>(null);
  const { transition } = editor;
  const shown = offer.status === 'published' && offer.phase ? offer.phase : offer.status;
  const firstMissing = offer.missing[0];

  const start = (name: OfferTransition) => {
    if (name === 'publish' && firstMissing !== undefined && !editor.form.formState.isDirty) {
      focusField(formPathOf(firstMissing));
      return;
    }
    const toConfirm = confirmed.find((one) => one === name);
    if (toConfirm) setAsked(toConfirm);
    else void editor.change(name);
  };
  return (
    <section className="panel">
      <h2>{t('staff.status.title')}</h2>
      <p>{t(`staff.status.${shown}`)}</p>
      {shown === 'scheduled' && offer.input.opensAt !== null ? (
        <p className="muted">
          {t('staff.offers.opens')} <Moment at={offer.input.opensAt} timeZone={offer.input.timeZone} />
        </p>
      ) : null}
      {offer.status === 'draft' && firstMissing !== undefined ? <MissingList missing={offer.missing} /> : null}
      {transition.isError ? <Notice tone="bad" announce="alert" title={problemText(texts, transition.error)} /> : null}
      {mayWrite ? (
        <div className="actions">
          {transitionsOf[offer.status].map((name, index) => (
            <button
              key={name}
              type="button"
              className={index === 0 && offer.status !== 'published' ? 'button' : 'button button-quiet'}
              aria-disabled={transition.isPending}
              onClick={() => start(name)}
            >
              {t(`staff.transition.${name}`)}
            </button>
          ))}
        </div>
      ) : null}
      <Dialog
        title={asked === null ? '' : t(`staff.confirm.${asked}`)}
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
      >
        <p>{asked === null ? '' : t(`staff.confirm_body.${asked}`)}</p>
        <div className="actions">
          <button
            type="button"
            className="button"
            onClick={() => {
              if (asked !== null) void editor.change(asked);
              setAsked(null);
            }}
          >
            {asked === null ? '' : t(`staff.transition.${asked}`)}
          </button>
          <button type="button" className="button button-quiet" onClick={() => setAsked(null)}>
            {t('staff.cancel')}
          </button>
        </div>
      </Dialog>
    </section>
  );
}
