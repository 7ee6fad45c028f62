import { type CheckPage, type ClaimedPage, type PageFrame, type RefusedPage, fieldsOfDraft } from '@doorstep/contract';
import { type FocusEvent, type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { deviceDrafts } from '../draft/device-drafts.ts';
import type { PageData } from '../page-data.ts';
import type { PageLoader, ReadyPage } from '../parts/ready-page.ts';
import { hrefIn } from '../texts/use-href.ts';
import type { Navigation } from './navigation-context.tsx';
import { postForm } from './post-form.ts';
import { sendForm } from './send-form.ts';

interface Shown extends ReadyPage {
  number: number;
}

const idle = { isBusy: false, failure: null };

/**
 * Navigates without reloading the document: forms marked `data-navigates` are sent in the background, so that a lost
 * connection loses no input. The browser's back button shows the previous page.
 */
export function useNavigation(first: ReadyPage, loader: PageLoader) {
  const [shown, setShown] = useState<Shown>({ ...first, number: 0 });
  const [status, setStatus] = useState<Omit<Navigation, 'show'>>(idle);
  const pages = useRef<ReadyPage[]>([first]);
  const isSending = useRef(false);

  const go = useCallback((page: ReadyPage, url: string): void => {
    const number = pages.current.push(page) - 1;
    history.pushState({ number, document: documentId() }, '', url);
    setStatus(idle);
    setShown({ ...page, number });
  }, []);

  useEffect(() => {
    history.replaceState({ number: 0, document: documentId() }, '');
    const back = ({ state }: PopStateEvent): void => {
      const entry = state as { number: number; document: number } | null;
      if (entry === null) return; // a link within the page, such as the skip link
      const page = entry.document === documentId() ? pages.current[entry.number] : undefined;
      // A page from before a reload: only the server can render it again.
      if (page === undefined) location.reload();
      else setShown({ ...page, number: entry.number });
    };
    // A document from the back/forward cache, with a form that has been sent since.
    const restore = ({ persisted }: PageTransitionEvent): void => {
      const page = pages.current[0]?.data.page;
      if (persisted && page !== undefined && 'offer' in page && deviceDrafts.wasSent(page.offer.id)) location.reload();
    };
    addEventListener('popstate', back);
    addEventListener('pageshow', restore);
    return () => {
      removeEventListener('popstate', back);
      removeEventListener('pageshow', restore);
    };
  }, []);

  const onSubmit = async (event: FormEvent<HTMLElement>): Promise<void> => {
    const form = event.target;
    if (event.defaultPrevented || !isNavigating(form)) return;
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    setStatus({ isBusy: true, failure: null });
    const submitter = (event.nativeEvent as SubmitEvent).submitter;
    keep(withWhatWasTyped(shown.data));
    const answer = await sendForm(form, submitter);
    // Pages that do not run here are left to the browser, as are pages whose code belongs to an older version.
    const next = answer.kind === 'page' ? await loader.load(answer.data).catch(() => null) : null;
    isSending.current = false;
    const page = answer.kind === 'page' ? answer.data.page : null;
    if (page?.kind === 'claimed') keep(withWhatWasSent(shown.data, page.what));
    // A document keeps its original policy: see `CheckPage.needsOwnDocument`.
    const needsDocument = next === null || (page?.kind === 'check' && page.needsOwnDocument);
    if (page?.kind === 'check' && needsDocument && first.data.page.kind !== 'check')
      openCheckPage(page, shown.data.frame);
    else if (answer.kind === 'page' && next !== null) go(next, answer.url);
    else if (answer.kind === 'page' || answer.kind === 'foreign') {
      form.removeAttribute('data-navigates');
      form.requestSubmit(submitter);
    } else setStatus({ isBusy: false, failure: answer });
  };

  const keep = (data: PageData): void => {
    pages.current[shown.number] = { ...shown, data };
  };

  const navigation = useMemo<Navigation>(() => {
    const show = async (page: CheckPage | RefusedPage, of: Pick<PageData, 'title' | 'texts'>): Promise<void> => {
      const next = await loader.load({ ...shown.data, page, ...of });
      if (next !== null) go(next, `${location.pathname}${location.search}`);
    };
    return { ...status, show };
  }, [status, shown, loader, go]);

  /** A visitor who starts a form will soon need the page after it. */
  const onFocus = ({ target }: FocusEvent): void => {
    const form = target instanceof Element ? target.closest('form') : null;
    if (isNavigating(form)) loader.loadAhead(shown.data);
  };

  return { shown, navigation, onFocus, onSubmit };
}

function isNavigating(form: EventTarget | null): form is HTMLFormElement {
  return form instanceof HTMLFormElement && form.matches('[data-navigates]');
}

function documentId(): number {
  return performance.timeOrigin;
}

/** Going back from "we've got your message" must not show the form already sent. */
function withWhatWasSent(data: PageData, sent: ClaimedPage['what']): PageData {
  const { page } = data;
  return page.kind === 'refused' ? { ...data, page: { ...page, sent } } : data;
}

function withWhatWasTyped(data: PageData): PageData {
  const { page } = data;
  if (page.kind !== 'offer') return data;
  const found = deviceDrafts.find(page.offer.id);
  return found.kind === 'kept' ? { ...data, page: { ...page, ...found.kept, errors: [] } } : data;
}

/**
 * Loads the check page as a document of its own. The connection has just worked, and the draft from the response names
 * the found address, so that no one is asked for it twice.
 */
function openCheckPage({ offer, draft, formToken }: CheckPage, frame: PageFrame): void {
  const fields = [...fieldsOfDraft(draft, offer.questions), ['formToken', formToken] as const];
  postForm(hrefIn(frame, `/o/${offer.slug}/check`), fields);
}
