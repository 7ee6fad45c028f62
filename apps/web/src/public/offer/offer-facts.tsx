import { drawFormatValues, type PublicOffer } from '@doorstep/contract';
import type { ReactNode } from 'react';
import { AreaText } from './area-text.tsx';
import { Local } from '../texts/local-text.tsx';
import { Moment } from '../texts/moment.tsx';
import { RichText } from '../texts/rich-text.tsx';
import { useTexts } from '../texts/texts-context.tsx';
import { useHref } from '../texts/use-href.ts';

/** At a glance: until when, how much for each home, how many are left. */
export function OfferFacts({ offer }: { offer: PublicOffer }): ReactNode {
  const { t } = useTexts();
  const href = useHref();
  const { unitsPerHome, windowDays, sharedAs } = offer.limits;
  const decidedBy = offer.draw?.value ?? null;
  const isLocal = offer.postcodePrefixes.length > 0 || offer.hasPolygon;
  const known = offer.phase === 'closed' ? [] : offer.items.filter(({ remaining }) => remaining.text !== '');
  return (
    <aside className="facts" aria-labelledby="facts">
      <h2 id="facts">{t('public.facts.heading')}</h2>
      <dl>
        {offer.phase === 'open' && offer.closesAt !== null && (
          <div>
            <dt>{t('public.facts.until')}</dt>
            <dd>
              <Moment at={offer.closesAt} of={offer} />
            </dd>
          </div>
        )}
        {isLocal && (
          <div>
            <dt>{t('public.facts.area')}</dt>
            <dd>
              <AreaText offer={offer} />
            </dd>
          </div>
        )}
        {unitsPerHome !== null && (
          <div>
            <dt>{t('public.facts.share')}</dt>
            <dd>
              {windowDays === null
                ? t('public.facts.share_once', { count: unitsPerHome })
                : t('public.facts.share_window', { count: unitsPerHome, days: windowDays })}
              {sharedAs !== null && <> {t('public.facts.share_group', { group: sharedAs })}</>}
            </dd>
          </div>
        )}
        {offer.draw !== null && decidedBy !== null && (
          <div>
            <dt>{t('public.facts.shared')}</dt>
            <dd>
              <RichText id="public.facts.by_draw" elements={{ value: <Local of={decidedBy} /> }} />{' '}
              {t('public.facts.draw_format', {
                format: t('public.draw.format_text', drawFormatValues(offer.draw.format)),
              })}{' '}
              <a href={href(`/o/${offer.slug}/draw`)}>{t('public.facts.how_drawn')}</a>
            </dd>
          </div>
        )}
        {known.length > 0 && (
          <div>
            <dt>{t('public.facts.left')}</dt>
            <dd>
              {known.length === 1 && offer.items.length === 1 ? (
                known[0]?.remaining.text
              ) : (
                <ul className="facts__items">
                  {known.map((item) => (
                    <li key={item.id}>
                      <RichText
                        id="public.facts.left_of_item"
                        values={{ left: item.remaining.text }}
                        elements={{ item: <Local of={item.name} /> }}
                      />
                    </li>
                  ))}
                </ul>
              )}
            </dd>
          </div>
        )}
        <div>
          <dt>{t('public.facts.by')}</dt>
          <dd>{offer.organisation.name}</dd>
        </div>
      </dl>
    </aside>
  );
}
