import type { LoqateView, ServicesView } from '@doorstep/contract';
import { Link } from 'react-router';
import { missingArea } from '../../shared/texts/missing-area.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { Fact } from './fact.tsx';
import { ServiceTest } from './service-test.tsx';

export function AddressLookupPanel({
  addressLookup,
  withoutAddressData,
}: Pick<ServicesView, 'addressLookup' | 'withoutAddressData'>) {
  const { t, language } = useTexts();
  const isLoqate = addressLookup.inUse === 'loqate-relay' || addressLookup.inUse === 'loqate-direct';
  const browserKey = isLoqate ? addressLookup.browserKey : null;
  return (
    <section className="panel" aria-labelledby="address-lookup">
      <h2 id="address-lookup">{t('staff.services.address_lookup')}</h2>
      <dl className="facts">
        <Fact term={t('staff.services.in_use')}>{t(`staff.services.address_lookup.${addressLookup.inUse}`)}</Fact>
        {isLoqate ? <LoqateFacts loqate={addressLookup} /> : null}
        {addressLookup.inUse === 'photon' ? <PlaceFacts {...addressLookup} /> : null}
      </dl>
      {withoutAddressData.length === 0 ? null : (
        <section className="stack" aria-labelledby="without-address-data">
          <h3 id="without-address-data">{t('staff.services.uncovered', { count: withoutAddressData.length })}</h3>
          <ul className="plain-list">
            {withoutAddressData.map((offer) => (
              <li key={offer.id}>
                <Link to={`/staff/offers/${offer.id}`}>{offer.title}</Link>{' '}
                <span className="muted">{missingArea(offer, language)}</span>
              </li>
            ))}
          </ul>
          <p className="muted">{t('staff.services.uncovered_hint')}</p>
        </section>
      )}
      <ServiceTest
        service="address-lookup"
        fromHere={isLoqate && browserKey !== null ? { url: addressLookup.url, key: browserKey } : null}
      />
    </section>
  );
}

function LoqateFacts({ loqate }: { loqate: LoqateView }) {
  const { t } = useTexts();
  const { hasKey, retrievesADay, browserKey } = loqate;
  return (
    <>
      <PlaceFacts {...loqate} />
      <Fact term={t('staff.services.server_key')}>
        {t(hasKey ? 'staff.services.secret.set' : 'staff.services.secret.missing')}
      </Fact>
      {browserKey === null ? null : (
        <Fact term={t('staff.services.browser_key')}>
          <code>{browserKey}</code>
        </Fact>
      )}
      <Fact term={t('staff.services.retrieves')}>{t('staff.services.retrieves.most', { max: retrievesADay })}</Fact>
    </>
  );
}

function PlaceFacts({ url, fallback }: Pick<LoqateView, 'url' | 'fallback'>) {
  const { t } = useTexts();
  return (
    <>
      <Fact term={t('staff.services.url')}>
        <code>{url}</code>
      </Fact>
      <Fact term={t('staff.services.fallback')}>{t(`staff.services.fallback.${fallback}`)}</Fact>
    </>
  );
}
