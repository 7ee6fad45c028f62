import { maxBatchRequests, maxNamedParcels, type BatchChoice } from '@doorstep/contract';
import { Button, RadioGroup } from '@doorstep/ui';
import { useDeferredValue, useId, useState, type FormEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { ProblemError } from '@doorstep/client';
import { CountryField } from '../../shared/form/country-field.tsx';
import { useOfferChoices } from '../../shared/api/use-offer-choices.ts';
import { focusFirstError } from '../../shared/form/focus-first-error.ts';
import { OfferField } from '../../shared/form/offer-field.tsx';
import { TextField } from '../../shared/form/fields.tsx';
import { Notice } from '../../shared/page/notice.tsx';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { useAllowed } from '../../shared/session.ts';
import { problemText } from '../../shared/texts/problem-text.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { BatchPreviewPanel } from './batch-preview-panel.tsx';
import { useBatchPreview, useMakeBatch } from './batches-api.ts';
import { PickRequests, type Picked } from './pick-requests.tsx';

const usualMax = '500';
const ways = ['oldest', 'drawn', 'picked'] as const;
type Way = (typeof ways)[number];
/** What a list of named requests leaves unset. */
const everywhere = { country: '', postcode: '', max: maxNamedParcels, isDrawn: false };

export function NewBatchPage() {
  const texts = useTexts();
  const { t } = texts;
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const offers = useOfferChoices().data ?? [];
  const [chosenId, setOfferId] = useState(search.get('offer'));
  const offerId = chosenId ?? (offers.length === 1 ? offers[0]?.id : null) ?? '';
  const [country, setCountry] = useState('');
  const [postcode, setPostcode] = useState('');
  const [typedMax, setTypedMax] = useState(usualMax);
  const [isChecked, setChecked] = useState(false);
  const making = useMakeBatch();

  const [wantedWay, setWay] = useState<Way>('oldest');
  const [picked, setPicked] = useState<Picked>(new Map());
  const [gone, setGone] = useState<string[]>([]);
  const wayId = useId();
  const isDraw = offers.find(({ id }) => id === offerId)?.isDraw === true;
  const mayPick = useAllowed('requests.read');
  const offered = ways.filter((one) => (one === 'drawn' ? isDraw : one === 'picked' ? mayPick : true));
  const way = offered.includes(wantedWay) ? wantedWay : 'oldest';

  const max = /^\d{1,5}$/.test(typedMax.trim()) ? Number(typedMax) : 0;
  const isMaxWrong = max < 1 || max > maxBatchRequests;
  const requestIds = [...picked.keys()];
  const named = requestIds.length === 0 ? null : { offerId, requestIds, ...everywhere };
  const matching = { offerId, country, postcode: postcode.trim(), max, isDrawn: way === 'drawn' };
  const whole = way === 'picked' ? named : isMaxWrong ? null : matching;
  const choice: BatchChoice | null = offerId === '' ? null : whole;
  const shown = useDeferredValue(choice === null ? '' : JSON.stringify(choice));
  const preview = useBatchPreview(shown === '' ? null : (JSON.parse(shown) as BatchChoice));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (choice === null) return focusFirstError(event.currentTarget);
    setGone([]);
    making.mutate(choice, {
      ifShown: ({ id }) => void navigate(`/staff/batches/${id}`),
      onError(error) {
        const lost = noLongerAccepted(error, choice.requestIds ?? []);
        setGone(lost.map((id) => picked.get(id) ?? ''));
        setPicked(new Map([...picked].filter(([id]) => !lost.includes(id))));
      },
    });
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
          <OfferField
            label={t('staff.batches.offer')}
            required
            value={offerId}
            error={isChecked && offerId === '' ? t('staff.batch_new.offer_missing') : undefined}
            onChange={({ target }) => {
              setOfferId(target.value);
              setPicked(new Map());
            }}
            none={t('staff.batch_new.choose_offer')}
          />
          {offered.length === 1 ? null : (
            <RadioGroup
              id={wayId}
              name={wayId}
              legend={t('staff.batch_new.way')}
              value={way}
              choices={offered.map((value) => ({
                value,
                label: t(`staff.batch_new.way.${value}`),
                ...(value === 'drawn' ? { hint: t('staff.batch_new.way.drawn_hint') } : {}),
              }))}
              onChange={({ target }) => setWay(ways.find((one) => one === target.value) ?? 'oldest')}
            />
          )}
          {way === 'picked' ? null : (
            <>
              <CountryField
                label={t('staff.batch_new.country')}
                none={t('staff.batch_new.any_country')}
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
                error={isChecked && isMaxWrong ? t('staff.batch_new.max_wrong', { max: maxBatchRequests }) : undefined}
                onChange={({ target }) => setTypedMax(target.value)}
              />
            </>
          )}
        </section>
        <section className="panel stack">
          <h2>{t('staff.batch_new.preview')}</h2>
          {choice === null ? (
            <p className="muted">
              {t(way === 'picked' && offerId !== '' ? 'staff.batch_new.pick_wait' : 'staff.batch_new.preview_wait')}
            </p>
          ) : (
            <BatchPreviewPanel preview={preview} offerId={offerId} />
          )}
          {making.isError ? (
            <Notice
              kind="error"
              announce="alert"
              title={
                gone.length === 0
                  ? problemText(texts, making.error)
                  : t('staff.batch_new.picked_gone', { count: gone.length, references: gone.join(', ') })
              }
            />
          ) : null}
          <div className="actions">
            <Button type="submit" isBusy={making.isPending}>
              {t('staff.batch_new.submit', { parcels: choice === null ? 0 : (preview.data?.parcels ?? 0) })}
            </Button>
          </div>
          <p className="muted">{t('staff.batch_new.locks')}</p>
        </section>
      </form>
      {way === 'picked' && offerId !== '' ? (
        <PickRequests key={offerId} offerId={offerId} picked={picked} onChange={setPicked} />
      ) : null}
    </>
  );
}

/** The named requests that someone else has batched or decided in the meantime. */
function noLongerAccepted(error: unknown, requestIds: string[]): string[] {
  const errors = error instanceof ProblemError ? (error.problem.errors ?? []) : [];
  return errors.flatMap(({ field, code }) =>
    code === 'not_accepted' ? (requestIds[Number(field.split('.')[1])] ?? []) : [],
  );
}
