import type { StatusPage } from '@doorstep/contract';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts-context.tsx';
import { useOutside } from '../texts/use-href.ts';

/** Who carries the parcel, and where it is followed; nothing before it was handed over. */
export function ShipmentRows({ of: shipment }: { of: StatusPage['shipment'] }): ReactNode {
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
