/**
 * Whether a host is this machine or in its private network: traffic to it stays local and may go without TLS. A name
 * without a dot resolves only in this network.
 */
export function isNearby(url: string): boolean {
  const { hostname } = new URL(url);
  return (
    !/[.:]/.test(hostname) ||
    /^(?:127|10)\.\d+\.\d+\.\d+$|^192\.168\.\d+\.\d+$|^172\.(?:1[6-9]|2\d|3[01])\.\d+\.\d+$/.test(hostname) ||
    /^\[(?:::1|f[cd].*)\]$/.test(hostname) ||
    /\.(?:internal|local)$/.test(hostname)
  );
}
