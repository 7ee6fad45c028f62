import type { Draft, RefusedPage } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import type { ReactNode } from 'react';
import { HiddenDraft } from '../offer/hidden-draft.tsx';
import { useTexts } from '../texts/texts-context.tsx';
import { useNavigationStatus } from '../navigation/navigation-context.tsx';

interface GoOnFormProps {
  page: RefusedPage;
  action: string;
  step: string;
  /** What is different now from the request that was refused. */
  changes?: Draft;
  look?: 'primary' | 'secondary';
  children: ReactNode;
}

/** One way on from a refusal, with every answer kept. */
export function GoOnForm({ page, action, step, changes = {}, look = 'secondary', children }: GoOnFormProps): ReactNode {
  const { frame } = useTexts();
  const { isBusy } = useNavigationStatus();
  return (
    <form method="post" action={action} data-navigates="">
      <HiddenDraft draft={{ ...page.draft, language: frame.readerLanguage, ...changes }} offer={page.offer} />
      <input type="hidden" name="idempotencyKey" value={page.idempotencyKey} />
      <input type="hidden" name="formToken" value={page.formToken} />
      <Button type="submit" look={look} name="step" value={step} isBusy={isBusy}>
        {children}
      </Button>
    </form>
  );
}
