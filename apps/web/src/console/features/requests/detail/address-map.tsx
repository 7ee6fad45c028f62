import type { Address } from '@doorstep/contract';
import { useState } from 'react';
import { useSession } from '../../../shared/session.ts';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { mapSize, mapTiles } from './map-tiles.ts';

/**
 * A map of the address, if a tile server is configured. It adds nothing to the address, so assistive devices get only
 * the link.
 */
export function AddressMap({ address: { latitude, longitude } }: { address: Address }) {
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
