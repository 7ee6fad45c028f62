import type { FoundPersonView } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { DataTable } from '../../shared/page/data-table.tsx';
import { focusFirstError } from '../../shared/form/focus-first-error.ts';
import { TextField } from '../../shared/form/fields.tsx';
import { Notice } from '../../shared/page/notice.tsx';
import { StateBadge } from '../../shared/page/state-badge.tsx';
import { useDone } from '../../shared/page/use-done.tsx';
import { MomentText } from '../../shared/texts/moment-text.tsx';
import { Moment } from '../../shared/texts/moment.tsx';
import { problemText } from '../../shared/texts/problem-text.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { useExportPerson, useFindPerson, useErasePerson, useErasurePreview } from './privacy-api.ts';
import { saveFile } from '../../shared/save-file.ts';
import { Dialog } from '../../shared/page/dialog.tsx';
import { DialogForm } from '../../shared/page/dialog-form.tsx';
import { Loaded } from '../../shared/page/loaded.tsx';

export function PersonPanel() {
  const texts = useTexts();
  const { t } = texts;
  const id = useId();
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [isErasing, setErasing] = useState(false);
  const finding = useFindPerson();
  const exporting = useExportPerson();
  const { done, announceDone } = useDone();
  const found = finding.data;
  const body = {
    requests: found?.requests.map((request) => request.id) ?? [],
    claims: found?.claims.map((claim) => claim.id) ?? [],
  };
  const isNobody = found !== undefined && found.requests.length + found.claims.length === 0;
  return (
    <section className="panel stack" aria-labelledby={id}>
      <h2 id={id}>{t('staff.person.title')}</h2>
      <p className="hint">{t('staff.person.hint')}</p>
      <form
        className="try-search"
        role="search"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setChecked(true);
          if (text.trim() === '') return focusFirstError(event.currentTarget);
          finding.mutate(text);
        }}
      >
        <TextField
          label={t('staff.person.search')}
          value={text}
          maxLength={254}
          autoComplete="off"
          error={isChecked && text.trim() === '' ? t('staff.person.search_missing') : undefined}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" look="secondary" isBusy={finding.isPending}>
          {t('staff.person.submit')}
        </Button>
      </form>
      {done}
      {[finding.error, exporting.error].map((error) =>
        error === null ? null : (
          <Notice key={String(error)} kind="error" announce="alert" title={problemText(texts, error)} />
        ),
      )}
      <div aria-live="polite" className="stack">
        {found === undefined ? null : isNobody ? (
          <p>{t('staff.person.none')}</p>
        ) : (
          <p>
            {t('staff.person.found', { requests: found.requests.length, claims: found.claims.length })}{' '}
            {found.hasMore ? t('staff.person.more') : ''}
          </p>
        )}
      </div>
      {found === undefined || isNobody ? null : (
        <>
          <FoundPerson found={found} />
          <div className="actions">
            <Button
              look="secondary"
              isBusy={exporting.isPending}
              onClick={() =>
                exporting.mutate(body, {
                  report: (file) => {
                    saveFile(file, 'personal-data.json');
                    announceDone(t('staff.person.exported'));
                  },
                })
              }
            >
              {t('staff.person.export')}
            </Button>
            <Button look="secondary" onClick={() => setErasing(true)}>
              {t('staff.person.erase')}
            </Button>
          </div>
          <ErasePersonDialog
            found={found}
            isOpen={isErasing}
            onClose={() => setErasing(false)}
            onErased={() => {
              setErasing(false);
              finding.reset();
            }}
            onDone={() => announceDone(t('staff.person.erased'))}
          />
        </>
      )}
    </section>
  );
}

function FoundPerson({ found: { requests, claims } }: { found: FoundPersonView }) {
  const { t } = useTexts();
  return (
    <>
      {requests.length === 0 ? null : (
        <DataTable
          caption={t('staff.person.title')}
          className="people-table"
          rows={requests}
          keyOf={({ id }) => id}
          columns={[
            {
              label: t('staff.person.reference'),
              kind: 'name',
              render: ({ id, reference }) => <Link to={`/staff/requests/${id}`}>{reference}</Link>,
            },
            {
              label: t('staff.person.name'),
              className: 'breaking',
              render: ({ name, email }) => (
                <>
                  <bdi>{name}</bdi> <span className="cell-reasons">{email}</span>
                </>
              ),
            },
            { label: t('staff.person.offer'), render: ({ offer }) => offer.title },
            { label: t('staff.person.received'), render: ({ receivedAt }) => <Moment at={receivedAt} /> },
            { label: t('staff.person.state'), render: ({ state }) => <StateBadge state={state} /> },
          ]}
        />
      )}
      <ul className="plain-list">
        {claims.map(({ id, offer, createdAt }) => (
          <li key={id}>
            <MomentText
              moments={{ at: createdAt }}
              text={(marks) => t('staff.person.claim_line', { offer: offer.title, ...marks })}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

interface ErasePersonDialogProps {
  found: FoundPersonView;
  isOpen: boolean;
  onClose: () => void;
  /** What was found is gone. */
  onErased: () => void;
  onDone: () => void;
}

/** Erasing can't be undone, so its effects are previewed first. */
function ErasePersonDialog({ isOpen, ...props }: ErasePersonDialogProps) {
  const { t } = useTexts();
  return (
    <Dialog title={t('staff.person.erase_title')} isOpen={isOpen} onClose={props.onClose}>
      {isOpen ? <EraseForm {...props} /> : null}
    </Dialog>
  );
}

function EraseForm({ found, onClose, onErased, onDone }: Omit<ErasePersonDialogProps, 'isOpen'>) {
  const { t, language } = useTexts();
  const packed = found.requests.filter(({ state }) => state === 'packed').map(({ reference }) => reference);
  const body = { requests: found.requests.map(({ id }) => id), claims: found.claims.map(({ id }) => id) };
  const preview = useErasurePreview(packed.length > 0 ? null : body);
  const erasing = useErasePerson();
  const list = (references: string[]) => new Intl.ListFormat(language, { type: 'conjunction' }).format(references);
  if (packed.length > 0)
    return (
      <Notice
        kind="warning"
        announce="status"
        title={t('staff.person.erase_packed', { references: list(packed), count: packed.length })}
      />
    );
  const before = new Map(found.requests.map(({ id, state }) => [id, state]));
  return (
    <Loaded query={preview}>
      {({ answer }) => {
        const withdrawn = answer.requests
          .filter(({ id, state }) => before.get(id) !== state)
          .map(({ reference }) => reference);
        return (
          <DialogForm
            submit={t('staff.person.erase_submit')}
            isDanger
            sending={erasing}
            onCancel={onClose}
            onSubmit={() => erasing.mutate(body, { report: onDone, ifShown: onErased })}
          >
            <p>{t('staff.person.erase_does', { requests: answer.requests.length, claims: answer.claims })}</p>
            {withdrawn.length === 0 ? null : (
              <p>{t('staff.person.erase_withdraws', { references: list(withdrawn), count: withdrawn.length })}</p>
            )}
            <p>
              <strong>{t('staff.erase.for_good')}</strong> {t('staff.erase.backups')}
            </p>
          </DialogForm>
        );
      }}
    </Loaded>
  );
}
