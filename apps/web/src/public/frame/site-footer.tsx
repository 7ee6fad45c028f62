import type { PublicPage } from '@doorstep/contract';
import type { ReactNode } from 'react';
import { Prose } from '../texts/local-text.tsx';
import { useTexts } from '../texts/texts-context.tsx';
import { useHref } from '../texts/use-href.ts';
import { Mark } from '../../look/mark.tsx';
import { organisationOfPage } from './organisation-of-page.ts';

export function SiteFooter({ page }: { page: PublicPage }): ReactNode {
  const { t, frame } = useTexts();
  const href = useHref();
  const organisation = organisationOfPage(page);
  // A refusal lists the same contact among its next steps.
  const isHelpInPage = page.kind === 'refused' || page.kind === 'claimed';
  const showsAddresses = page.kind === 'offer' || page.kind === 'check' || page.kind === 'status';
  return (
    <footer className="site-footer">
      <div className="site-footer__inner">
        {organisation !== null && (
          <section className="site-footer__help" {...(isHelpInPage ? {} : { 'aria-labelledby': 'help' })}>
            {!isHelpInPage && (
              <>
                <h2 id="help">{t('public.footer.help')}</h2>
                <Prose of={organisation.helpContact} />
              </>
            )}
            <p className="quiet">{t('public.footer.responsible', { organisation: organisation.name })}</p>
          </section>
        )}
        {organisation === null && page.kind !== 'notice' && (
          <section className="site-footer__help" aria-labelledby="help">
            <h2 id="help">{t('public.footer.help')}</h2>
            <p>
              <a href={href('/privacy')}>{t('public.footer.contacts')}</a>
            </p>
          </section>
        )}
        <nav className="site-footer__links" aria-label={t('public.footer.links')}>
          <ul>
            <li>
              <a href={href('/r')}>{t('public.footer.find')}</a>
            </li>
            <li>
              <a href={href('/privacy')}>{t('public.footer.privacy')}</a>
            </li>
            <li>
              <a href={href('/accessibility')}>{t('public.footer.accessibility')}</a>
            </li>
          </ul>
        </nav>
        <div className="site-footer__end quiet">
          {showsAddresses && frame.attributions.length > 0 && (
            <p>{t('public.footer.attribution', { sources: frame.attributions.join('; ') })}</p>
          )}
          <p className="site-footer__mark">
            <Mark /> {t('public.footer.made_with')}
          </p>
        </div>
      </div>
    </footer>
  );
}
