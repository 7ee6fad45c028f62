import { expect } from '@playwright/test';

/** Retries until the expectation holds. The timeout is long: the machine is busy, and no test measures speed. */
export const expectPage = expect.configure({ timeout: 15_000 });
