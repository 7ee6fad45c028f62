import type { StatusPage } from '@doorstep/contract';
import { Notice } from '@doorstep/ui';
import type { ReactNode } from 'react';
import { PageHero } from '../frame/page-hero.tsx';
import { MailLink } from '../status/mail-link.tsx';
import { Receipt } from '../status/receipt.tsx';
import { Timeline } from '../status/timeline.tsx';
import { Withdraw } from '../status/withdraw.tsx';
import { useStandingText } from '../status/use-standing-text.ts';
import { Local, Prose } from '../texts/local-text.tsx';
import { Moment } from '../texts/moment.tsx';
import { RichText } from '../texts/rich-text.tsx';
import { useTexts } from '../texts/texts-context.tsx';
import { useHref } from '../texts/use-href.ts';

/** Receipt and status of a request. Name and address are masked: the page may stay open on a shared screen. */
export function StatusView({ page }: { page: StatusPage }): ReactNode {
  const { t } = useTexts();
  const href = useHref();
  const { offer } = page;
  const confirmationEndsAt = page.confirmation?.until ?? null;
  const text = useStandingText(page);
  return (
    <>
      <PageHero
        before={<Local of={offer.title} />}
        heading={text.title}
        {...(page.isConfirmed ? { door: 'parcel' } : {})}
      />
      <div className="columns columns--status">
        <Receipt page={page} />
        <div className="columns__main">
          {page.refused !== null && <Notice kind="error">{t(`public.status.too_late.${page.refused}`)}</Notice>}
          {page.isAddressChanged && <Notice kind="info">{t('public.status.address_changed')}</Notice>}
          <p className="lead">{text.next}</p>
          {confirmationEndsAt !== null && (
            <p>
              <RichText
                id="public.status.confirm_until"
                elements={{ when: <Moment at={confirmationEndsAt} of={offer} /> }}
              />
            </p>
          )}
          {page.reason !== '' && <p dir="auto">{t('public.status.reason', { reason: page.reason })}</p>}
          {page.isConfirmed && !page.isCollected && offer.confirmation !== null && <Prose of={offer.confirmation} />}
          {page.canAskAgain && (
            <p>
              <a href={href(`/o/${offer.slug}`)}>{t('public.status.ask_again')}</a>
            </p>
          )}
          <Timeline page={page} />
          {page.canCorrect && (
            <p className="status__correct">
              <a href={href(`/r/${page.reference}/address`)}>{t('public.correct.open')}</a>
            </p>
          )}
          {page.mail !== null && <MailLink reference={page.reference} mail={page.mail} />}
          {page.canWithdraw && <Withdraw page={page} />}
        </div>
      </div>
    </>
  );
}
