import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts-context.tsx';

export function Honeypot(): ReactNode {
  const { t } = useTexts();
  return (
    <div className="honeypot" aria-hidden="true">
      <label htmlFor="website">{t('public.form.honeypot')}</label>
      <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  );
}
