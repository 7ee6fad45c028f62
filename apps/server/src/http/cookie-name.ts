/**
 * The name of a cookie for every path. Where people open the site by https it begins with `__Host-`: browsers take such a
 * cookie from this very host over https, and from no subdomain, so that nobody else can plant one.
 */
export function cookieName(name: string, isHttps: boolean): string {
  return isHttps ? `__Host-${name}` : name;
}

/** The same for a cookie of one path, which `__Host-` does not allow. */
export function pathCookieName(name: string, isHttps: boolean): string {
  return isHttps ? `__Secure-${name}` : name;
}
