import type { StatusPage } from '@doorstep/contract';
import { useIsHydrated } from '@doorstep/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { copyText } from '../../shared/copy-text.ts';
import { BriefTexts } from '../brief/brief-texts.tsx';
import { Local } from '../texts/local-text.tsx';
import { useTexts } from '../texts/texts-context.tsx';
import { useHref, useOutside } from '../texts/use-href.ts';

export function Receipt({ page }: { page: StatusPage }): ReactNode {
  const { t } = useTexts();
  const href = useHref();
  const { offer, reference, lines, name, addressLines, entry } = page;
  return (
    <section className="receipt" aria-labelledby="reference-label">
      <div className="receipt__paper">
        <h2 className="receipt__label" id="reference-label">
          {t('public.receipt.reference')}
        </h2>
        <p className="receipt__reference">
          <bdi dir="ltr" id="reference">
            {reference}
          </bdi>
        </p>
        <ReceiptActions link={page.link} />
        <dl className="receipt__rows">
          <div>
            <dt>{t('public.check.items')}</dt>
            {lines.map((line) => (
              <dd key={line.name.text}>
                {line.quantity} × <Local of={line.name} />
              </dd>
            ))}
          </div>
          {(name !== '' || addressLines.length > 0) && (
            <div>
              <dt>
                {t(addressLines.length > 0 && page.collection === null ? 'public.receipt.to' : 'public.receipt.for')}
              </dt>
              {[name, ...addressLines]
                .filter((line) => line !== '')
                .map((line) => (
                  <dd key={line} dir="auto">
                    {line}
                  </dd>
                ))}
              <dd className="quiet receipt__masked">
                <Show page={page} />
              </dd>
            </div>
          )}
          <div>
            <dt>{t('public.receipt.sent')}</dt>
            <dd>{page.brief.days.sent}</dd>
          </div>
          {page.brief.giving.length > 0 && (
            <div>
              <dt>{t('public.receipt.giving')}</dt>
              <dd className="receipt__giving">
                <BriefTexts of={page.brief.giving} />
              </dd>
            </div>
          )}
          <ShipmentRows of={page.shipment} />
          {entry !== null && (
            <div>
              <dt>{t('public.receipt.entry')}</dt>
              <dd>
                <bdi dir="ltr" className="draw-code">
                  {entry.hash}
                </bdi>
              </dd>
              {entry.rank !== null && <dd>{t('public.receipt.rank', { rank: entry.rank })}</dd>}
              <dd>
                <a href={href(`/o/${offer.slug}/draw`)}>{t('public.facts.how_drawn')}</a>
              </dd>
            </div>
          )}
        </dl>
        <div className="receipt__qr">
          <svg viewBox={`0 0 ${page.qr.size} ${page.qr.size}`} aria-hidden="true" focusable="false">
            <path d={page.qr.path} />
          </svg>
          <p>{t('public.receipt.qr')}</p>
        </div>
      </div>
    </section>
  );
}

function Show({ page: { reference, isShown } }: { page: StatusPage }): ReactNode {
  const { t, frame } = useTexts();
  const href = useHref();
  if (frame.embed?.keepsReceipt === false) return t('public.receipt.masked');
  if (isShown) {
    return (
      <>
        {t('public.receipt.shown')} <a href={href(`/r/${reference}`)}>{t('public.receipt.hide')}</a>
      </>
    );
  }
  return (
    <form method="post" action={href(`/r/${reference}/show`)}>
      {t('public.receipt.masked')}{' '}
      <button type="submit" className="ds-link-button">
        {t('public.receipt.show')}
      </button>
    </form>
  );
}

function ShipmentRows({ of: shipment }: { of: StatusPage['shipment'] }): ReactNode {
  const { t } = useTexts();
  const outside = useOutside();
  if (shipment === null) return null;
  const { carrier, number, url } = shipment;
  return (
    <>
      {carrier !== '' && (
        <div>
          <dt>{t('public.shipment.carrier')}</dt>
          <dd dir="auto">{carrier}</dd>
        </div>
      )}
      {number !== '' && (
        <div>
          <dt>{t('public.shipment.number')}</dt>
          <dd>
            <bdi dir="ltr">{number}</bdi>
          </dd>
          {url !== '' && (
            <dd>
              <a href={url} rel="noreferrer" {...outside}>
                {t('public.shipment.follow')}
              </a>
            </dd>
          )}
        </div>
      )}
    </>
  );
}

function ReceiptActions({ link }: { link: string }): ReactNode {
  const { t } = useTexts();
  const outside = useOutside();
  const isHydrated = useIsHydrated();
  const [announcement, setAnnouncement] = useState('');
  const [isShown, setShown] = useState(false);
  const shown = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isShown && shown.current !== null) getSelection()?.selectAllChildren(shown.current);
  }, [isShown]);
  if (!isHydrated) {
    return (
      <div className="receipt__actions">
        <a className="until-hydrated" href={link} {...outside}>
          {t('public.receipt.link')}
        </a>
      </div>
    );
  }
  const copy = async (): Promise<void> => {
    if (await copyText(link)) return setAnnouncement(t('public.receipt.copied'));
    setShown(true);
    setAnnouncement(t('public.receipt.marked'));
  };
  return (
    <div className="receipt__actions">
      <button type="button" className="ds-link-button" onClick={() => void copy()}>
        {t('public.receipt.copy')}
      </button>
      <button type="button" className="ds-link-button" onClick={() => print()}>
        {t('public.receipt.print')}
      </button>
      <span className="receipt__status" role="status">
        {announcement}
      </span>
      {isShown && (
        <bdi ref={shown} dir="ltr" className="receipt__link">
          {link}
        </bdi>
      )}
      <p className="quiet receipt__keep">{t('public.receipt.keep')}</p>
    </div>
  );
}
