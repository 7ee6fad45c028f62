/**
 * Where to go after sign-in: a console page, never another site.
 * @param next As in the address bar; null if absent.
 */
export function safeNextPath(next: string | null): string {
  return next !== null && /^\/staff(?:[/?#]|$)/.test(next) ? next : '/staff';
}
