import { useState, type ComponentProps } from 'react';
import { useTexts } from '../texts/texts-context.tsx';
import { Field, type FieldTexts } from './field.tsx';

type PasswordFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'id' | 'type'>;

/** A password that one may look at while typing it. */
export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const { t } = useTexts();
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(links) => (
        <div className="password">
          <input
            {...links}
            {...input}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="off"
            spellCheck={false}
            className="input input-long"
          />
          <button
            type="button"
            className="button button-quiet"
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            {t(isShown ? 'staff.password.hide' : 'staff.password.show')}
          </button>
        </div>
      )}
    </Field>
  );
}
