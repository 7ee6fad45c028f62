import { expectPage } from '@doorstep/testing/expect-page';
import type { ConsoleTest } from './console-test.ts';

export function onBatches(test: Pick<ConsoleTest, 'page'>) {
  return {
    button: (name: string | RegExp) => test.page.getByRole('button', { name }),
    inDialog: (name: string | RegExp) => test.page.getByRole('dialog').getByRole('button', { name }),
    scan: () => test.page.getByLabel('Reference', { exact: true }),
    /** The confirmation takes the focus, so that it is announced. */
    done: (text: string) =>
      expectPage(test.page.locator('.done, .toast').filter({ hasText: text }).last()).toBeFocused(),
    /** Steps other than the next one are collapsed. */
    unfold: (step: string) => test.page.locator('summary').filter({ hasText: step }).press('Enter'),
  };
}
