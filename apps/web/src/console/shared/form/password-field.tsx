import { Button, Field, type FieldProps } from '@doorstep/ui';
import { useId, useState, type ComponentProps } from 'react';
import { useTexts } from '../texts/texts-context.tsx';

type PasswordFieldProps = Pick<FieldProps, 'label' | 'hint' | 'error'> & Omit<ComponentProps<'input'>, 'id' | 'type'>;

export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const { t } = useTexts();
  const id = useId();
  const [isShown, setShown] = useState(false);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(described) => (
        <div className="password">
          <input
            {...input}
            {...described}
            id={id}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="off"
            spellCheck={false}
            className="ds-input"
          />
          <Button look="secondary" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            {t(isShown ? 'staff.password.hide' : 'staff.password.show')}
          </Button>
        </div>
      )}
    </Field>
  );
}
