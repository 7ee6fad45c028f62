import type { StaffPerson } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useState } from 'react';
import { Loaded } from '../../shared/page/loaded.tsx';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { useDone } from '../../shared/page/use-done.tsx';
import { useSession } from '../../shared/session.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { ChangeRoleDialog } from './change-role-dialog.tsx';
import { InviteForm } from './invite-form.tsx';
import { OpenInvitations } from './open-invitations.tsx';
import { usePeople } from './people-api.ts';
import { SecondFactorRule } from './second-factor-rule.tsx';
import { PasswordLinkDialog } from './password-link-dialog.tsx';
import { RemovePersonDialog } from './remove-person-dialog.tsx';
import { SignOutPersonDialog } from './sign-out-person-dialog.tsx';

export function PeoplePage() {
  const { t } = useTexts();
  const people = usePeople();
  const { done, announceDone } = useDone();
  const [changed, setChanged] = useState<StaffPerson | null>(null);
  const [linked, setLinked] = useState<StaffPerson | null>(null);
  const [signedOut, setSignedOut] = useState<StaffPerson | null>(null);
  const [removed, setRemoved] = useState<StaffPerson | null>(null);
  return (
    <>
      <PageHeading title={t('staff.nav.people')} />
      <p className="lead">{t('staff.people.lead')}</p>
      {done}
      <Loaded query={people}>
        {(all) => (
          <PeopleTable
            people={all}
            onChangeRole={setChanged}
            onRemove={setRemoved}
            onLink={setLinked}
            onSignOut={setSignedOut}
          />
        )}
      </Loaded>
      <InviteForm />
      <SecondFactorRule />
      <OpenInvitations onCancelled={() => announceDone(t('staff.invite.cancelled'))} />
      <ChangeRoleDialog
        person={changed}
        onClose={() => setChanged(null)}
        onDone={(role) =>
          announceDone(t('staff.people.role_done', { name: changed?.name ?? '', role: t(`staff.role.${role}`) }))
        }
      />
      <PasswordLinkDialog person={linked} onClose={() => setLinked(null)} />
      <SignOutPersonDialog
        person={signedOut}
        onClose={() => setSignedOut(null)}
        onDone={() => announceDone(t('staff.people.sign_out_done', { name: signedOut?.name ?? '' }))}
      />
      <RemovePersonDialog
        person={removed}
        onClose={() => setRemoved(null)}
        onDone={() => announceDone(t('staff.people.remove_done', { name: removed?.name ?? '' }))}
      />
    </>
  );
}

interface PeopleTableProps {
  people: StaffPerson[];
  onChangeRole: (person: StaffPerson) => void;
  onRemove: (person: StaffPerson) => void;
  onLink: (person: StaffPerson) => void;
  onSignOut: (person: StaffPerson) => void;
}

function PeopleTable({ people, onChangeRole, onRemove, onLink, onSignOut }: PeopleTableProps) {
  const { t } = useTexts();
  const me = useSession().data?.person.id;
  const owners = people.filter(({ role }) => role === 'owner');
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
                  {person.id === me ? null : (
                    <>
                      <Button
                        look="secondary"
                        aria-label={t('staff.people.link_named', { name: person.name })}
                        onClick={() => onLink(person)}
                      >
                        {t('staff.people.link')}
                      </Button>
                      <Button
                        look="secondary"
                        aria-label={t('staff.people.sign_out_named', { name: person.name })}
                        onClick={() => onSignOut(person)}
                      >
                        {t('staff.people.sign_out')}
                      </Button>
                    </>
                  )}
                  {isLastOwner ? (
                    <span className="muted">{t('staff.people.last_owner')}</span>
                  ) : (
                    <>
                      <Button
                        look="secondary"
                        aria-label={t('staff.people.change_role_named', { name: person.name })}
                        onClick={() => onChangeRole(person)}
                      >
                        {t('staff.people.change_role')}
                      </Button>
                      <Button
                        look="secondary"
                        aria-label={t('staff.people.remove_named', { name: person.name })}
                        onClick={() => onRemove(person)}
                      >
                        {t('staff.people.remove')}
                      </Button>
                    </>
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
