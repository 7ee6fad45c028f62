import { roles, type Role } from '@doorstep/contract';
import { RadioGroup } from '@doorstep/ui';
import { useId } from 'react';
import { useTexts } from '../../shared/texts/texts-context.tsx';

export function RoleChoice({ value, onChange }: { value: Role; onChange: (role: Role) => void }) {
  const { t } = useTexts();
  const id = useId();
  return (
    <RadioGroup
      id={id}
      name={`role-${id}`}
      legend={t('staff.invite.role')}
      value={value}
      choices={roles.map((role) => ({
        value: role,
        label: t(`staff.role.${role}`),
        hint: t(`staff.role_hint.${role}`),
      }))}
      onChange={({ target }) => {
        const chosen = roles.find((role) => role === target.value);
        if (chosen !== undefined) onChange(chosen);
      }}
    />
  );
}
