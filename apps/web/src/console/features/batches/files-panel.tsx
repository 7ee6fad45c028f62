import type { BatchDetail, BatchFileChoices } from '@doorstep/contract';
import { TextField } from '../../shared/form/text-field.tsx';
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
 * Labels as a PDF, and a file for the carrier: both say who sends the parcels. While the batch is open they are checked
 * alone, so that what cannot be sent is taken out before it is packed.
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
  const [postcode, setPostcode] = useKept('postcode', '');
  const sender = { name, street, city, region: '', postcode, countryCode: '', email: '', phone: '' };
  const fields = [
    ['name', name, setName],
    ['street', street, setStreet],
    ['city', city, setCity],
    ['postcode', postcode, setPostcode],
  ] as const;
  return (
    <>
      <fieldset className="row-group">
        <legend>{t('staff.files.sender')}</legend>
        {fields.map(([field, value, change]) => (
          <TextField
            key={field}
            label={t(`staff.files.sender_${field}`)}
            maxLength={200}
            value={value}
            onChange={({ target }) => change(target.value)}
          />
        ))}
      </fieldset>
      {batch.state === 'open' || batch.actions.includes('print') ? (
        <PrintLabelsForm batch={batch} choices={choices} sender={sender} onDone={onDone} />
      ) : null}
      <CarrierFileForm batch={batch} choices={choices} sender={sender} onDone={onDone} />
    </>
  );
}
