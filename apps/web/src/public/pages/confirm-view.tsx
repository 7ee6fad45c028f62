import type { ConfirmPage } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import type { ReactNode } from 'react';
import { PageHero } from '../frame/page-hero.tsx';
import { Local } from '../texts/local-text.tsx';
import { useTexts } from '../texts/texts-context.tsx';

/** Where a mailed link leads: nothing happens before the button is pressed, for mail scanners open links too. */
export function ConfirmView({ page }: { page: ConfirmPage }): ReactNode {
  const { t } = useTexts();
  return (
    <>
      <PageHero before={<Local of={page.offer.title} />} heading={t('public.confirm.title')} door="open" />
      <div className="columns columns--one">
        <p className="lead">{t('public.confirm.text', { reference: page.reference })}</p>
        <form method="post" action={page.action}>
          <Button type="submit" name="step" value="confirm">
            {t('public.confirm.button')}
          </Button>
        </form>
        <p className="quiet">{t('public.confirm.not_you')}</p>
      </div>
    </>
  );
}
