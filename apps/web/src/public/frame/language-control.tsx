import type { PageFrame, PublicPage } from '@doorstep/contract';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts-context.tsx';

/** The way into one's language, before anything is read: a list that opens without a script. */
export function LanguageControl({ page }: { page: PublicPage }): ReactNode {
  const { t, frame } = useTexts();
  const { all, current } = languagesOf(page, frame);
  if (all.length < 2) return null;
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
              href={`${frame.path}?lang=${encodeURIComponent(tag)}`}
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

/** What the page can be read in, always in the same order: the interface's languages, then those of the offer alone. */
function languagesOf(page: PublicPage, frame: PageFrame): { all: PageFrame['languages']; current: string } {
  const offer = page.kind === 'offer' ? page.offer : null;
  const shown = offer?.language ?? frame.language;
  const isOwn = (tag: string) => frame.languages.some((each) => each.tag === tag);
  const written = (offer?.languages ?? []).filter((tag) => !isOwn(tag));
  const all = [...frame.languages, ...written.map((tag) => ({ tag, name: nameOf(tag) }))];
  // An offer may be shown in a language that the interface has not.
  return { all, current: written.includes(shown) ? shown : frame.language };
}

function nameOf(tag: string): string {
  try {
    return new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
