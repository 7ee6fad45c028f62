import type { BatchDetail, BatchFileChoices, CarrierProblemView, SenderInput } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useState, type FormEvent } from 'react';
import { CheckField, SelectField, TextField } from '../../shared/form/fields.tsx';
import { ErrorNotice } from '../../shared/page/notice.tsx';
import { useTexts, type Texts } from '../../shared/texts/texts-context.tsx';
import { useCarrierFile, useCheckCarrier } from './batches-api.ts';
import { checkFirst } from './check-first.ts';
import { ProblemList } from './problem-list.tsx';
import { saveFile } from '../../shared/save-file.ts';
import { useKept } from './use-kept.ts';

interface CarrierFileFormProps {
  batch: BatchDetail;
  choices: BatchFileChoices;
  sender: SenderInput;
  onDone: (text: string) => void;
}

/**
 * Downloads a carrier's file after checking for what the carrier's software would reject; parcels that do not fit the
 * format are left out.
 */
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

  const body = { carrier: carrier.id, columns: carrier.id === 'generic' ? columns : '', withContact, sender };
  const { found, isWarned, proceed } = checkFirst(checking, body);
  const isOpen = batch.state === 'open';
  const left = found?.leftOut.length ?? 0;
  const hasFile = left < batch.parcels && found?.problems.every(({ kind }) => kind !== 'sender') !== false;
  const save = (event: FormEvent) => {
    event.preventDefault();
    exporting.reset();
    if (isOpen) return checking.mutate(body);
    proceed(({ leftOut }) =>
      exporting.mutate(
        { ...body, leaveOut: leftOut.length > 0 },
        {
          report(file) {
            const name = `${batch.name}-${carrier.id}.csv`;
            saveFile(file, name);
            onDone(t('staff.files.carrier_saved', { name, left: leftOut.length, references: leftOut.join(', ') }));
          },
        },
      ),
    );
  };
  const error = exporting.error ?? checking.error;
  return (
    <form className="stack" noValidate onSubmit={save}>
      <h3>{t('staff.files.carrier_file')}</h3>
      <SelectField
        label={t('staff.files.carrier')}
        hint={carrier.isConfirmed ? undefined : t('staff.files.unconfirmed')}
        value={carrier.id}
        onChange={({ target }) => setCarrier(target.value)}
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
      <ErrorNotice error={error} />
      {found === undefined ? null : (
        <ProblemList
          title={t('staff.files.carrier_checked', { total: found.total, left })}
          found={found}
          inWords={(problem) => carrierProblemText(texts, problem)}
          advice={left === 0 ? '' : t('staff.files.left_out_advice', { left })}
        />
      )}
      <div className="actions">
        {isOpen || !hasFile ? null : (
          <Button type="submit" look="secondary" isBusy={exporting.isPending || checking.isPending}>
            {left > 0
              ? t('staff.files.save_carrier_file_without', { left })
              : t(isWarned ? 'staff.files.save_carrier_file_anyway' : 'staff.files.save_carrier_file')}
          </Button>
        )}
        <Button look="secondary" isBusy={checking.isPending} onClick={() => checking.mutate(body)}>
          {t('staff.files.check_carrier_file')}
        </Button>
      </div>
    </form>
  );
}

/** A few examples are enough. */
function fewOf(characters: string[]): string {
  return [...characters.slice(0, 3), ...(characters.length > 3 ? ['…'] : [])].join(' ');
}

function carrierProblemText({ t }: Texts, problem: CarrierProblemView): string {
  switch (problem.kind) {
    case 'characters':
    case 'unwritable':
    case 'sender':
      return t(`staff.carrier_problem.${problem.kind}`, { ...problem, characters: fewOf(problem.characters) });
    case 'too_long':
      return t('staff.carrier_problem.too_long', problem);
    case 'country':
      return t('staff.carrier_problem.country', { country: problem.countryCode });
    default:
      return t(`staff.carrier_problem.${problem.kind}`, { column: problem.column });
  }
}
