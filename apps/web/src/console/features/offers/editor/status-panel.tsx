import { Button } from '@doorstep/ui';
import type { OfferEffect, OfferStatus, OfferTransition, StaffOffer } from '@doorstep/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useParams, useNavigate } from 'react-router';
import { Dialog } from '../../../shared/page/dialog.tsx';
import { ErrorNotice, Notice } from '../../../shared/page/notice.tsx';
import { useAllowed } from '../../../shared/session.ts';
import { MomentText } from '../../../shared/texts/moment-text.tsx';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { readEffects, useDeleteDraft } from '../offers-api.ts';
import { EffectList } from './effect-list.tsx';
import { useEditor } from './editor-context.ts';
import { formPathOf } from './form-path.ts';
import { PublishRemarkList } from './publish/publish-remark-list.tsx';
import { publishing, type OfferEditorState } from './use-offer-editor.ts';
import { missingArea } from '../../../shared/texts/missing-area.ts';
import { placeOf } from './sections.ts';
import { DialogForm } from '../../../shared/page/dialog-form.tsx';
import { useToast } from '../../../shared/page/toasts.tsx';

const transitionsOf: Record<OfferStatus, OfferTransition[]> = {
  draft: ['publish'],
  published: ['pause', 'close'],
  paused: ['resume', 'close'],
  closed: ['reopen', 'archive'],
  archived: [],
};

// Confirmed, because visitors notice it at once or it cannot be undone.
const confirmed = ['publish', 'pause', 'close', 'reopen', 'archive'] as const;
type Confirmed = (typeof confirmed)[number];

export function StatusPanel({ offer, editor }: { offer: StaffOffer; editor: OfferEditorState }) {
  const texts = useTexts();
  const { t } = texts;
  const { mayWrite } = useEditor();
  const [asked, setAsked] = useState<Confirmed | null>(null);
  const [effects, setEffects] = useState<OfferEffect[]>([]);
  const [unasked, setUnasked] = useState<unknown>(null);
  const { transition } = editor;
  const shown = offer.status === 'published' && offer.phase ? offer.phase : offer.status;
  const firstMissing = offer.missing[0];
  // An offer past its closing time counts as closed; but one with a draw cannot reopen, since the draw takes place as
  // announced.
  const steps = transitionsOf[offer.phase === 'closed' ? 'closed' : offer.status].filter(
    (name) => !(name === 'reopen' && offer.status !== 'closed' && offer.draw !== null),
  );

  const start = async (name: OfferTransition) => {
    if (name === 'publish') {
      // The server checks the saved offer for what is missing and for what visitors will see.
      const saved = await editor.saveFirst();
      if (saved === null) return;
      const [first] = saved.missing;
      if (first !== undefined) return editor.showMissing(formPathOf(first));
    }
    const toConfirm = confirmed.find((one) => one === name);
    try {
      const found = await readEffects(offer.id, { transition: name });
      setUnasked(null);
      setEffects(found);
      if (toConfirm && (name === 'publish' || found.length > 0)) setAsked(toConfirm);
      else void editor.change(name);
    } catch (error) {
      setUnasked(error);
    }
  };
  const { offerId } = useParams();
  const startOnce = useEffectEvent(() => {
    if (publishing.id !== offerId) return;
    publishing.id = '';
    queueMicrotask(() => void start('publish'));
  });
  useEffect(() => startOnce(), []);
  return (
    <section className="panel">
      <h2>{t('staff.status.title')}</h2>
      <p>{t(`staff.status.${shown}`, { days: offer.input.retentionDays })}</p>
      {shown === 'scheduled' && offer.input.opensAt !== null ? (
        <p className="muted">
          <MomentText
            moments={{ at: offer.input.opensAt }}
            text={(marks) => t('staff.offers.opens', marks)}
            timeZone={offer.input.timeZone}
          />
        </p>
      ) : null}
      {offer.status === 'draft' && firstMissing !== undefined ? (
        <MissingList missing={offer.missing} onChoose={editor.showMissing} />
      ) : null}
      {['published', 'paused'].includes(offer.status) && offer.phase !== 'closed' ? (
        <AddressDataWarning offer={offer} />
      ) : null}
      <ErrorNotice error={transition.error ?? unasked} />
      {mayWrite ? (
        <div className="actions">
          {steps.map((name, index) => (
            <Button
              look={index === 0 && !['pause', 'resume'].includes(name) ? 'primary' : 'secondary'}
              key={name}
              isBusy={transition.isPending || (name === 'publish' && editor.saving.isPending)}
              onClick={() => void start(name)}
            >
              {t(`staff.transition.${name}`)}
            </Button>
          ))}
          {offer.status === 'draft' ? <DeleteDraft offer={offer} editor={editor} /> : null}
        </div>
      ) : null}
      <Dialog
        title={asked === null ? '' : t(`staff.confirm.${asked}`)}
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
      >
        {asked === null ? null : asked === 'publish' ? (
          <p>{t('staff.confirm_body.publish')}</p>
        ) : (
          <EffectList effects={effects} timeZone={offer.input.timeZone} />
        )}
        {asked === 'archive' || asked === 'close' ? <p>{t(`staff.confirm_body.${asked}`)}</p> : null}
        {asked === 'publish' ? (
          <>
            <AddressDataWarning offer={offer} />
            <PublishRemarkList
              offer={offer}
              onChoose={(path) => {
                setAsked(null);
                editor.showField(path);
              }}
              onTranslate={(language) => {
                setAsked(null);
                editor.showMissingTexts(language);
              }}
            />
          </>
        ) : null}
        <div className="actions">
          <Button
            onClick={() => {
              if (asked !== null) void editor.change(asked);
              setAsked(null);
            }}
          >
            {asked === null ? '' : t(`staff.transition.${asked}`)}
          </Button>
          <Button look="secondary" onClick={() => setAsked(null)}>
            {t('staff.cancel')}
          </Button>
        </div>
      </Dialog>
    </section>
  );
}

/** Warns that visitors in some or all of the offer's area must type their address. Publishing stays possible. */
function AddressDataWarning({ offer }: { offer: StaffOffer }) {
  const { t, language } = useTexts();
  const mayImport = useAllowed('addresses.manage');
  const { missingAddressData: missing, input } = offer;
  if (missing === null) return null;
  const area = missingArea(missing, language);
  const which = area === '' ? 'none' : missing.isAll ? 'all' : 'part';
  const way = input.typedAddresses === 'refused' ? 'refused' : missing.isAll ? 'all' : 'part';
  return (
    <Notice kind="warning" announce="status" title={t(`staff.address_data.title.${which}`, { area })}>
      <p>{t(`staff.address_data.body.${way}`)}</p>
      <p>
        {mayImport ? <Link to="/staff/addresses">{t('staff.nav.addresses')}</Link> : t('staff.address_data.import')}
      </p>
    </Notice>
  );
}

/** What the saved offer lacks for publication; each line links to its field. */
function MissingList({ missing, onChoose }: { missing: string[]; onChoose: (path: string) => void }) {
  const { t } = useTexts();
  const paths = [...new Set(missing.map((path) => formPathOf(path)))];
  return (
    <div className="missing">
      <p>{t('staff.status.missing')}</p>
      <ul>
        {paths.map((path) => (
          <li key={path}>
            <button type="button" className="ds-link-button" onClick={() => onChoose(path)}>
              {t(placeOf(path).label)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function DeleteDraft({ offer, editor }: { offer: StaffOffer; editor: OfferEditorState }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const toast = useToast();
  const [isAsked, setAsked] = useState(false);
  const deleting = useDeleteDraft(offer);
  const name = offer.input.title[offer.input.mainLanguage] ?? offer.input.slug;
  const press = () =>
    deleting.mutate(undefined, {
      report: () => toast({ text: t('staff.delete_draft.done', { name }), takesFocus: true }),
      ifShown: () => {
        editor.isLeavingOnPurpose.current = true;
        void navigate('/staff/offers', { replace: true });
      },
    });
  const close = () => setAsked(false);
  return (
    <>
      <Button look="secondary" onClick={() => setAsked(true)}>
        {t('staff.delete_draft.ask')}
      </Button>
      <Dialog title={t('staff.delete_draft.title', { name })} isOpen={isAsked} onClose={close}>
        <DialogForm
          submit={t('staff.delete_draft.submit')}
          isDanger
          sending={deleting}
          onSubmit={press}
          onCancel={close}
        >
          <p>{t('staff.delete_draft.body')}</p>
        </DialogForm>
      </Dialog>
    </>
  );
}
