import { Notice } from '@doorstep/ui';
import { useSearchParams } from 'react-router';
import { useOfferChoices } from '../../../shared/api/use-offer-choices.ts';
import { SelectField } from '../../../shared/form/select-field.tsx';
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
          if (open.length === 0) return <Notice kind="info">{t('staff.entry.none_open')}</Notice>;
          return (
            <SelectField
              label={t('staff.entry.offer')}
              value={open.some(({ id }) => id === offerId) ? offerId : ''}
              options={[
                { value: '', label: t('staff.entry.choose_offer') },
                ...open.map(({ id, title }) => ({ value: id, label: title })),
              ]}
              onChange={(event) => setSearch(event.target.value === '' ? {} : { offer: event.target.value })}
            />
          );
        }}
      </Loaded>
      {offerId === '' ? null : <OfferEntry key={offerId} offerId={offerId} />}
    </>
  );
}

function OfferEntry({ offerId }: { offerId: string }) {
  const form = useEntryForm(offerId);
  return <Loaded query={form}>{(read) => <EntryForm offerId={offerId} form={read} />}</Loaded>;
}
