import type { OfferSummary } from '@doorstep/contract';
import { Notice } from '@doorstep/ui';
import { Link, useSearchParams } from 'react-router';
import { useOfferChoices } from '../../../shared/api/use-offer-choices.ts';
import { SelectField } from '../../../shared/form/fields.tsx';
import { Loaded } from '../../../shared/page/loaded.tsx';
import { PageHeading } from '../../../shared/page/page-heading.tsx';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { useEntryForm } from './entry-api.ts';
import { EntryForm } from './entry-form.tsx';

/** Enters a request for someone who calls, stands at the desk, or has no fixed address. The same limits apply. */
export function EntryPage() {
  const { t } = useTexts();
  const [search, setSearch] = useSearchParams();
  const offers = useOfferChoices();
  const only = offers.data?.filter(({ phase }) => phase === 'open') ?? [];
  const offerId = search.get('offer') ?? (only.length === 1 ? only[0]?.id : null) ?? '';
  return (
    <>
      <PageHeading title={t('staff.entry.title')} />
      <p className="lead">{t('staff.entry.lead')}</p>
      <Loaded query={offers}>
        {(all) => {
          const open = all.filter(({ phase }) => phase === 'open');
          const named = all.find(({ id }) => id === offerId);
          const isShut = named !== undefined && named.phase !== 'open';
          return (
            <>
              {isShut ? (
                <Notice kind="info">
                  {t('staff.entry.not_open', { phase: named.phase ?? named.status, title: named.title })}
                </Notice>
              ) : null}
              {open.length === 0 ? (
                <Notice kind="info">{t('staff.entry.none_open')}</Notice>
              ) : offerId === '' ? (
                <OpenOffers offers={open} />
              ) : (
                <SelectField
                  label={t('staff.entry.offer')}
                  value={open.some(({ id }) => id === offerId) ? offerId : ''}
                  options={[
                    { value: '', label: t('staff.entry.choose_offer') },
                    ...open.map(({ id, title }) => ({ value: id, label: title })),
                  ]}
                  onChange={(event) => setSearch(event.target.value === '' ? {} : { offer: event.target.value })}
                />
              )}
              {offerId === '' || isShut ? null : <OfferEntry key={offerId} offerId={offerId} />}
            </>
          );
        }}
      </Loaded>
    </>
  );
}

/** The choice of an offer, as cards with what is left of each. */
function OpenOffers({ offers }: { offers: OfferSummary[] }) {
  const { t } = useTexts();
  return (
    <nav aria-label={t('staff.entry.choose_offer')}>
      <h2>{t('staff.entry.choose_offer')}</h2>
      <ul className="templates">
        {offers.map(({ id, title, stock }) => (
          <li key={id}>
            <Link to={`?offer=${encodeURIComponent(id)}`} dir="auto">
              {title}
            </Link>
            {stock.map(({ itemId, name, stock: all, taken }) => (
              <p key={itemId} className="muted">
                <bdi>{name}</bdi>
                {all === null ? null : <> · {t('staff.today.left', { left: Math.max(0, all - taken) })}</>}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function OfferEntry({ offerId }: { offerId: string }) {
  const form = useEntryForm(offerId);
  return <Loaded query={form}>{(read) => <EntryForm offerId={offerId} form={read} />}</Loaded>;
}
