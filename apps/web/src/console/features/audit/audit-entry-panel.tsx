import type { AuditChange, OpenedAuditEntry } from '@doorstep/contract';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useApi } from '../../shared/api/api.ts';
import { Loaded } from '../../shared/page/loaded.tsx';
import { ExactMoment } from '../../shared/texts/moment.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { withChoices } from './audit-query.ts';
import { actorName, detailRows, fieldWords } from './audit-words.ts';

export function AuditEntryPanel({ id }: { id: string }) {
  const { t } = useTexts();
  const [search] = useSearchParams();
  const place = useRef<HTMLHeadingElement>(null);
  const entry = useApi('GET /audit/:entry', { params: { entry: id } }, { staleTime: Infinity });
  // The panel opens beside the list, or above it on small screens.
  useEffect(() => place.current?.focus(), []);
  const closed = new URLSearchParams(search);
  closed.delete('entry');
  return (
    <section className="panel audit-entry" aria-labelledby="audit-entry">
      <div className="dialog-heading">
        <h2 id="audit-entry" ref={place} tabIndex={-1}>
          {entry.data ? t(`staff.audit.action.${entry.data.action}`) : t('staff.audit.entry')}
        </h2>
        <Link to={`?${closed}`}>{t('staff.close')}</Link>
      </div>
      <Loaded query={entry}>{(opened) => <Opened entry={opened} />}</Loaded>
    </section>
  );
}

function Opened({ entry }: { entry: OpenedAuditEntry }) {
  const texts = useTexts();
  const { t } = texts;
  const { subject, actor, changes, moreChanges } = entry;
  const [search] = useSearchParams();
  const plain = withChoices(new URLSearchParams(search.get('readings') === 'true' ? { readings: 'true' } : {}), {});
  // Do not repeat what is shown as a change.
  const isPlainChange = changes.some(({ field }) => field.length === 0);
  const rows = detailRows(texts, entry).filter(({ name }) => !isPlainChange || (name !== 'from' && name !== 'to'));
  return (
    <>
      <dl className="facts">
        <Fact name={t('staff.audit.when')}>
          <ExactMoment at={entry.at} />
        </Fact>
        <Fact name={t('staff.audit.who')}>{actorName(texts, actor)}</Fact>
        <Fact name={t(`staff.audit.kind.${subject.kind}`)}>{subject.name === '' ? subject.id : subject.name}</Fact>
        {rows.map(({ name, label, value }) => (
          <Fact key={name} name={label}>
            {value}
          </Fact>
        ))}
      </dl>
      {changes.map((change) => (
        <Change key={change.field.join(' ')} change={change} />
      ))}
      {moreChanges > 0 ? <p className="muted">{t('staff.audit.more_changes', { count: moreChanges })}</p> : null}
      <p className="actions">
        {subject.kind === 'store' || subject.id === '' ? null : (
          <Link
            className="ds-button ds-button--secondary"
            to={`?${withChoices(plain, { subject: subject.kind, id: subject.id })}`}
          >
            {t('staff.audit.all_of_this', { kind: subject.kind })}
          </Link>
        )}
        {actor.id === null ? null : (
          <Link className="ds-button ds-button--secondary" to={`?${withChoices(plain, { actor: actor.id })}`}>
            {t('staff.audit.all_of_person', { name: actorName(texts, actor) })}
          </Link>
        )}
      </p>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Change({ change: { field, from, to } }: { change: AuditChange }) {
  const texts = useTexts();
  const { t } = texts;
  const text = (value: string) => (value === '' ? t('staff.audit.was_empty') : value);
  return (
    <div className="audit-change">
      {field.length === 0 ? null : <h3>{field.map((name) => fieldWords(texts, name)).join(' › ')}</h3>}
      <p>
        <span className="visually-hidden">{t('staff.audit.before')}: </span>
        <del>{text(from)}</del>
      </p>
      <p>
        <span className="visually-hidden">{t('staff.audit.after')}: </span>
        <ins>{text(to)}</ins>
      </p>
    </div>
  );
}
