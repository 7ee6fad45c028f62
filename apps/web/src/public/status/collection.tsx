import type { StatusPage } from '@doorstep/contract';
import { Button, Notice, RadioGroup } from '@doorstep/ui';
import type { ReactNode } from 'react';
import { PlaceText } from '../offer/place-fields.tsx';
import { useTexts } from '../texts/texts-context.tsx';
import { useHref } from '../texts/use-href.ts';

export function CollectionCode({ page: { collection } }: { page: StatusPage }): ReactNode {
  const { t } = useTexts();
  if (collection === null || collection.code === null) return null;
  const { text, qr } = collection.code;
  return (
    <section className="box code-card" aria-labelledby="code">
      <h2 id="code">{t('public.collect.code')}</h2>
      <svg viewBox={`0 0 ${qr.size} ${qr.size}`} aria-hidden="true" focusable="false">
        <path d={qr.path} />
      </svg>
      <p>
        <bdi dir="ltr" className="code-card__code">
          {text}
        </bdi>
      </p>
    </section>
  );
}

export function CollectionPlace({ page }: { page: StatusPage }): ReactNode {
  const { t, frame } = useTexts();
  const href = useHref();
  const { collection, reference } = page;
  if (collection === null) return null;
  const { place, keptUntil, code, choices, outcome } = collection;
  if (place === null && choices.length === 0) return null;
  const isToCollect = code !== null;
  return (
    <section className="collect" aria-labelledby="where">
      <h2 id="where">{t('public.collect.where')}</h2>
      {outcome === 'gone' && (
        <Notice kind="warning" role="alert">
          {t('public.collect.refused')}
        </Notice>
      )}
      {place === null ? <p>{t('public.collect.gone')}</p> : <PlaceText of={place} />}
      {place !== null && place.openings.length === 0 && <p>{t('public.collect.none')}</p>}
      {isToCollect && keptUntil !== '' && <p className="quiet">{t('public.collect.until', { when: keptUntil })}</p>}
      {isToCollect && place !== null && place.openings.length > 0 && frame.embed?.keepsReceipt !== false && (
        <p className="status__correct">
          <a href={href(`/r/${reference}/calendar.ics`)} download="collect.ics">
            {t('public.collect.calendar')}
          </a>
        </p>
      )}
      {choices.some(({ id }) => id !== place?.id) && (
        <details className="withdraw" open={place === null || place.openings.length === 0 || outcome !== null}>
          <summary>{t('public.collect.change')}</summary>
          <form method="post" action={href(`/r/${reference}/place`)}>
            <RadioGroup
              id="collection.place"
              name="collection.place"
              legend={<span className="ds-visually-hidden">{t('public.collect.change')}</span>}
              choices={choices.map((each) => ({ value: each.id, label: <PlaceText of={each} /> }))}
              defaultValue={place?.id ?? ''}
            />
            <Button type="submit" look="secondary">
              {t('public.collect.save')}
            </Button>
          </form>
        </details>
      )}
    </section>
  );
}
