import type { RequestDetail } from '@doorstep/contract';
import { Link } from 'react-router';
import { Loaded } from '../../../shared/page/loaded.tsx';
import { StateBadge } from '../../../shared/page/state-badge.tsx';
import { Moment } from '../../../shared/texts/moment.tsx';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { useRequest } from '../requests-api.ts';

/** Compares a held request with the latest other one from its home: is the same person asking twice? */
export function DuplicatePanel({ request }: { request: RequestDetail }) {
  const { t } = useTexts();
  const [latest] = request.sameHome.toSorted((a, b) => b.receivedAt.localeCompare(a.receivedAt));
  if (latest === undefined) return null;
  return (
    <section className="panel" aria-labelledby="duplicate-title">
      <h3 id="duplicate-title">{t('staff.queue.duplicate')}</h3>
      <Beside key={latest.id} request={request} otherId={latest.id} />
    </section>
  );
}

function Beside({ request, otherId }: { request: RequestDetail; otherId: string }) {
  const { t } = useTexts();
  const other = useRequest(otherId);
  return (
    <Loaded query={other}>
      {(data: RequestDetail) =>
        data.erasedAt === null ? (
          <Compared request={request} other={data} />
        ) : (
          <p className="muted">{t('staff.queue.duplicate_erased', { reference: data.reference })}</p>
        )
      }
    </Loaded>
  );
}

function Compared({ request, other }: { request: RequestDetail; other: RequestDetail }) {
  const { t } = useTexts();
  const itemsOf = ({ lines }: RequestDetail) =>
    lines.map(({ name, quantity }) => t('staff.requests.line', { name, quantity })).join(', ');
  const rows = [
    [t('staff.requests.offer'), request.offer.title, other.offer.title],
    [t('staff.request.asked'), itemsOf(request), itemsOf(other)],
    [t('staff.request.name'), request.contact.name, other.contact.name],
    [t('staff.email'), request.contact.email, other.contact.email],
    [t('staff.request.phone'), request.contact.phone, other.contact.phone],
    [t('staff.request.address'), request.addressLines.join(', '), other.addressLines.join(', ')],
  ] as const;
  return (
    <table className="compared">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('staff.queue.compared_field')}</span>
          </th>
          <th scope="col">{t('staff.queue.compared_this')}</th>
          <th scope="col">
            <Link to={`/staff/requests/${other.id}`}>{other.reference}</Link> <StateBadge state={other.state} />
          </th>
          <th scope="col">
            <span className="visually-hidden">{t('staff.queue.compared')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows
          .filter(([, mine, theirs]) => mine !== '' || theirs !== '')
          .map(([field, mine, theirs]) => (
            <tr key={field}>
              <th scope="row">{field}</th>
              <td data-label={t('staff.queue.compared_this')}>
                <bdi>{mine === '' ? t('staff.queue.compared_none') : mine}</bdi>
              </td>
              <td data-label={other.reference}>
                <bdi>{theirs === '' ? t('staff.queue.compared_none') : theirs}</bdi>
              </td>
              <td>
                {isSame(mine, theirs) ? (
                  <span className="muted">{t('staff.queue.compared_same')}</span>
                ) : (
                  <strong>{t('staff.queue.compared_different')}</strong>
                )}
              </td>
            </tr>
          ))}
        <tr>
          <th scope="row">{t('staff.request.received')}</th>
          <td data-label={t('staff.queue.compared_this')}>
            <Moment at={request.receivedAt} />
          </td>
          <td colSpan={2} data-label={other.reference}>
            <Moment at={other.receivedAt} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** Ignores case and spacing. */
function isSame(one: string, another: string): boolean {
  const plain = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  return plain(one) === plain(another);
}
