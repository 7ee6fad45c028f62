import {
  reprintReasons,
  type BatchDetail,
  type BatchFileChoices,
  type LabelProblemView,
  type ReprintReason,
  type SenderInput,
} from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useState, type FormEvent } from 'react';
import { ConnectionError } from '@doorstep/client';
import { focusFirstError } from '../../shared/form/focus-first-error.ts';
import { CheckField, SelectField, TextField } from '../../shared/form/fields.tsx';
import { ErrorNotice } from '../../shared/page/notice.tsx';
import { useTexts, type Texts } from '../../shared/texts/texts-context.tsx';
import { useCheckLabels, usePrintLabels } from './batches-api.ts';
import { checkFirst } from './check-first.ts';
import { ProblemList } from './problem-list.tsx';
import { stepPlaces } from './step-links.tsx';
import { saveFile } from '../../shared/save-file.ts';
import { useKept } from './use-kept.ts';

interface PrintLabelsFormProps {
  batch: BatchDetail;
  choices: BatchFileChoices;
  sender: SenderInput;
  /** @returns false, and shows what is missing, if the sender's address is incomplete. */
  requireSender: () => boolean;
  onDone: (text: string) => void;
}

/** Prints labels on the chosen sheet from the first free position; printing again needs a reason. */
export function PrintLabelsForm({ batch, choices, sender, requireSender, onDone }: PrintLabelsFormProps) {
  const texts = useTexts();
  const { t } = texts;
  const checking = useCheckLabels(batch.id);
  const printing = usePrintLabels(batch.id);
  const [kept, setSheet] = useKept('sheet', choices.usualSheet);
  const [start, setStart] = useState('1');
  const [withItems, setWithItems] = useKept('label-items', '');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [broken, setBroken] = useState<number | null>(null);

  const sheet = choices.sheets.find(({ id }) => id === kept) ?? choices.sheets[0];
  if (sheet === undefined) return null;
  const isRoll = sheet.labels === 1;
  const startPosition = isRoll ? 1 : Number(start);
  const isStartWrong = !Number.isInteger(startPosition) || startPosition < 1 || startPosition > sheet.labels;
  // The print was recorded but never arrived: it resumes under its number without a reason.
  const isBroken = broken !== null && broken === batch.prints;
  const isAgain = batch.prints > 0 && !isBroken;
  const isReasonMissing = isAgain && reason === '';
  const body = { sheet: sheet.id, startPosition, withItems: withItems === 'yes', sender };
  const { found, isWarned, proceed } = checkFirst(checking, body);

  const check = (event: FormEvent<HTMLButtonElement>) => {
    setTried(true);
    printing.reset();
    if (isStartWrong) return event.currentTarget.form === null ? undefined : focusFirstError(event.currentTarget.form);
    checking.mutate(body);
  };
  const print = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (isStartWrong || isReasonMissing) return focusFirstError(event.currentTarget);
    if (batch.state === 'open') return checking.mutate(body);
    if (!requireSender()) return;
    if (isBroken) return save({ print: batch.prints });
    proceed(() => save(reason === '' ? {} : { reason: reason as ReprintReason }));
  };
  const save = (why: { print?: number; reason?: ReprintReason }) =>
    printing.mutate(
      { ...body, ...why },
      {
        onError(failure) {
          if (failure instanceof ConnectionError && !isBroken) setBroken(batch.prints + 1);
        },
        ifShown() {
          setBroken(null);
          setReason('');
          setTried(false);
          setStart('1');
          checking.reset();
        },
        report(file) {
          saveFile(file, `${batch.name}.pdf`);
          onDone(t('staff.files.labels_saved', { name: `${batch.name}.pdf` }));
        },
      },
    );
  const error = printing.error ?? checking.error;
  return (
    <form id={stepPlaces.print} className="stack" noValidate onSubmit={print}>
      <h3>{t('staff.files.labels')}</h3>
      <SelectField
        label={t('staff.files.sheet')}
        value={sheet.id}
        onChange={({ target }) => setSheet(target.value)}
        options={choices.sheets.map(({ id, name, paper, labels }) => ({
          value: id,
          label: paper.startsWith('roll-')
            ? t('staff.files.roll_option', { name })
            : t('staff.files.sheet_option', { name, paper, labels }),
        }))}
      />
      {isRoll ? null : (
        <TextField
          label={t('staff.files.start')}
          hint={t('staff.files.start_hint', { labels: sheet.labels })}
          inputMode="numeric"
          width="short"
          value={start}
          error={isTried && isStartWrong ? t('staff.files.start_wrong', { labels: sheet.labels }) : undefined}
          onChange={({ target }) => setStart(target.value)}
        />
      )}
      <CheckField
        label={t('staff.files.with_items')}
        hint={t('staff.files.with_items_hint')}
        checked={withItems === 'yes'}
        onChange={({ target }) => setWithItems(target.checked ? 'yes' : '')}
      />
      {isAgain ? (
        <SelectField
          label={t('staff.files.reprint_reason')}
          hint={t('staff.batch.reprint_body')}
          required
          value={reason}
          error={isTried && isReasonMissing ? t('staff.batch.reprint_choose') : undefined}
          onChange={({ target }) => setReason(target.value)}
          options={[
            { value: '', label: t('staff.batch.reprint_choose') },
            ...reprintReasons.map((value) => ({ value, label: t(`staff.reprint_reason.${value}`) })),
          ]}
        />
      ) : null}
      {isBroken ? <p>{t('staff.files.print_broken')}</p> : null}
      <ErrorNotice error={error} />
      {found === undefined ? null : (
        <ProblemList
          title={t('staff.files.labels_checked', { total: found.total })}
          found={found}
          inWords={(problem) => labelProblemText(texts, problem)}
        />
      )}
      <div className="actions">
        {batch.state === 'open' ? null : (
          <Button type="submit" isBusy={printing.isPending || checking.isPending}>
            {t(isBroken ? 'staff.files.print_on' : isWarned ? 'staff.files.print_anyway' : 'staff.files.print_labels')}
          </Button>
        )}
        <Button look="secondary" isBusy={checking.isPending} onClick={check}>
          {t('staff.files.check_labels')}
        </Button>
      </div>
    </form>
  );
}

function labelProblemText({ t }: Texts, problem: LabelProblemView): string {
  return problem.kind === 'no_character'
    ? t('staff.label_problem.no_character', { characters: problem.characters.join(' ') })
    : t(`staff.label_problem.${problem.kind}`);
}
