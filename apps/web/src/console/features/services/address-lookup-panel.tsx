import type { LoqateView, ServicesView } from '@doorstep/contract';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { Fact } from './fact.tsx';
import { ServiceTest } from './service-test.tsx';

/** Which address lookup is in use and how it is set up, with a test of it. */
export function AddressLookupPanel({ addressLookup }: { addressLookup: ServicesView['addressLookup'] }) {
  const { t } = useTexts();
  const isLoqate = addressLookup.inUse !== 'index';
  const browserKey = isLoqate ? addressLookup.browserKey : null;
  return (
    <section className="panel" aria-labelledby="address-lookup">
      <h2 id="address-lookup">{t('staff.services.address_lookup')}</h2>
      <dl className="facts">
        <Fact term={t('staff.services.in_use')}>{t(`staff.services.address_lookup.${addressLookup.inUse}`)}</Fact>
        {isLoqate ? <LoqateFacts loqate={addressLookup} /> : null}
      </dl>
      <ServiceTest
        service="address-lookup"
        fromHere={isLoqate && browserKey !== null ? { url: addressLookup.url, key: browserKey } : null}
      />
    </section>
  );
}

function LoqateFacts({ loqate }: { loqate: LoqateView }) {
  const { t } = useTexts();
  const { url, hasKey, fallback, retrievesADay, browserKey } = loqate;
  return (
    <>
      <Fact term={t('staff.services.fallback')}>{t(`staff.services.fallback.${fallback}`)}</Fact>
      <Fact term={t('staff.services.server_key')}>
        {t(hasKey ? 'staff.services.secret.set' : 'staff.services.secret.missing')}
      </Fact>
      {browserKey === null ? null : (
        <Fact term={t('staff.services.browser_key')}>
          <code>{browserKey}</code>
        </Fact>
      )}
      <Fact term={t('staff.services.url')}>
        <code>{url}</code>
      </Fact>
      <Fact term={t('staff.services.retrieves')}>{t('staff.services.retrieves.most', { most: retrievesADay })}</Fact>
    </>
  );
}
