import type { ClaimedPage } from '@doorstep/contract';
import { useCallback, useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import { deviceDrafts } from '../draft/device-drafts.ts';
import type { PageData } from '../page-data.ts';
import { openCheckPage } from './open-check-page.ts';
import { sendForm } from './send-form.ts';
import type { Visiting } from './visit-context.tsx';

interface Shown {
  data: PageData;
  /** Counts the pages shown, so that each begins anew. */
  number: number;
}

const stay = { isBusy: false, failure: null };

/**
 * Goes from page to page without loading the document again: forms marked `data-visits` are sent in the background,
 * so that a lost connection costs nothing that was typed. The browser's back button shows the page before.
 */
export function useVisits(first: PageData) {
  const [shown, setShown] = useState<Shown>({ data: first, number: 0 });
  const [status, setStatus] = useState<Omit<Visiting, 'show'>>(stay);
  const pages = useRef<PageData[]>([first]);
  const isSending = useRef(false);

  const go = useCallback((data: PageData, url: string): void => {
    const number = pages.current.push(data) - 1;
    history.pushState({ visit: number, document: documentId() }, '', url);
    setStatus(stay);
    setShown({ data, number });
  }, []);

  useEffect(() => {
    history.replaceState({ visit: 0, document: documentId() }, '');
    const back = ({ state }: PopStateEvent): void => {
      const entry = state as { visit: number; document: number } | null;
      if (entry === null) return; // a link inside the page, such as the one past the top
      const data = entry.document === documentId() ? pages.current[entry.visit] : undefined;
      // A page from before a reload: only the server can make it again.
      if (data === undefined) location.reload();
      else setShown({ data, number: entry.visit });
    };
    // A document that the browser kept whole, with a form that was sent since.
    const wake = ({ persisted }: PageTransitionEvent): void => {
      const [{ page }] = pages.current as [PageData];
      if (persisted && 'offer' in page && deviceDrafts.wasSent(page.offer.slug)) location.reload();
    };
    addEventListener('popstate', back);
    addEventListener('pageshow', wake);
    return () => {
      removeEventListener('popstate', back);
      removeEventListener('pageshow', wake);
    };
  }, []);

  const onSubmit = async (event: FormEvent<HTMLElement>): Promise<void> => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !form.matches('[data-visits]')) return;
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    setStatus({ isBusy: true, failure: null });
    const submitter = (event.nativeEvent as SubmitEvent).submitter;
    pages.current[shown.number] = withWhatWasTyped(shown.data);
    const visit = await sendForm(form, submitter);
    isSending.current = false;
    const page = visit.kind === 'page' ? visit.data.page : null;
    // A document keeps the policy that it came with: see `CheckPage.needsOwnDocument`.
    if (page?.kind === 'claimed') pages.current[shown.number] = withWhatWasSent(shown.data, page.what);
    if (page?.kind === 'check' && page.needsOwnDocument && first.page.kind !== 'check') openCheckPage(page);
    else if (visit.kind === 'page') go(visit.data, visit.url);
    else setStatus({ isBusy: false, failure: visit });
    if (visit.kind === 'foreign') {
      form.removeAttribute('data-visits');
      form.requestSubmit(submitter);
    }
  };

  const visiting = useMemo<Visiting>(
    () => ({
      ...status,
      show: (page) => go({ ...shown.data, page }, location.pathname),
    }),
    [status, shown, go],
  );
  return { shown, visiting, onSubmit };
}

/** Tells the pages of this document from those that an earlier one left in the browser's history. */
function documentId(): number {
  return performance.timeOrigin;
}

/** The way back from "we've got your message" leads to no form that was sent already. */
function withWhatWasSent(data: PageData, sent: ClaimedPage['what']): PageData {
  const { page } = data;
  return page.kind === 'refused' ? { ...data, page: { ...page, sent } } : data;
}

/** The way back leads to the form as it was left. */
function withWhatWasTyped(data: PageData): PageData {
  const { page } = data;
  if (page.kind !== 'offer') return data;
  const found = deviceDrafts.find(page.offer.slug);
  return found.kind === 'kept' ? { ...data, page: { ...page, ...found.kept, errors: [] } } : data;
}
