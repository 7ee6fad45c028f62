import type { PackingParcel } from '@doorstep/contract';
import { useId, type ReactNode } from 'react';
import { useTexts } from '../../shared/texts/texts-context.tsx';

/** One parcel in print legible from a shelf away: the recipient and the contents. */
export function PackingCard({ parcel, children }: { parcel: PackingParcel; children: ReactNode }) {
  const { t } = useTexts();
  const id = useId();
  return (
    <section className="panel stack packing-card" aria-labelledby={id}>
      <p className="packing-number">
        <span>{t('staff.packing.position', { position: parcel.position })}</span>
        <bdi dir="ltr">{parcel.reference}</bdi>
      </p>
      <h2 id={id}>
        <bdi>{parcel.name === '' ? t('staff.none') : parcel.name}</bdi>
      </h2>
      <address>
        {parcel.addressLines.length === 0
          ? t('staff.batch.no_address')
          : parcel.addressLines.map((line, index) => (
              <bdi key={`${index} ${line}`} className="packing-line">
                {line}
              </bdi>
            ))}
      </address>
      <h3>{t('staff.packing.items')}</h3>
      <ul className="plain-list packing-items">
        {parcel.lines.map(({ name, quantity }) => (
          <li key={name}>
            <bdi>{t('staff.requests.line', { name, quantity })}</bdi>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
