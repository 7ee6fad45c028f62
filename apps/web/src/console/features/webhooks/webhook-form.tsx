import { Button, CheckboxGroup, TextInput } from '@doorstep/ui';
import { webhookEvents, type WebhookEvent } from '@doorstep/contract';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { ProblemError } from '@doorstep/client';
import { focusFirstError } from '../../shared/form/focus-first-error.ts';
import { ErrorNotice, Notice } from '../../shared/page/notice.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { useAddWebhook } from './webhooks-api.ts';

export function WebhookForm() {
  const texts = useTexts();
  const { t } = texts;
  const add = useAddWebhook();
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<WebhookEvent[]>([...webhookEvents]);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (add.error !== null) focusFirstError(form.current);
  }, [add.error]);
  const [isChecked, setChecked] = useState(false);
  const isMissing = url.trim() === '';
  const issue =
    add.error instanceof ProblemError ? add.error.problem.errors?.find(({ field }) => field === 'url') : undefined;
  const urlError = issue === undefined ? undefined : t(`field_error.${issue.code}`, issue.values ?? {});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isMissing || events.length === 0) return focusFirstError(form.current);
    if (add.isPending) return;
    add.mutate(
      { url: url.trim(), events, isOn: true },
      {
        ifShown: () => {
          setUrl('');
          setChecked(false);
        },
      },
    );
  };
  return (
    <form ref={form} className="panel" aria-labelledby="add-webhook" noValidate onSubmit={submit}>
      <h2 id="add-webhook">{t('staff.webhooks.add')}</h2>
      {urlError === undefined ? <ErrorNotice error={add.error} /> : null}
      {add.isSuccess ? <Notice kind="success" announce="status" title={t('staff.webhooks.added')} /> : null}
      <TextInput
        id="webhook-url"
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        label={t('staff.webhooks.url')}
        hint={t('staff.webhooks.url_hint')}
        error={isChecked && isMissing ? t('field_error.not_a_web_address') : urlError}
        value={url}
        onChange={(event) => setUrl(event.target.value)}
      />
      <CheckboxGroup
        id="webhook-events"
        name="events"
        legend={t('staff.webhooks.events')}
        values={events}
        error={isChecked && events.length === 0 ? t('staff.webhooks.events_missing') : undefined}
        choices={webhookEvents.map((value) => ({ value, label: t(`staff.webhooks.event.${value}`) }))}
        onChange={(event) => {
          const { value, checked } = event.target;
          setEvents(webhookEvents.filter((each) => (each === value ? checked : events.includes(each))));
        }}
      />
      <div className="actions">
        <Button type="submit" isBusy={add.isPending}>
          {t('staff.webhooks.save')}
        </Button>
      </div>
    </form>
  );
}
