import { maxBatchRequests, type BatchChoice } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useDeferredValue, useState, type FormEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { focusFirstFault } from '../../shared/form/focus-first-fault.ts';
import { SelectField } from '../../shared/form/select-field.tsx';
import { TextField } from '../../shared/form/text-field.tsx';
import { Notice } from '../../shared/page/notice.tsx';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { problemText } from '../../shared/texts/problem-text.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { BatchPreviewPanel } from './batch-preview-panel.tsx';
import { useBatchPreview, useMakeBatch, useOfferChoices } from './batches-api.ts';

const usualMax = '500';

/** Which requests a new batch takes, and beside it what that comes to. */
export function NewBatchPage() {
  const texts = useTexts();
  const { t } = texts;
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const offers = useOfferChoices().data ?? [];
  const [offerId, setOfferId] = useState(search.get('offer') ?? '');
  const [country, setCountry] = useState('');
  const [postcode, setPostcode] = useState('');
  const [typedMax, setTypedMax] = useState(usualMax);
  const [isChecked, setChecked] = useState(false);
  const making = useMakeBatch();

  const max = /^\d{1,5}$/.test(typedMax.trim()) ? Number(typedMax) : 0;
  const isMaxWrong = max < 1 || max > maxBatchRequests;
  const choice: BatchChoice | null =
    offerId === '' || isMaxWrong ? null : { offerId, country: country.trim(), postcode: postcode.trim(), max };
  const shown = useDeferredValue(choice === null ? '' : JSON.stringify(choice));
  const preview = useBatchPreview(shown === '' ? null : (JSON.parse(shown) as BatchChoice));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (choice === null) return focusFirstFault(event.currentTarget);
    making.mutate(choice, { onSuccess: ({ id }) => void navigate(`/staff/batches/${id}`) });
  };
  return (
    <>
      <p className="back">
        <Link to="/staff/batches">{t('staff.batch.back')}</Link>
      </p>
      <PageHeading title={t('staff.batches.new')} />
      <form className="two-columns" noValidate onSubmit={submit}>
        <section className="panel stack">
          <h2>{t('staff.batch_new.choose')}</h2>
          <SelectField
            label={t('staff.batches.offer')}
            required
            value={offerId}
            error={isChecked && offerId === '' ? t('staff.batch_new.offer_missing') : undefined}
            onChange={({ target }) => setOfferId(target.value)}
            options={[
              { value: '', label: t('staff.batch_new.choose_offer') },
              ...offers.map(({ id, title, slug }) => ({ value: id, label: title === '' ? slug : title })),
            ]}
          />
          <TextField
            label={t('staff.batch_new.country')}
            hint={t('staff.batch_new.country_hint')}
            width="short"
            maxLength={2}
            value={country}
            onChange={({ target }) => setCountry(target.value)}
          />
          <TextField
            label={t('staff.batch_new.postcode')}
            width="short"
            maxLength={20}
            value={postcode}
            onChange={({ target }) => setPostcode(target.value)}
          />
          <TextField
            label={t('staff.batch_new.max')}
            hint={t('staff.batch_new.max_hint')}
            width="short"
            inputMode="numeric"
            required
            value={typedMax}
            error={isChecked && isMaxWrong ? t('staff.batch_new.max_wrong', { most: maxBatchRequests }) : undefined}
            onChange={({ target }) => setTypedMax(target.value)}
          />
        </section>
        <section className="panel stack">
          <h2>{t('staff.batch_new.preview')}</h2>
          {choice === null ? (
            <p className="muted">{t('staff.batch_new.preview_wait')}</p>
          ) : (
            <BatchPreviewPanel preview={preview} />
          )}
          {making.isError ? <Notice kind="error" announce="alert" title={problemText(texts, making.error)} /> : null}
          <div className="actions">
            <Button type="submit" isBusy={making.isPending}>
              {t('staff.batch_new.submit', { parcels: choice === null ? 0 : (preview.data?.parcels ?? 0) })}
            </Button>
          </div>
          <p className="muted">{t('staff.batch_new.locks')}</p>
        </section>
      </form>
    </>
  );
}
