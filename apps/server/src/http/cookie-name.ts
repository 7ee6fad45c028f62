/** Over HTTPS the name starts with `__Host-`: browsers accept it only from this host, so a subdomain cannot set it. */
export function cookieName(name: string, isHttps: boolean): string {
  return isHttps ? `__Host-${name}` : name;
}

/** For a cookie with a path, which `__Host-` does not allow. */
export function pathCookieName(name: string, isHttps: boolean): string {
  return isHttps ? `__Secure-${name}` : name;
}
