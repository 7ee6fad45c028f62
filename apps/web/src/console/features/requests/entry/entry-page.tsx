import { Notice } from '@doorstep/ui';
import { useSearchParams } from 'react-router';
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
  const offerId = search.get('offer') ?? '';
  const offers = useOfferChoices();
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
              {open.length > 0 ? (
                <SelectField
                  label={t('staff.entry.offer')}
                  value={open.some(({ id }) => id === offerId) ? offerId : ''}
                  options={[
                    { value: '', label: t('staff.entry.choose_offer') },
                    ...open.map(({ id, title }) => ({ value: id, label: title })),
                  ]}
                  onChange={(event) => setSearch(event.target.value === '' ? {} : { offer: event.target.value })}
                />
              ) : (
                <Notice kind="info">{t('staff.entry.none_open')}</Notice>
              )}
              {offerId === '' || isShut ? null : <OfferEntry key={offerId} offerId={offerId} />}
            </>
          );
        }}
      </Loaded>
    </>
  );
}

function OfferEntry({ offerId }: { offerId: string }) {
  const form = useEntryForm(offerId);
  return <Loaded query={form}>{(read) => <EntryForm offerId={offerId} form={read} />}</Loaded>;
}
