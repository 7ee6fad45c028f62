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
  /** `{name}` stands for an id of the town, or of what `prepare` has made. */
  path: string;
  /** Which state of the screen it is; empty for the one that it is met in. */
  state?: string;
  prepare?: (test: ConsoleTest) => Promise<Record<string, string> | void>;
  /** What one does to come to that state. */
  reach?: (desk: Desk) => Promise<void>;
}
