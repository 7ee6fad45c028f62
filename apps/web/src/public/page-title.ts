import type { PublicPage } from '@doorstep/contract';
import type { Translator } from '@doorstep/messages';
import { refusedTitle } from './refused/refused-words.ts';
import { errorKind } from './error-kind.ts';

/** The title of the document. Errors are named first, for those who hear it before they see the page. */
export function pageTitle(page: PublicPage, t: Translator['t']): string {
  switch (page.kind) {
    case 'home':
      return t('public.home.title');
    case 'offer':
      return page.errors.length > 0 ? t('public.title.error', { title: page.offer.title.text }) : page.offer.title.text;
    case 'check':
      return t('public.title.of', { page: t('public.check.title'), title: page.offer.title.text });
    case 'refused':
      return refusedTitle(page, t);
    case 'status':
      return t('public.title.of', {
        page: t('public.status.title', { reference: page.reference }),
        title: page.offer.title.text,
      });
    case 'claimed':
      return t('public.title.of', { page: t(`public.claimed.${page.what}.title`), title: page.offer.title.text });
    case 'correct_address': {
      const title = t('public.title.of', { page: t('public.correct.title'), title: page.offer.title.text });
      return page.errors.length > 0 || page.problem !== null ? t('public.title.error', { title }) : title;
    }
    case 'put_right':
      return t('public.title.of', { page: t('public.change.title'), title: page.offer.title.text });
    case 'change': {
      const title = t('public.title.of', { page: t('public.change.title'), title: page.offer.title.text });
      return page.errors.length > 0 || page.problem !== null ? t('public.title.error', { title }) : title;
    }
    case 'draw':
      return t('public.title.of', { page: t('public.draw.title'), title: page.offer.title.text });
    case 'confirm':
      return t('public.title.of', {
        page: t(
          page.outcome !== null
            ? `public.confirm.${page.outcome}.title`
            : page.confirms === 'email'
              ? 'public.confirm.email.title'
              : 'public.confirm.title',
        ),
        title: page.offer.title.text,
      });
    case 'find': {
      const title = t(page.isSent ? 'public.find.sent' : 'public.find.title');
      return page.errors.length > 0 ? t('public.title.error', { title }) : title;
    }
    case 'notice':
      return t(`public.notice.${page.notice}`);
    case 'error':
      return t(`public.error.${errorKind(page.code)}`);
  }
}
