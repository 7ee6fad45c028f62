import type { BatchDetail, BatchFileChoices, CarrierProblemView, SenderInput } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useState, type FormEvent } from 'react';
import { CheckField } from '../../shared/form/check-field.tsx';
import { SelectField } from '../../shared/form/select-field.tsx';
import { TextField } from '../../shared/form/text-field.tsx';
import { Notice } from '../../shared/page/notice.tsx';
import { problemText } from '../../shared/texts/problem-text.ts';
import { useTexts, type Texts } from '../../shared/texts/texts-context.tsx';
import { useCarrierFile, useCheckCarrier } from './batches-api.ts';
import { ProblemList } from './problem-list.tsx';
import { saveFile } from './save-file.ts';
import { useKept } from './use-kept.ts';

interface CarrierFileFormProps {
  batch: BatchDetail;
  choices: BatchFileChoices;
  sender: SenderInput;
  onDone: (text: string) => void;
}

/** A file for the program of a carrier, after what that would refuse. */
export function CarrierFileForm({ batch, choices, sender, onDone }: CarrierFileFormProps) {
  const texts = useTexts();
  const { t } = texts;
  const checking = useCheckCarrier(batch.id);
  const exporting = useCarrierFile(batch.id);
  const [kept, setCarrier] = useKept('carrier', 'generic');
  const [columns, setColumns] = useKept('columns', '');
  const [withContact, setWithContact] = useState(false);
  const carrier = choices.carriers.find(({ id }) => id === kept) ?? choices.carriers[0];
  if (carrier === undefined) return null;

  const isOpen = batch.state === 'open';
  const body = { carrier: carrier.id, columns: carrier.id === 'generic' ? columns : '', withContact, sender };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isOpen) return checking.mutate(body);
    exporting.mutate(body, {
      onSuccess(file) {
        const name = `${batch.name}-${carrier.id}.csv`;
        saveFile(file, name);
        onDone(t('staff.files.carrier_saved', { name }));
      },
    });
  };
  const error = exporting.error ?? checking.error;
  return (
    <form className="stack" noValidate onSubmit={save}>
      <h3>{t('staff.files.carrier_file')}</h3>
      <SelectField
        label={t('staff.files.carrier')}
        hint={carrier.isConfirmed ? undefined : t('staff.files.unconfirmed')}
        value={carrier.id}
        onChange={({ target }) => {
          checking.reset();
          setCarrier(target.value);
        }}
        options={choices.carriers.map(({ id, name }) => ({
          value: id,
          label: id === 'generic' ? t('staff.files.any_carrier') : name,
        }))}
      />
      {carrier.id === 'generic' ? (
        <TextField
          label={t('staff.files.columns')}
          hint={t('staff.files.columns_hint')}
          maxLength={2000}
          value={columns}
          onChange={({ target }) => setColumns(target.value)}
        />
      ) : null}
      <CheckField
        label={t('staff.files.with_contact')}
        checked={withContact}
        onChange={({ target }) => setWithContact(target.checked)}
      />
      {error === null ? null : <Notice kind="error" announce="alert" title={problemText(texts, error)} />}
      {checking.data === undefined ? null : (
        <ProblemList
          title={t('staff.files.carrier_checked', { total: checking.data.total })}
          found={checking.data}
          inWords={(problem) => carrierProblemText(texts, problem)}
        />
      )}
      <div className="actions">
        {isOpen ? null : (
          <Button type="submit" look="secondary" isBusy={exporting.isPending}>
            {t('staff.files.save_carrier_file')}
          </Button>
        )}
        <Button look="secondary" isBusy={checking.isPending} onClick={() => checking.mutate(body)}>
          {t('staff.files.check_carrier_file')}
        </Button>
      </div>
    </form>
  );
}

function carrierProblemText({ t }: Texts, problem: CarrierProblemView): string {
  switch (problem.kind) {
    case 'characters':
      return t('staff.carrier_problem.characters', { ...problem, characters: problem.characters.join(' ') });
    case 'too_long':
      return t('staff.carrier_problem.too_long', problem);
    case 'country':
      return t('staff.carrier_problem.country', { country: problem.countryCode });
    default:
      return t(`staff.carrier_problem.${problem.kind}`, { column: problem.column });
  }
}
