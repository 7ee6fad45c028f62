import { auditActions, auditSubjects } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { dayOf, endOfDay, startOfDay } from '../../shared/days.ts';
import { useAll } from '../../shared/api/api.ts';
import { CheckField, SelectField, TextField } from '../../shared/form/fields.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { readAuditQuery, withChoices } from './audit-query.ts';

/** Filters for the list, kept in the address bar. */
export function AuditFilters() {
  const { t } = useTexts();
  const [search, setSearch] = useSearchParams();
  const query = readAuditQuery(search);
  const people = useAll('GET /people', {});
  const [typed, setTyped] = useState(query.search);
  const [shown, setShown] = useState(query.search);
  // The address bar wins when a link or the back button changes it.
  if (shown !== query.search) {
    setShown(query.search);
    setTyped(query.search);
  }
  const choose = (changes: Record<string, string | undefined>) => setSearch(withChoices(search, changes));
  const known = people.data ?? [];
  const actors = [
    { value: '', label: t('staff.audit.anybody') },
    ...known.map(({ id, name }) => ({ value: id, label: name })),
    // The actor is a token or a removed person.
    ...(query.actor === undefined || known.some(({ id }) => id === query.actor)
      ? []
      : [{ value: query.actor, label: t('staff.audit.somebody') }]),
  ];
  const actions = auditActions
    .map((action) => ({ value: action as string, label: t(`staff.audit.action.${action}`) }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
  return (
    <search className="request-filters">
      <form
        className="audit-filters"
        onSubmit={(event) => {
          event.preventDefault();
          choose({ search: typed.trim() });
        }}
      >
        <div className="filter-search">
          <TextField
            label={t('staff.audit.search')}
            placeholder={t('staff.audit.search_hint')}
            type="search"
            maxLength={200}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button look="secondary" type="submit">
            {t('staff.audit.search_submit')}
          </Button>
        </div>
        <TextField
          label={t('staff.audit.from')}
          type="date"
          value={dayOf(query.from)}
          onChange={({ target }) => choose({ from: startOfDay(target.value) })}
        />
        <TextField
          label={t('staff.audit.until')}
          type="date"
          value={dayOf(query.until, 1)}
          onChange={({ target }) => choose({ until: endOfDay(target.value) })}
        />
        <SelectField
          label={t('staff.audit.who')}
          value={query.actor ?? ''}
          onChange={({ target }) => choose({ actor: target.value })}
          options={actors}
        />
        <SelectField
          label={t('staff.audit.action')}
          value={query.action ?? ''}
          onChange={({ target }) => choose({ action: target.value })}
          options={[{ value: '', label: t('staff.audit.any_action') }, ...actions]}
        />
        <SelectField
          label={t('staff.audit.about')}
          value={query.subject ?? ''}
          onChange={({ target }) => choose({ subject: target.value, id: undefined })}
          options={[
            { value: '', label: t('staff.audit.about_anything') },
            ...auditSubjects.map((kind) => ({ value: kind as string, label: t(`staff.audit.kind.${kind}`) })),
          ]}
        />
        <CheckField
          label={t('staff.audit.with_readings')}
          checked={query.readings === 'true'}
          onChange={({ target }) => choose({ readings: target.checked ? 'true' : undefined })}
        />
        {[...search.keys()].every((name) => name === 'entry' || name === 'cursor') ? null : (
          <Button look="secondary" onClick={() => setSearch({})}>
            {t('staff.audit.clear')}
          </Button>
        )}
      </form>
    </search>
  );
}
