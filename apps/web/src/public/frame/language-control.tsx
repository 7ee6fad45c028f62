import { embedQuery, type PageFrame, type PublicPage } from '@doorstep/contract';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts-context.tsx';

export function LanguageControl({ page }: { page: PublicPage }): ReactNode {
  const { t, frame } = useTexts();
  const { all, current } = languagesOf(page, frame);
  if (all.length < 2) return null;
  const embed = frame.embed === null ? '' : `&${embedQuery(frame.embed)}`;
  return (
    <details className="language">
      <summary>
        <span className="icon icon--globe" aria-hidden="true" />
        <span className="ds-visually-hidden">{t('public.frame.language')}</span>{' '}
        <span lang={current}>{all.find(({ tag }) => tag === current)?.name}</span>
        <span className="icon icon--chevron" aria-hidden="true" />
      </summary>
      <ul>
        {all.map(({ tag, name }) => (
          <li key={tag}>
            <a
              href={`${frame.path}?lang=${encodeURIComponent(tag)}${embed}`}
              lang={tag}
              hrefLang={tag}
              aria-current={tag === current ? 'true' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function languagesOf(page: PublicPage, frame: PageFrame): { all: PageFrame['languages']; current: string } {
  const offer = page.kind === 'offer' ? page.offer : null;
  const shown = offer?.language ?? frame.language;
  const offers = offer?.languages ?? [];
  const tagOfOffer = (main: string) =>
    offers.includes(main) ? main : (offers.find((each) => each.startsWith(`${main}-`)) ?? main);
  const own = frame.languages.map(({ tag, name }) => ({ tag: tagOfOffer(tag), name, main: tag }));
  const written = offers.filter((tag) => own.every((each) => each.tag !== tag));
  const all = [...own, ...written.map((tag) => ({ tag, name: nameOf(tag) }))];
  // An offer may have languages that the interface lacks.
  if (written.includes(shown)) return { all, current: shown };
  const current =
    own.find(({ main }) => main === frame.language) ?? own.find(({ main }) => frame.language.startsWith(`${main}-`));
  return { all, current: current?.tag ?? frame.language };
}

function nameOf(tag: string): string {
  try {
    return new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
