import { Button } from '@doorstep/ui';
import { useQueryClient } from '@tanstack/react-query';
import { acceptInvitationSchema } from '@doorstep/contract';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { BaseIssue, InferOutput } from 'valibot';
import { api } from '../../shared/api/api.ts';
import { useMutation } from '../../shared/api/use-mutation.ts';
import { ProblemError } from '@doorstep/client';
import { PasswordField } from '../../shared/form/password-field.tsx';
import { TextField } from '../../shared/form/fields.tsx';
import { ErrorNotice } from '../../shared/page/notice.tsx';
import { sessionKey } from '../../shared/session.ts';
import { useTexts, type Texts } from '../../shared/texts/texts-context.tsx';
import { schemaResolver } from './schema-resolver.ts';

type Acceptance = InferOutput<typeof acceptInvitationSchema>;

export function InvitationForm({ token }: { token: string }) {
  const texts = useTexts();
  const { t } = texts;
  const client = useQueryClient();
  const navigate = useNavigate();
  const { register, handleSubmit, setError, formState } = useForm<Acceptance, unknown, Acceptance>({
    defaultValues: { token, name: '', email: '', password: '' },
    resolver: schemaResolver(acceptInvitationSchema, (path, issue) => fieldText(texts, path, issue)),
  });
  const accept = useMutation({
    mutationFn: async (body: Acceptance) => {
      await api('POST /invitations/accept', { body });
      await client.invalidateQueries({ queryKey: sessionKey });
    },
    onError: (error) => {
      if (!(error instanceof ProblemError)) return;
      for (const { field, code, values } of error.problem.errors ?? []) {
        if (field === 'name' || field === 'email' || field === 'password') {
          setError(field, { message: t(`field_error.${code}`, values ?? {}) }, { shouldFocus: true });
        }
      }
    },
    onSuccess: () => navigate('/staff', { replace: true }),
  });
  const { errors } = formState;
  return (
    <form className="stack" noValidate onSubmit={handleSubmit((body) => accept.mutate(body))}>
      <ErrorNotice error={accept.error} />
      <TextField
        label={t('staff.set_up.name')}
        autoComplete="name"
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label={t('staff.email')}
        type="email"
        autoComplete="username"
        hint={t('staff.set_up.email_hint')}
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label={t('staff.password')}
        autoComplete="new-password"
        hint={t('staff.set_up.password_hint')}
        error={errors.password?.message}
        {...register('password')}
      />
      <div className="actions">
        <Button type="submit" isBusy={accept.isPending}>
          {t(accept.isPending ? 'staff.set_up.busy' : 'staff.set_up.submit')}
        </Button>
      </div>
    </form>
  );
}

function fieldText({ t }: Texts, path: string, issue: BaseIssue<unknown>): string {
  if (issue.type === 'max_length') return t('field_error.too_long', { max: Number(issue.requirement) });
  if (path === 'name') return t('staff.set_up.name_missing');
  return t(path === 'email' ? 'field_error.not_an_email' : 'staff.set_up.password_short');
}
