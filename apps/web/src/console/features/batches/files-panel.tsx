import type { BatchDetail, BatchFileChoices } from '@doorstep/contract';
import { useRef, useState } from 'react';
import { focusFirstError } from '../../shared/form/focus-first-error.ts';
import { CountryField } from '../../shared/form/country-field.tsx';
import { PostalFields } from '../../shared/form/postal-fields.tsx';
import { TextField } from '../../shared/form/fields.tsx';
import { Loaded } from '../../shared/page/loaded.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { useFileChoices } from './batches-api.ts';
import { CarrierFileForm } from './carrier-file-form.tsx';
import { PrintLabelsForm } from './print-labels-form.tsx';
import { useKept } from './use-kept.ts';

interface FilesPanelProps {
  batch: BatchDetail;
  onDone: (text: string) => void;
}

const exportable = ['open', 'locked', 'printed', 'dispatched', 'closed'];

/**
 * Labels as a PDF, and a file for the carrier; both need the sender. While the batch is open they can only be checked,
 * so that undeliverable parcels are taken out before packing.
 */
export function FilesPanel({ batch, onDone }: FilesPanelProps) {
  const { t } = useTexts();
  const choices = useFileChoices(batch.id);
  if (!exportable.includes(batch.state)) return null;
  return (
    <section className="panel stack">
      <h2>{t(batch.state === 'open' ? 'staff.files.check_title' : 'staff.files.title')}</h2>
      {batch.state === 'open' ? <p>{t('staff.files.check_hint')}</p> : null}
      <Loaded query={choices}>{(data) => <Files batch={batch} choices={data} onDone={onDone} />}</Loaded>
    </section>
  );
}

function Files({ batch, choices, onDone }: FilesPanelProps & { choices: BatchFileChoices }) {
  const { t } = useTexts();
  const [name, setName] = useKept(`sender-${batch.offer.id}`, choices.senderName);
  const [street, setStreet] = useKept('street', '');
  const [city, setCity] = useKept('city', '');
  const [region, setRegion] = useKept('region', '');
  const [postcode, setPostcode] = useKept('postcode', '');
  const [countryCode, setCountry] = useKept('country', choices.senderCountry);
  const sender = { name, street, city, region, postcode, countryCode, email: '', phone: '' };
  const kept = (value: string, change: (value: string) => void) => ({
    autoComplete: 'off',
    value,
    error: undefined,
    onChange: ({ target }: { target: { value: string } }) => change(target.value),
  });
  const [isTried, setTried] = useState(false);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  /** A return address without street or town brings no parcel back. */
  const isWanting = (field: string, value: string) =>
    (field === 'street' || field === 'city') &&
    value.trim() === '' &&
    [name, street, city, postcode].some((each) => each.trim() !== '');
  const requireSender = () => {
    const isComplete = !fields.some(([field, value]) => isWanting(field, value));
    setTried(!isComplete);
    if (!isComplete) focusFirstError(fieldset.current);
    return isComplete;
  };
  const fields = [
    ['name', name, setName],
    ['street', street, setStreet],
    ['city', city, setCity],
  ] as const;
  return (
    <>
      <fieldset className="row-group" ref={fieldset}>
        <legend>{t('staff.files.sender')}</legend>
        <p className="hint">{t('staff.files.sender_hint')}</p>
        {fields.map(([field, value, change]) => (
          <TextField
            key={field}
            label={t(`staff.files.sender_${field}`)}
            maxLength={200}
            value={value}
            error={isTried && isWanting(field, value) ? t('staff.files.sender_missing', { field }) : undefined}
            onChange={({ target }) => change(target.value)}
          />
        ))}
        <PostalFields country={countryCode} region={kept(region, setRegion)} postcode={kept(postcode, setPostcode)} />
        <CountryField
          label={t('staff.files.sender_country')}
          hint={t('staff.files.sender_country_hint')}
          none={t('staff.files.sender_country_none')}
          value={countryCode}
          onChange={({ target }) => setCountry(target.value)}
        />
      </fieldset>
      {batch.state === 'open' || batch.actions.includes('print') ? (
        <PrintLabelsForm
          batch={batch}
          choices={choices}
          sender={sender}
          requireSender={requireSender}
          onDone={onDone}
        />
      ) : null}
      <CarrierFileForm batch={batch} choices={choices} sender={sender} onDone={onDone} />
    </>
  );
}
