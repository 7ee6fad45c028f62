/** The mailbox behind an email address, for comparison: `Ada+7@Example.org` is `ada@example.org`. */
export function mailbox(address: string): string {
  return address
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');
}
