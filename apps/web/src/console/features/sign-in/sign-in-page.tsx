import { useQueryClient } from '@tanstack/react-query';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { Mark } from '../../../look/mark.tsx';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { sessionKey, useSession } from '../../shared/session.ts';
import { SignInForm } from '../../shared/sign-in-form.tsx';
import { LanguageField } from '../../shared/texts/language-field.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { safeNextPath } from './safe-next-path.ts';

export function SignInPage() {
  const { t } = useTexts();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const session = useSession();
  const next = safeNextPath(search.get('next'));

  if (session.data) return <Navigate to={next} replace />;
  return (
    <main className="single">
      <p className="brand">
        <Mark /> <span>Doorstep</span>
      </p>
      <PageHeading title={t('staff.sign_in.title')} />
      <SignInForm
        onSignedIn={async () => {
          await client.invalidateQueries({ queryKey: sessionKey });
          await navigate(next, { replace: true });
        }}
      />
      <p>
        <Link to="/staff/forgotten">{t('staff.sign_in.forgotten')}</Link>
      </p>
      <LanguageField />
    </main>
  );
}
