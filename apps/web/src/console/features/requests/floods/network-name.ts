/** A network's short name: the start of its hash. In practice unique within a day. */
export function networkName(network: string): string {
  return network.slice(0, 6).toUpperCase();
}
