import type { Instant } from '../instant.ts';

export interface HomeKey {
  kind: 'register' | 'address';
  /** Version of the canonical form. */
  version: number;
  hash: string;
}

/** Units that a home has had, by item. */
export type Usage = { itemId: string; quantity: number }[];

export interface HomeStore {
  /**
   * Every home that one of the keys belongs to, in the order of their ids; a new home when none does. Keys that nobody
   * owns yet are given to the home, unless the keys lead to several homes. The homes are held until the transaction ends.
   * @param keys At least one.
   * @param buildingHash Of the same address without its unit.
   */
  claim(scopeId: string, keys: HomeKey[], buildingHash: string): Promise<string[]>;
  /** Holds homes until the transaction ends, always in the order of their ids. @returns them in that order, merged ones as one. */
  lock(homeIds: string[]): Promise<string[]>;
  /** What requests that take the home's allowance have asked for: those accepted from `since` on, and all open ones. */
  usage(homeId: string, since: Instant): Promise<Usage>;
  /** The allowance that staff have given this home, in units of the offer; null means the offer's. */
  ownAllowance(homeId: string): Promise<number | null>;
  /** Homes known at a building, this one included. */
  countAtBuilding(scopeId: string, buildingHash: string): Promise<number>;
}
