import { expectPage } from '@doorstep/testing/expect-page';
import type { withConsole } from './with-console.ts';

/** What tests of batches press and wait for. */
export function onBatches(test: ReturnType<typeof withConsole>) {
  return {
    button: (name: string | RegExp) => test.page.getByRole('button', { name }),
    inDialog: (name: string | RegExp) => test.page.getByRole('dialog').getByRole('button', { name }),
    /** Where references are scanned. */
    scan: () => test.page.getByLabel('Reference', { exact: true }),
    /** What was done is said by taking the focus. */
    done: (text: string) => expectPage(test.page.locator('.done').filter({ hasText: text })).toBeFocused(),
    /** A step that is not next is closed. */
    unfold: (step: string) => test.page.locator('summary').filter({ hasText: step }).press('Enter'),
    referencesOf: (id: string) => {
      const { batches, requests } = test.standIn.data;
      const members = batches.find((batch) => batch.id === id)?.members ?? [];
      return members.map(({ requestId }) => requests.find((one) => one.id === requestId)?.reference ?? '');
    },
  };
}
