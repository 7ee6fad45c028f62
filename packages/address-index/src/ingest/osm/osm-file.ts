/** The `addr:` tags of an object, by key, `addr:` included. */
export type OsmTags = Record<string, string>;

/** What a scan is to call; the file skips what nobody asks for. Lists may be reused: take what you need. */
export interface OsmVisitor {
  /** A node with an address. Degrees. */
  addressedNode?(id: number, lat: number, lon: number, tags: OsmTags): void;
  /** Every node. Degrees. */
  point?(id: number, lat: number, lon: number): void;
  /** A way with an address, and its nodes in order. */
  addressedWay?(id: number, nodes: number[], tags: OsmTags): void;
  /** Every way. */
  way?(id: number, nodes: number[]): void;
  /** A relation with an address, and its member ways of the role "outer" or none. */
  addressedRelation?(id: number, ways: number[], tags: OsmTags): void;
}

/** A file of OpenStreetMap that can be read as often as wanted. */
export interface OsmFile {
  /**
   * Reads all of it once, in the file's order.
   * @param progress  called with the share read so far, 0 to 1.
   * @throws ImportError naming the file; `signal.reason` when aborted.
   */
  scan(visitor: OsmVisitor, progress: (share: number) => void, signal: AbortSignal | undefined): Promise<void>;
}

/** Whether an object with this tag is (or hides) an address; the other `addr:` tags only say more about one. */
export function makesAddress(key: string): boolean {
  return key === 'addr:housenumber' || key === 'addr:housename' || key === 'addr:interpolation';
}

/** Whether a member of this role draws the outline of its relation; old relations name no role. */
export function isOuter(role: string): boolean {
  return role === 'outer' || role === '' || role === 'outline';
}
