import { expect } from '@playwright/test';

/** Looks again until it is so. Patient: the machine that tests has other things to do, and no test measures how soon. */
export const expectPage = expect.configure({ timeout: 15_000 });
