export type OsmTags = Record<string, string>;

/** Callbacks of a scan; objects without a callback are skipped. Lists may be reused, so copy them. */
export interface OsmVisitor {
  addressedNode?(id: number, lat: number, lon: number, tags: OsmTags): void;
  point?(id: number, lat: number, lon: number): void;
  addressedWay?(id: number, nodes: number[], tags: OsmTags): void;
  way?(id: number, nodes: number[]): void;
  addressedRelation?(id: number, ways: number[], tags: OsmTags): void;
}

export interface OsmFile {
  /** @param progress  receives the share read, 0 to 1. @throws ImportError; `signal.reason` when aborted. */
  scan(visitor: OsmVisitor, progress: (share: number) => void, signal: AbortSignal | undefined): Promise<void>;
}

/** Whether this tag makes an object an address; other `addr:` tags only add detail. */
export function makesAddress(key: string): boolean {
  return key === 'addr:housenumber' || key === 'addr:housename' || key === 'addr:interpolation';
}

/** Whether a member with this role outlines its relation; old relations have no roles. */
export function isOuter(role: string): boolean {
  return role === 'outer' || role === '' || role === 'outline';
}
