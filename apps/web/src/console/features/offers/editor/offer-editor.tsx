import type { StaffOffer } from '@doorstep/contract';
import { type RefObject, Suspense, lazy, useCallback } from 'react';
import { FormProvider } from 'react-hook-form';
import { Button } from '@doorstep/ui';
import { useBeforeUnload, useBlocker } from 'react-router';
import { PageHeading } from '../../../shared/page/page-heading.tsx';
import { useAllowed } from '../../../shared/session.ts';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { OfferPhaseBadge } from '../../../shared/page/offer-phase-badge.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { EditorContext } from './editor-context.ts';
import { LanguageBar } from './languages/language-bar.tsx';
import { LanguageGrid } from './languages/language-grid.tsx';
import { PreviewPanel } from './preview/preview-panel.tsx';
import { SaveBar } from './save-bar.tsx';
import { SectionLinks, SectionTabs } from './section-links.tsx';
import { AreaSection } from './sections/area-section.tsx';
import { AskingSection } from './sections/asking-section.tsx';
import { CollectionSection } from './sections/collection-section.tsx';
import { ItemsSection } from './sections/items-section.tsx';
import { LimitsSection } from './sections/limits-section.tsx';
import { OrganisationSection } from './sections/organisation-section.tsx';
import { SharingOutSection } from './sections/sharing-out-section.tsx';
import { WhatSection } from './sections/what-section.tsx';
import type { OfferForm } from './offer-form.ts';
import { StatusPanel } from './status-panel.tsx';
import { useOfferEditor } from './use-offer-editor.ts';
import { Dialog } from '../../../shared/page/dialog.tsx';

const DrawPanel = lazy(() => import('./draw-panel.tsx'));
const SharePanel = lazy(() => import('./share-panel.tsx'));

interface OfferEditorProps {
  /** The offer as loaded; null creates a new one. */
  initial: StaffOffer | null;
  /** Initial values of a new offer; null for none. */
  start?: OfferForm | null;
}

export function OfferEditor({ initial, start = null }: OfferEditorProps) {
  const { t } = useTexts();
  const mayWrite = useAllowed('offers.write');
  const editor = useOfferEditor(initial, start);
  const { offer, form, save } = editor;
  const title = offer ? (offer.input.title[offer.input.mainLanguage] ?? offer.input.slug) : t('staff.offers.new');
  return (
    <EditorContext
      value={{
        offer,
        mayWrite,
        refresh: editor.refresh,
        language: editor.language,
        showLanguage: editor.showLanguage,
        isSideBySide: editor.isSideBySide,
        part: editor.part,
      }}
    >
      <FormProvider {...form}>
        <PageHeading
          title={title}
          beside={offer ? <OfferPhaseBadge status={offer.status} phase={offer.phase} /> : null}
        />
        {mayWrite ? null : <p className="lead">{t('staff.editor.read_only')}</p>}
        <ConflictNotice conflicts={editor.conflicts} wasMerged={editor.wasMerged} onTakeTheirs={editor.takeTheirs} />
        <form className="editor" noValidate onSubmit={(event) => void save(event)}>
          {editor.isSideBySide ? null : editor.part === null ? (
            <SectionLinks />
          ) : (
            <SectionTabs part={editor.part} onChoose={editor.showPart} />
          )}
          <div className="editor-sections">
            <LanguageBar editor={editor} />
            {editor.isSideBySide ? <LanguageGrid /> : <Sections />}
          </div>
          <aside className="editor-side" aria-label={t('staff.editor.side')}>
            {offer ? <StatusPanel offer={offer} editor={editor} /> : null}
            <Suspense>
              {offer?.draw ? <DrawPanel offer={offer} draw={offer.draw} /> : null}
              {offer && offer.status !== 'archived' ? <SharePanel offer={offer} /> : null}
            </Suspense>
            <PreviewPanel />
          </aside>
          {mayWrite ? <SaveBar editor={editor} /> : null}
        </form>
        <LeaveGuard isDirty={mayWrite && form.formState.isDirty} isOff={editor.isLeavingOnPurpose} />
      </FormProvider>
    </EditorContext>
  );
}

function Sections() {
  return (
    <>
      <WhatSection />
      <ItemsSection />
      <LimitsSection />
      <SharingOutSection />
      <CollectionSection />
      <AreaSection />
      <AskingSection />
      <OrganisationSection />
    </>
  );
}

interface LeaveGuardProps {
  isDirty: boolean;
  /** Set while the editor itself navigates away. */
  isOff: RefObject<boolean>;
}

/** Asks before unsaved input is discarded: a dialog inside the console, else the browser's own prompt. */
function LeaveGuard({ isDirty, isOff }: LeaveGuardProps) {
  const { t } = useTexts();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isOff.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isDirty) event.preventDefault();
      },
      [isDirty],
    ),
  );
  const isAsking = blocker.state === 'blocked';
  return (
    <Dialog title={t('staff.leave.title')} isOpen={isAsking} onClose={() => blocker.reset?.()}>
      <p>{t('staff.leave.body')}</p>
      <div className="actions">
        <Button onClick={() => blocker.reset?.()}>{t('staff.leave.stay')}</Button>
        <Button look="secondary" onClick={() => blocker.proceed?.()}>
          {t('staff.leave.go')}
        </Button>
      </div>
    </Dialog>
  );
}
