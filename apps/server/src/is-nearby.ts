/**
 * Whether an address is of this machine or of the network that it is in: what is sent there stays in the house, and may go
 * without TLS. A name without a dot is one that only this network knows.
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
