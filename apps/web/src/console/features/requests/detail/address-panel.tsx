import type { RequestDetail, Address } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { useSession } from '../../../shared/session.ts';
import { mapSize, mapTiles } from './map-tiles.ts';

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
            {isCorrecting ? <CorrectAddressDialog request={request} onClose={() => setCorrecting(false)} /> : null}
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

/**
 * A map of the address, if a tile server is configured. It adds nothing to the address, so assistive devices get only
 * the link.
 */
function AddressMap({ address: { latitude, longitude } }: { address: Address }) {
  const { t } = useTexts();
  const tiles = useSession().data?.tiles ?? null;
  const [isMissing, setMissing] = useState(false);
  if (tiles === null || latitude === null || longitude === null) return null;
  const { width, height } = mapSize;
  return (
    <div className="address-map">
      {isMissing ? (
        <p className="muted">{t('staff.map.missing')}</p>
      ) : (
        <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice">
          {mapTiles({ latitude, longitude }, tiles.url).map(({ url, x, y }) => (
            <image key={url} href={url} x={x} y={y} width={256} height={256} onError={() => setMissing(true)} />
          ))}
          <circle cx={width / 2} cy={height / 2} r={9} />
        </svg>
      )}
      <p className="hint">
        <a
          href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`}
          target="_blank"
          rel="noreferrer"
        >
          {t('staff.map.open')}
        </a>{' '}
        <span>{tiles.attribution}</span>
      </p>
    </div>
  );
}
