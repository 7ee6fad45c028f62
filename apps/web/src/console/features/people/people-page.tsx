import type { StaffPerson } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useState } from 'react';
import { DataTable } from '../../shared/page/data-table.tsx';
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
      <div className="two-columns">
        <InviteForm />
        <div className="stack">
          <OpenInvitations onCancelled={() => announceDone(t('staff.invite.cancelled'))} />
          <SecondFactorRule />
        </div>
      </div>
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
    <DataTable
      caption={t('staff.nav.people')}
      className="people-table"
      rows={people}
      keyOf={({ id }) => id}
      columns={[
        {
          label: t('staff.people.name'),
          kind: 'name',
          render: ({ id, name }) => (
            <>
              <bdi>{name}</bdi> {id === me ? t('staff.people.you') : null}
            </>
          ),
        },
        { label: t('staff.email'), render: ({ email }) => email },
        {
          label: t('staff.people.role'),
          render: ({ role }) => (
            <>
              {t(`staff.role.${role}`)}
              <span className="cell-reasons">{t(`staff.role_hint.${role}`)}</span>
            </>
          ),
        },
        {
          label: t('staff.people.action'),
          kind: 'actions',
          render: (person) => (
            <div className="actions">
              {person.id === me ? null : buttons(person, ['link', 'sign_out'])}
              {person.role === 'owner' && owners.length === 1 ? (
                <span className="muted">{t('staff.people.last_owner')}</span>
              ) : (
                buttons(person, ['change_role', 'remove'])
              )}
            </div>
          ),
        },
      ]}
    />
  );
}
