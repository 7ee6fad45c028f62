import type { StaffPerson } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useState } from 'react';
import { Loaded } from '../../shared/page/loaded.tsx';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { useDone } from '../../shared/page/use-done.tsx';
import { useSession } from '../../shared/session.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { InviteForm } from './invite-form.tsx';
import { OpenInvitations } from './open-invitations.tsx';
import { usePeople } from './people-api.ts';
import { SecondFactorRule } from './second-factor-rule.tsx';
import { PersonDialog, type PersonAction, type PersonDialogProps } from './person-dialog.tsx';

export function PeoplePage() {
  const { t } = useTexts();
  const people = usePeople();
  const { done, announceDone } = useDone();
  const [asked, setAsked] = useState<PersonDialogProps['asked']>(null);
  return (
    <>
      <PageHeading title={t('staff.nav.people')} />
      <p className="lead">{t('staff.people.lead')}</p>
      {done}
      <Loaded query={people}>
        {(all) => <PeopleTable people={all} onAsk={(action, person) => setAsked({ action, person })} />}
      </Loaded>
      <InviteForm />
      <SecondFactorRule />
      <OpenInvitations onCancelled={() => announceDone(t('staff.invite.cancelled'))} />
      <PersonDialog asked={asked} onClose={() => setAsked(null)} onDone={announceDone} />
    </>
  );
}

interface PeopleTableProps {
  people: StaffPerson[];
  onAsk: (action: PersonAction, person: StaffPerson) => void;
}

function PeopleTable({ people, onAsk }: PeopleTableProps) {
  const { t } = useTexts();
  const me = useSession().data?.person.id;
  const owners = people.filter(({ role }) => role === 'owner');
  const buttons = (person: StaffPerson, actions: PersonAction[]) =>
    actions.map((action) => (
      <Button
        key={action}
        look="secondary"
        aria-label={t(`staff.people.${action}_named`, { name: person.name })}
        onClick={() => onAsk(action, person)}
      >
        {t(`staff.people.${action}`)}
      </Button>
    ));
  return (
    <table className="table people-table">
      <caption className="visually-hidden">{t('staff.nav.people')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('staff.people.name')}</th>
          <th scope="col">{t('staff.email')}</th>
          <th scope="col">{t('staff.people.role')}</th>
          <th scope="col">{t('staff.people.action')}</th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => {
          const isLastOwner = person.role === 'owner' && owners.length === 1;
          return (
            <tr key={person.id}>
              <th scope="row">
                <bdi>{person.name}</bdi> {person.id === me ? t('staff.people.you') : null}
              </th>
              <td data-label={t('staff.email')}>{person.email}</td>
              <td data-label={t('staff.people.role')}>
                {t(`staff.role.${person.role}`)}
                <span className="cell-reasons">{t(`staff.role_hint.${person.role}`)}</span>
              </td>
              <td>
                <div className="actions">
                  {person.id === me ? null : buttons(person, ['link', 'sign_out'])}
                  {isLastOwner ? (
                    <span className="muted">{t('staff.people.last_owner')}</span>
                  ) : (
                    buttons(person, ['change_role', 'remove'])
                  )}
                </div>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
