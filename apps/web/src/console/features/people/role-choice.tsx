import { roles, type Role } from '@doorstep/contract';
import { RadioGroup } from '@doorstep/ui';
import { useId } from 'react';
import { useTexts } from '../../shared/texts/texts-context.tsx';

interface RoleChoiceProps {
  /** Null before a role is chosen. */
  value: Role | null;
  error?: string | undefined;
  onChange: (role: Role) => void;
}

export function RoleChoice({ value, error, onChange }: RoleChoiceProps) {
  const { t } = useTexts();
  const id = useId();
  return (
    <RadioGroup
      id={id}
      name={`role-${id}`}
      legend={t('staff.invite.role')}
      value={value ?? ''}
      error={error}
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
