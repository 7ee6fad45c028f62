import type { ErrorTextId, MessageValues, StaffTextId } from '@doorstep/messages';
import type { Locator, Page } from '@playwright/test';
import type { ConsoleTest } from './console-test.ts';

/** The person at the screen, who reads English. */
export interface Desk {
  page: Page;
  t(id: StaffTextId | ErrorTextId, values?: MessageValues): string;
  button(id: StaffTextId, values?: MessageValues): Locator;
  field(id: StaffTextId): Locator;
}

export interface Screen {
  /** `{name}` is replaced by an id from the town, or from what `prepare` returns. */
  path: string;
  /** Name of the screen's state; empty for the initial one. */
  state?: string;
  prepare?: (test: ConsoleTest) => Promise<Record<string, string> | void>;
  /** Actions that lead to the state. */
  reach?: (desk: Desk) => Promise<void>;
}
