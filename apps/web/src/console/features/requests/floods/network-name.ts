/** A network as staff speak of it: the beginning of its hash. No two of one day have the same in practice. */
export function networkName(network: string): string {
  return network.slice(0, 6).toUpperCase();
}
