import { fieldsOfDraft, type CheckPage } from '@doorstep/contract';

/**
 * Loads the check page as a document of its own. The connection has just answered, and the draft that it sent back says
 * which address was found, so that nobody is asked for it a second time.
 */
export function openCheckPage({ offer, draft, formToken }: CheckPage): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = `/o/${offer.slug}/check`;
  form.hidden = true;
  for (const [name, value] of [...fieldsOfDraft(draft, offer.questions), ['formToken', formToken] as const]) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}
