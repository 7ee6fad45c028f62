import { Button, CheckboxGroup, TextInput } from '@doorstep/ui';
import { webhookEvents, type WebhookEvent } from '@doorstep/contract';
import { useState, type FormEvent } from 'react';
import { ProblemError } from '../../shared/api/problem-error.ts';
import { Notice } from '../../shared/page/notice.tsx';
import { problemText } from '../../shared/texts/problem-text.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { useAddWebhook } from './webhooks-api.ts';

/** Adds a receiver: where it is, and what it is told. */
export function WebhookForm() {
  const texts = useTexts();
  const { t } = texts;
  const add = useAddWebhook();
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<WebhookEvent[]>([...webhookEvents]);
  const [isMissing, setMissing] = useState(false);
  const urlError = fieldText(add.error, 'url');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(url.trim() === '');
    if (url.trim() === '' || add.isPending) return;
    add.mutate({ url: url.trim(), events, isOn: true }, { onSuccess: () => setUrl('') });
  };
  return (
    <form className="panel" aria-labelledby="add-webhook" noValidate onSubmit={submit}>
      <h2 id="add-webhook">{t('staff.webhooks.add')}</h2>
      {add.isError && urlError === null ? (
        <Notice kind="error" announce="alert" title={problemText(texts, add.error)} />
      ) : null}
      <TextInput
        id="webhook-url"
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        label={t('staff.webhooks.url')}
        hint={t('staff.webhooks.url_hint')}
        error={isMissing ? t('field_error.not_a_web_address') : urlError}
        value={url}
        onChange={(event) => setUrl(event.target.value)}
      />
      <CheckboxGroup
        id="webhook-events"
        name="events"
        legend={t('staff.webhooks.events')}
        values={events}
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

/** What the server says of one field; null when it says nothing. */
function fieldText(error: unknown, field: string): string | null {
  if (!(error instanceof ProblemError)) return null;
  return error.problem.errors?.find((each) => each.field === field)?.detail ?? null;
}
