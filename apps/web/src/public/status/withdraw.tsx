import type { StatusPage } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts-context.tsx';
import { useHref } from '../texts/use-href.ts';

/** Taking a request back: opened first, confirmed second, without a script. */
export function Withdraw({ page }: { page: StatusPage }): ReactNode {
  const { t } = useTexts();
  const href = useHref();
  return (
    <details className="withdraw">
      <summary>{t('public.withdraw.open')}</summary>
      <form method="post" action={href(`/r/${page.reference}/withdraw`)}>
        <p>{t('public.withdraw.text')}</p>
        <Button type="submit" look="danger" name="step" value="withdraw">
          {t('public.withdraw.confirm')}
        </Button>
      </form>
    </details>
  );
}
