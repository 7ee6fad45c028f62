/**
 * Where to go after signing in: a page of the console, never another site's address.
 * @param next As it stands in the address bar; null when absent.
 */
export function safeNextPath(next: string | null): string {
  return next !== null && /^\/staff(?:[/?#]|$)/.test(next) ? next : '/staff';
}
