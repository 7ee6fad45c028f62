import type { createStaffAccounts, StaffAccounts } from './staff-accounts.ts';

/** Loads the library with the first call: it is a tenth of a start, and of the memory of a server without staff. */
export function staffAccountsOnUse(parts: Parameters<typeof createStaffAccounts>[0]): StaffAccounts {
  let loaded: Promise<StaffAccounts> | null = null;
  const load = async () => (await import('./staff-accounts.ts')).createStaffAccounts(parts);
  return new Proxy({} as StaffAccounts, {
    get:
      (_, name: keyof StaffAccounts) =>
      async (...words: unknown[]) => {
        const accounts = await (loaded ??= load());
        return (accounts[name] as (...all: unknown[]) => Promise<unknown>)(...words);
      },
  });
}
