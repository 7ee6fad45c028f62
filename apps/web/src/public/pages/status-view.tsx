import type { StatusPage } from '@doorstep/contract';
import { Notice } from '@doorstep/ui';
import type { ReactNode } from 'react';
import type { DoorState } from '../frame/front-door.tsx';
import { PageHero } from '../frame/page-hero.tsx';
import { CollectionCode, CollectionPlace } from '../status/collection.tsx';
import { EmailedLine } from '../status/emailed-line.tsx';
import { MailLink } from '../status/mail-link.tsx';
import { Receipt } from '../status/receipt.tsx';
import { Timeline } from '../status/timeline.tsx';
import { Withdraw } from '../status/withdraw.tsx';
import { useStandingText } from '../status/use-standing-text.ts';
import { Local, Prose } from '../texts/local-text.tsx';
import { Moment } from '../texts/moment.tsx';
import { RichText } from '../texts/rich-text.tsx';
import { useTexts } from '../texts/texts-context.tsx';
import { useHref, useOutside } from '../texts/use-href.ts';

/** Receipt and status of a request. Name and address are masked: the page may stay open on a shared screen. */
export function StatusView({ page }: { page: StatusPage }): ReactNode {
  const { t, frame } = useTexts();
  const href = useHref();
  const outside = useOutside();
  const { offer } = page;
  const confirmationEndsAt = page.confirmation?.until ?? null;
  const text = useStandingText(page);
  return (
    <>
      <PageHero
        before={<Local of={offer.title} />}
        heading={text.title}
        lead={text.next}
        door={doorOf(page)}
        plate={page.place}
      />
      <div className="columns columns--status">
        <div className="columns__main">
          {frame.embed?.keepsReceipt === false && (
            <Notice kind="info">
              <p>
                {t('public.embed.receipt')}{' '}
                <a href={page.link} {...outside}>
                  {t('public.embed.open_receipt')}
                </a>
              </p>
            </Notice>
          )}
          {page.refused !== null && <Notice kind="warning">{t(`public.status.too_late.${page.refused}`)}</Notice>}
          {page.changed !== null && (
            <Notice kind="success">
              {t('public.status.changed', { what: page.changed, shown: page.isShown ? 'yes' : 'no' })}
            </Notice>
          )}
          {page.newEmail !== null && (
            <Notice kind="info">
              <p dir="auto">
                {t('public.change.email_waits', {
                  asked: page.newEmail.asked,
                  current: page.newEmail.current || 'none',
                })}
              </p>
            </Notice>
          )}
          {page.canCorrectReturned && (
            <p className="status__correct">
              <a className="ds-button ds-button--primary" href={href(`/r/${page.reference}/address`)}>
                {t('public.change.ask_again')}
              </a>
            </p>
          )}
          <CollectionCode page={page} />
          <EmailedLine page={page} />
          {confirmationEndsAt !== null && (
            <p>
              <RichText
                id="public.status.confirm_until"
                elements={{ when: <Moment at={confirmationEndsAt} of={offer} /> }}
              />
            </p>
          )}
          {page.reason !== '' && (
            <Notice kind="info">
              <p dir="auto">{t('public.status.reason', { reason: page.reason })}</p>
            </Notice>
          )}
          {page.canAskAgain && (
            <p>
              <a href={href(`/o/${offer.slug}`)}>{t('public.status.ask_again')}</a>
            </p>
          )}
          <CollectionPlace page={page} />
          <Timeline page={page} />
          {page.isConfirmed && offer.confirmation !== null && <Prose of={offer.confirmation} />}
          {page.canChange && (
            <p className="status__correct">
              <a className="ds-button ds-button--secondary" href={href(`/r/${page.reference}/change`)}>
                {t('public.change.title')}
              </a>
            </p>
          )}
          {page.mail !== null && <MailLink reference={page.reference} mail={page.mail} />}
          {page.canWithdraw && <Withdraw page={page} />}
        </div>
        <Receipt page={page} />
      </div>
    </>
  );
}

/** The door says it too: open for who is accepted, with a ticket in a draw, with a parcel once it is on its way. */
function doorOf({ state, standing }: StatusPage): DoorState {
  if (standing === 'accepted_ready') return 'awning';
  switch (state) {
    case 'accepted':
      return 'open';
    case 'entered':
      return 'ticket';
    case 'held':
    case 'waitlisted':
      return 'shut';
    case 'packed':
    case 'dispatched':
    case 'closed':
      return 'parcel';
    case 'returned':
    case 'lost':
      return 'back';
    case 'declined':
    case 'withdrawn':
    case 'lapsed':
      return 'dark';
  }
}
