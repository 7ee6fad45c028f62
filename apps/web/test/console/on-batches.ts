import { expectPage } from '@doorstep/testing/expect-page';
import type { ConsoleTest } from './console-test.ts';

/** What tests of batches press and wait for. */
export function onBatches(test: Pick<ConsoleTest, 'page'>) {
  return {
    button: (name: string | RegExp) => test.page.getByRole('button', { name }),
    inDialog: (name: string | RegExp) => test.page.getByRole('dialog').getByRole('button', { name }),
    /** Where references are scanned. */
    scan: () => test.page.getByLabel('Reference', { exact: true }),
    /** What was done is said by taking the focus. */
    done: (text: string) =>
      expectPage(test.page.locator('.done, .toast').filter({ hasText: text }).last()).toBeFocused(),
    /** A step that is not next is closed. */
    unfold: (step: string) => test.page.locator('summary').filter({ hasText: step }).press('Enter'),
  };
}
