import { useQuery } from '@tanstack/react-query';
import type { StaffPerson } from '@doorstep/contract';
import { callApi } from '../../shared/api/call-api.ts';
import { Loaded } from '../../shared/page/loaded.tsx';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';

/** Who works here, and as what. Invitations are made on the command line for now, and the page says how. */
export function PeoplePage() {
  const { t } = useTexts();
  const people = useQuery({
    queryKey: ['people'],
    queryFn: ({ signal }) => callApi<StaffPerson[]>('/api/staff/people', { signal }),
  });
  return (
    <>
      <PageHeading title={t('staff.nav.people')} />
      <Loaded query={people}>
        {(all) => (
          <table className="table people-table">
            <caption className="visually-hidden">{t('staff.nav.people')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('staff.people.name')}</th>
                <th scope="col">{t('staff.email')}</th>
                <th scope="col">{t('staff.people.role')}</th>
              </tr>
            </thead>
            <tbody>
              {all.map((person) => (
                <tr key={person.id}>
                  <th scope="row">{person.name}</th>
                  <td>{person.email}</td>
                  <td>
                    {t(`staff.role.${person.role}`)}
                    <span className="cell-reasons">{t(`staff.role_hint.${person.role}`)}</span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Loaded>
      <p className="muted">
        {t('staff.people.invite')} <code>npm run -s doorstep -- staff link --role fulfiller</code>
      </p>
    </>
  );
}
