/** The mailbox behind an email address, as far as it can be told: `Ada+7@Example.org` is `ada@example.org`. */
export function mailbox(address: string): string {
  return address
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');
}
