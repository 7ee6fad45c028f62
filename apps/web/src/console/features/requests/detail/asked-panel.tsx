import { answerForms, isCalendarDay, type RequestDetail } from '@doorstep/contract';
import type { StaffTextId } from '@doorstep/messages';
import { Button } from '@doorstep/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { formatDay } from '../../../shared/texts/format-moment.ts';
import { Moment } from '../../../shared/texts/moment.tsx';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { AdjustDialog } from './adjust-dialog.tsx';

const CorrectDetailsDialog = lazy(() => import('./correct-details-dialog.tsx'));

export function AskedPanel({ request }: { request: RequestDetail }) {
  const { t, language } = useTexts();
  const { contact } = request;
  const [isAdjusting, setAdjusting] = useState(false);
  const [isCorrecting, setCorrecting] = useState(false);
  return (
    <section className="panel">
      <h2>{t('staff.request.asked')}</h2>
      <ul className="plain-list asked-lines">
        {request.lines.map(({ itemId, name, quantity }) => (
          <li key={itemId}>
            <span className="quantity">{t('staff.number', { number: quantity })} ×</span> <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      <dl className="facts">
        <Fact term={t('staff.request.name')}>{contact.name === '' ? '' : <bdi>{contact.name}</bdi>}</Fact>
        <Fact term={t('staff.email')}>
          {contact.email === '' ? '' : <a href={`mailto:${contact.email}`}>{contact.email}</a>}
        </Fact>
        {contact.newEmail !== undefined && (
          <Fact term={t('staff.request.new_email')}>
            <bdi>{contact.newEmail}</bdi>
          </Fact>
        )}
        {request.undelivered !== null && (
          <Fact term={t('staff.request.undelivered')}>
            {t('staff.request.undelivered_why', { ...request.undelivered, code: request.undelivered.code || 'none' })}{' '}
            <Moment at={request.undelivered.createdAt} />
          </Fact>
        )}
        <Fact term={t('staff.request.phone')}>
          {contact.phone === '' ? '' : <a href={`tel:${contact.phone.replaceAll(/[^+\d]/g, '')}`}>{contact.phone}</a>}
        </Fact>
        {request.answers.map(({ question, kind, answer }) => (
          <Fact key={question} term={question}>
            {kind !== null && answerForms[kind] === 'day' && isCalendarDay(answer) ? (
              <time dateTime={answer}>{formatDay(answer, language)}</time>
            ) : (
              <bdi>{answer}</bdi>
            )}
          </Fact>
        ))}
        <Fact term={t('staff.request.received')}>
          <Moment at={request.receivedAt} /> {t(`staff.source.${request.source}`)}
        </Fact>
        <Fact term={t('staff.request.human_check')}>{t(checkTextId(request))}</Fact>
      </dl>
      {request.canCorrect ? (
        <>
          <Button look="secondary" onClick={() => setCorrecting(true)}>
            {t('staff.details.open')}
          </Button>
          <Suspense>
            {isCorrecting ? <CorrectDetailsDialog request={request} onClose={() => setCorrecting(false)} /> : null}
          </Suspense>
        </>
      ) : null}
      {request.adjustable.length === 0 ? null : (
        <>
          <Button look="secondary" onClick={() => setAdjusting(true)}>
            {t('staff.adjust.open')}
          </Button>
          <AdjustDialog request={request} isOpen={isAdjusting} onClose={() => setAdjusting(false)} />
        </>
      )}
    </section>
  );
}

/** Staff and API clients need no check. */
function checkTextId({ source, checkProvider }: RequestDetail): StaffTextId {
  if (source === 'staff' || source === 'api') return `staff.request.check_not_asked.${source}`;
  return checkProvider === null ? 'staff.request.no_pass' : 'staff.request.has_pass';
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return children === '' ? null : (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
