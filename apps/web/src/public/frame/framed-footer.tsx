import type { EmbedFrame, PublicPage } from '@doorstep/contract';
import type { ReactNode } from 'react';
import { Prose } from '../texts/local-text.tsx';
import { useTexts } from '../texts/texts-context.tsx';
import { useHref, useOutside } from '../texts/use-href.ts';
import { LanguageControl } from './language-control.tsx';
import { organisationOfPage } from './organisation-of-page.ts';

/** Ends a page in another site's page: help, the notices, and the way out of the frame. */
export function FramedFooter({ page, embed }: { page: PublicPage; embed: EmbedFrame }): ReactNode {
  const { t, frame } = useTexts();
  const href = useHref();
  const outside = useOutside();
  const organisation = organisationOfPage(page);
  const ownPage = useOwnPage(page);
  return (
    <footer className="site-footer site-footer--framed">
      <div className="site-footer__inner">
        {organisation !== null && (
          <section className="site-footer__help" aria-labelledby="help">
            <h2 id="help">{t('public.footer.help')}</h2>
            <Prose of={organisation.helpContact} />
          </section>
        )}
        <div className="site-footer__links">
          <a href={href('/privacy')} {...outside}>
            {t('public.footer.privacy')}
          </a>
          {ownPage !== null && (
            <a href={ownPage} {...outside}>
              {t('public.embed.own_page')}
            </a>
          )}
          {embed.keepsReceipt && <LanguageControl page={page} />}
        </div>
        {page.kind !== 'error' && frame.attributions.length > 0 && (
          <p className="quiet">{t('public.footer.attribution', { sources: frame.attributions.join('; ') })}</p>
        )}
      </div>
    </footer>
  );
}

/** The same outside of the frame; null where only the frame's own cookie opens it. */
function useOwnPage(page: PublicPage): string | null {
  const { frame } = useTexts();
  if (page.kind === 'status') return page.link;
  if (page.kind === 'put_right' || page.kind === 'change' || page.kind === 'correct_address') return null;
  const language = frame.chosenLanguage === null ? '' : `?lang=${encodeURIComponent(frame.chosenLanguage)}`;
  return 'offer' in page ? `/o/${page.offer.slug}${language}` : null;
}
