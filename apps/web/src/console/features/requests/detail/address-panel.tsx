import type { RequestDetail } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { AddressMap } from './address-map.tsx';

const CorrectAddressDialog = lazy(() => import('./correct-address-dialog.tsx'));

export function AddressPanel({ request }: { request: RequestDetail }) {
  const { t, language } = useTexts();
  const [isCorrecting, setCorrecting] = useState(false);
  const { address } = request;
  if (request.erasedAt !== null) return null;
  return (
    <section className="panel">
      <h2>{t('staff.request.address')}</h2>
      {address.lines.length === 0 ? <p>{t('staff.request.no_fixed_address')}</p> : null}
      <address className="label-address">
        {request.addressLines.map((line) => (
          <span key={line}>
            <bdi>{line}</bdi>
          </span>
        ))}
        <span>{countryName(address.countryCode, language)}</span>
      </address>
      <AddressMap address={address} />
      <p className={`assurance assurance-${request.assurance}`}>
        <strong>{t(`staff.assurance.${request.assurance}`)}</strong> {t(`staff.assurance_hint.${request.assurance}`)}
      </p>
      {request.canCorrect ? (
        <>
          <Button look="secondary" onClick={() => setCorrecting(true)}>
            {t('staff.correct.open')}
          </Button>
          <Suspense>
            {isCorrecting ? (
              <CorrectAddressDialog request={request} isOpen onClose={() => setCorrecting(false)} />
            ) : null}
          </Suspense>
        </>
      ) : null}
    </section>
  );
}

/** The country's name; anything but a country code stays as it is. */
function countryName(code: string, language: string): string {
  return /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code) : code;
}
