import type { StatusPage } from '@doorstep/contract';
import { Notice } from '@doorstep/ui';
import type { ReactNode } from 'react';
import { PageHero } from '../frame/page-hero.tsx';
import { Slip } from '../status/slip.tsx';
import { Timeline } from '../status/timeline.tsx';
import { Withdraw } from '../status/withdraw.tsx';
import { useStateText } from '../status/use-state-text.ts';
import { Local, Prose } from '../texts/local-text.tsx';
import { useTexts } from '../texts/texts-context.tsx';
import { useHref } from '../texts/use-href.ts';

const underWay = new Set(['accepted', 'packed', 'dispatched', 'closed']);

/** Receipt and status of a request. Name and address are masked: the page may stay open on a shared screen. */
export function StatusView({ page }: { page: StatusPage }): ReactNode {
  const { t } = useTexts();
  const href = useHref();
  const { offer, state, place, confirmSentTo } = page;
  const text = useStateText(state, place);
  return (
    <>
      <PageHero
        before={<Local of={offer.title} />}
        heading={text.title}
        {...(underWay.has(state) ? { door: 'parcel' } : {})}
      >
        {page.isReceipt && <p className="lead">{t('public.receipt.lead')}</p>}
      </PageHero>
      <div className="columns columns--status">
        <Slip page={page} />
        <div className="columns__main">
          {confirmSentTo !== null && (
            <Notice kind="warning" title={t('public.status.confirm_title')}>
              <p>{t('public.status.confirm_text', { address: confirmSentTo })}</p>
            </Notice>
          )}
          <p className="lead">{text.next}</p>
          {page.isReceipt && offer.confirmation !== null && <Prose of={offer.confirmation} />}
          {page.isReceipt && <p>{t('public.receipt.keep')}</p>}
          <Timeline page={page} />
          {page.canCorrect && (
            <p className="status__correct">
              <a href={href(`/r/${page.reference}/address`)}>{t('public.correct.open')}</a>
            </p>
          )}
          {page.canWithdraw && <Withdraw page={page} />}
        </div>
      </div>
    </>
  );
}
