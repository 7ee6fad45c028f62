import type { PageFrame, PublicPage } from '@doorstep/contract';
import type { ReactNode } from 'react';
import { Prose } from '../texts/local-text.tsx';
import { useTexts } from '../texts/texts-context.tsx';
import { useHref } from '../texts/use-href.ts';
import { Mark } from '../../look/mark.tsx';
import { organisationOfPage } from './organisation-of-page.ts';

/** Ends every page: who answers for it, where help is, the notices, other languages. */
export function SiteFooter({ page }: { page: PublicPage }): ReactNode {
  const { t, frame } = useTexts();
  const href = useHref();
  const organisation = organisationOfPage(page);
  const others = otherLanguages(page, frame);
  // A refusal has the same contact among the ways on.
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
        <nav className="site-footer__links" aria-label={t('public.footer.links')}>
          <ul>
            <li>
              <a href={href('/privacy')}>{t('public.footer.privacy')}</a>
            </li>
            <li>
              <a href={href('/accessibility')}>{t('public.footer.accessibility')}</a>
            </li>
          </ul>
          {others.length > 0 && (
            <ul aria-label={t('public.footer.languages')}>
              {others.map(({ tag, name }) => (
                <li key={tag}>
                  <a href={`${frame.path}?lang=${encodeURIComponent(tag)}`} lang={tag} hrefLang={tag}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
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

/** What the page can be read in besides: the interface, or the texts of the offer alone. */
function otherLanguages(page: PublicPage, frame: PageFrame): { tag: string; name: string }[] {
  const offer = page.kind === 'offer' ? page.offer : null;
  const others = frame.languages.filter(({ tag }) => tag !== frame.language && tag !== frame.chosenLanguage);
  const shown = offer?.language ?? frame.language;
  // The interface's own languages are offered above; English stands for both where an offer is shown in another one.
  const written = (offer?.languages ?? []).filter((tag) => tag !== shown && others.every((each) => each.tag !== tag));
  return [...others, ...written.map((tag) => ({ tag, name: nameOf(tag) }))];
}

function nameOf(tag: string): string {
  try {
    return new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
