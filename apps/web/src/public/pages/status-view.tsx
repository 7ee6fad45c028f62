import type { StatusMail, StatusPage } from '@doorstep/contract';
import { Button, Notice, TextInput } from '@doorstep/ui';
import type { ReactNode } from 'react';
import { BriefIcon } from '../brief/brief-icon.tsx';
import { BriefTexts } from '../brief/brief-texts.tsx';
import type { DoorState } from '../frame/front-door.tsx';
import { PageHero } from '../frame/page-hero.tsx';
import { CollectionCode, CollectionPlace } from '../status/collection.tsx';
import { Receipt } from '../status/receipt.tsx';
import { Local, Prose } from '../texts/local-text.tsx';
import { Moment } from '../texts/moment.tsx';
import { RichText } from '../texts/rich-text.tsx';
import { useTexts } from '../texts/texts-context.tsx';
import { useHref, useOutside } from '../texts/use-href.ts';

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

/** A request's standing in plain words: its state, and what comes next. */
function useStandingText(page: StatusPage): { title: string; next: string } {
  const { t } = useTexts();
  const { standing, place, confirmation, brief } = page;
  const isPlaced = place !== null && (standing === 'waitlisted' || standing === 'waitlisted_unchecked');
  const shown = standing === 'accepted_collected' && page.came !== null ? (`accepted_${page.came}` as const) : standing;
  const title = isPlaced ? t('public.standing.waitlisted_place', { place }) : t(`public.standing.${shown}`);
  const next = t(`public.standing.${standing}_next`, {
    ...brief.days,
    by: brief.days.by || 'none',
    place: place ?? 0,
    reason: page.returnReason ?? 'other',
    again: page.canCorrectReturned ? 'yes' : 'no',
    reach: reachOf(page),
    address: confirmation?.sentTo ?? '',
  });
  return { title, next };
}

const reachOf = ({ collection }: StatusPage): string => (collection === null ? 'delivered' : 'collected');

function Withdraw({ page }: { page: StatusPage }): ReactNode {
  const { t } = useTexts();
  const href = useHref();
  const { state } = page;
  return (
    <details className="withdraw">
      <summary>{t('public.withdraw.open', { state })}</summary>
      <form method="post" action={href(`/r/${page.reference}/withdraw`)}>
        <p>{t('public.withdraw.text', { state, reach: reachOf(page) })}</p>
        <Button type="submit" look="danger" name="step" value="withdraw">
          {t('public.withdraw.confirm', { state })}
        </Button>
      </form>
    </details>
  );
}

function EmailedLine({ page }: { page: StatusPage }): ReactNode {
  const { t } = useTexts();
  const href = useHref();
  const { emailed } = page.brief;
  if (emailed === null)
    return page.mail?.knownAs === '' ? <p className="quiet">{t('public.receipt.no_email')}</p> : null;
  const { state, to } = emailed;
  if (state === 'failed')
    return (
      <Notice kind="warning">
        <p dir="auto">{t('public.receipt.not_emailed', { address: to, change: page.canChange ? 'yes' : 'no' })}</p>
        {page.canChange && (
          <p>
            <a href={href(`/r/${page.reference}/change/email`)}>{t('public.receipt.put_email_right')}</a>
          </p>
        )}
      </Notice>
    );
  return (
    <p className="emailed quiet">
      <span className="icon icon--mail" aria-hidden="true" />
      <span dir="auto">{t('public.receipt.emailed', { state, address: to })}</span>
    </p>
  );
}

function Timeline({ page }: { page: StatusPage }): ReactNode {
  const { t } = useTexts();
  const { steps } = page.brief;
  if (steps.length === 0) return null;
  const hasNext = steps.some(({ mark }) => mark === 'next');
  return (
    <section className="timeline" aria-labelledby="timeline">
      <h2 id="timeline">{t(hasNext ? 'public.timeline.next' : 'public.timeline.heading')}</h2>
      <ol className="steps">
        {steps.map(({ mark, at, icon, title, texts }) => (
          <li
            key={`${at} ${title.text}`}
            className={`step step--${mark} step--${icon}`}
            aria-current={mark === 'now' ? 'step' : undefined}
          >
            <BriefIcon name={icon} />
            <p className="step__title">
              <span className="ds-visually-hidden">{t(`public.timeline.mark.${mark}`)} </span>
              <Local of={title} />
            </p>
            <p className="quiet">
              <BriefTexts of={texts} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function MailLink({ reference, mail }: { reference: string; mail: StatusMail }): ReactNode {
  const { t } = useTexts();
  const href = useHref();
  const { knownAs, outcome, typed } = mail;
  return (
    <section id="mail-link" className="mail-link" aria-label={t('public.mail_link.open')}>
      {outcome === 'sent' && (
        <Notice kind="info" role="status">
          {t('public.mail_link.sent')}
        </Notice>
      )}
      {outcome === 'limited' && (
        <Notice kind="warning" role="alert">
          {t('public.mail_link.limited')}
        </Notice>
      )}
      <details className="withdraw" open={outcome === 'email_invalid'}>
        <summary>{t('public.mail_link.open')}</summary>
        <form method="post" action={`${href(`/r/${reference}/mail`)}#mail-link`} noValidate>
          {knownAs === '' ? (
            <TextInput
              id="mail-link-email"
              name="email"
              type="email"
              label={t('public.contact.email')}
              hint={t('public.mail_link.hint')}
              autoComplete="email"
              spellCheck={false}
              defaultValue={typed}
              {...(outcome === 'email_invalid' ? { error: t('field_error.not_an_email') } : {})}
            />
          ) : (
            <p dir="auto">{t('public.mail_link.known', { address: knownAs })}</p>
          )}
          <Button type="submit" look="secondary">
            {t('public.mail_link.send')}
          </Button>
        </form>
      </details>
    </section>
  );
}
