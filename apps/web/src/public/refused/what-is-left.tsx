import type { RefusedPage } from '@doorstep/contract';
import type { ReactNode } from 'react';
import { Local } from '../texts/local-text.tsx';
import { useTexts } from '../texts/texts-context.tsx';
import { useHref } from '../texts/use-href.ts';
import { draftOfWhatIsLeft } from './draft-of-what-is-left.ts';
import { GoOnForm } from './go-on-form.tsx';

/** Not enough for the whole request: what there is of each item, and the ways on. */
export function WhatIsLeft({ page }: { page: RefusedPage }): ReactNode {
  const { t } = useTexts();
  const href = useHref();
  const { offer, draft, left, canQueue } = page;
  const less = draftOfWhatIsLeft(draft, left);
  const check = href(`/o/${offer.slug}/check`);
  return (
    <>
      {left.length > 0 && (
        <table className="left">
          <caption>{t('public.refused.sold_out.table')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('public.refused.sold_out.item')}</th>
              <th scope="col">{t('public.refused.sold_out.asked')}</th>
              <th scope="col">{t('public.refused.sold_out.left')}</th>
            </tr>
          </thead>
          <tbody>
            {left.map(({ item, left }) => (
              <tr key={item}>
                <th scope="row">{nameOf(item, page)}</th>
                <td>{draft[`quantity.${item}`] ?? '0'}</td>
                <td>{left}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {(less !== null || canQueue) && (
        <div className="ways-on">
          {less !== null && (
            <section>
              <h2>{t('public.refused.sold_out.take_heading')}</h2>
              <p>{t('public.refused.sold_out.take_text')}</p>
              <GoOnForm page={page} action={check} step="check" changes={less} look="primary">
                {t('public.refused.sold_out.take')}
              </GoOnForm>
            </section>
          )}
          {canQueue && (
            <section>
              <h2>{t('public.refused.sold_out.queue_heading')}</h2>
              <p>{t('public.refused.sold_out.queue_text')}</p>
              <GoOnForm
                page={page}
                action={check}
                step="check"
                changes={{ ifShort: 'queue' }}
                look={less === null ? 'primary' : 'secondary'}
              >
                {t('public.refused.sold_out.queue')}
              </GoOnForm>
            </section>
          )}
        </div>
      )}
    </>
  );
}

function nameOf(id: string, { offer }: RefusedPage): ReactNode {
  const item = offer.items.find((item) => item.id === id);
  return item === undefined ? id : <Local of={item.name} />;
}
