import { drawFormatValues, type DrawPage } from '@doorstep/contract';
import type { ReactNode } from 'react';
import { PageHero } from '../frame/page-hero.tsx';
import { Local } from '../texts/local-text.tsx';
import { Moment } from '../texts/moment.tsx';
import { RichText } from '../texts/rich-text.tsx';
import { useTexts } from '../texts/texts-context.tsx';
import { useHref } from '../texts/use-href.ts';

export function DrawView({ page }: { page: DrawPage }): ReactNode {
  const { t } = useTexts();
  const href = useHref();
  const { offer, draw, shown } = page;
  return (
    <>
      <PageHero before={<Local of={offer.title} />} heading={t(`public.draw.heading_${draw.state}`)} />
      <div className="columns columns--one">
        <p className="lead">{t(`public.draw.text_${draw.state}`)}</p>
        {offer.draw !== null && (
          <dl className="draw-facts">
            <div>
              <dt>{t('public.draw.decides')}</dt>
              <dd>
                <Local of={offer.draw.value} />
              </dd>
            </div>
            <div>
              <dt>{t('public.draw.format')}</dt>
              <dd>{t('public.draw.format_text', drawFormatValues(offer.draw.format))}</dd>
            </div>
            <div>
              <dt>{t('public.draw.known_at')}</dt>
              <dd>
                <Moment at={offer.draw.knownAt} of={offer} />
              </dd>
            </div>
            {draw.value !== null && (
              <div>
                <dt>{t('public.draw.value')}</dt>
                <dd>
                  <bdi className="draw-code">{draw.value}</bdi>
                </dd>
              </div>
            )}
            {draw.fixedAt !== null && (
              <div>
                <dt>{t('public.draw.fixed_at')}</dt>
                <dd>
                  <Moment at={draw.fixedAt} of={offer} />
                </dd>
              </div>
            )}
            {draw.digest !== null && (
              <div>
                <dt>{t('public.draw.digest')}</dt>
                <dd>
                  <bdi dir="ltr" className="draw-code">
                    {draw.digest}
                  </bdi>
                </dd>
              </div>
            )}
          </dl>
        )}
        <h2>{t('public.draw.how_heading')}</h2>
        <ol>
          <li>{t('public.draw.how_enter')}</li>
          <li>{t('public.draw.how_fix')}</li>
          <li>{t('public.draw.how_rank')}</li>
          <li>{t('public.draw.how_give')}</li>
        </ol>
        <details className="withdraw">
          <summary>{t('public.draw.experts')}</summary>
          <p>{t('public.draw.experts_text')}</p>
        </details>
        {draw.state !== 'collecting' && (
          <>
            <h2>{t('public.draw.list_heading', { count: draw.entries })}</h2>
            <p>
              <RichText
                id="public.draw.file"
                elements={{
                  file: <ListFile slug={offer.slug} />,
                }}
              />
            </p>
            <ol className="draw-list">
              {shown.map(({ hash }) => (
                <li key={hash}>
                  <bdi dir="ltr" className="draw-code">
                    {hash}
                  </bdi>
                </li>
              ))}
            </ol>
            {shown.length < draw.entries && <p>{t('public.draw.more', { count: draw.entries - shown.length })}</p>}
          </>
        )}
        <p>
          <a href={href(`/o/${offer.slug}`)}>{t('public.draw.back')}</a>
        </p>
      </div>
    </>
  );
}

function ListFile({ slug, children }: { slug: string; children?: ReactNode }): ReactNode {
  return (
    <a href={`/o/${slug}/draw.json`} download>
      {children}
    </a>
  );
}
