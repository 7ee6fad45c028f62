import type { Instant } from '../instant.ts';

export interface HomeKey {
  kind: 'register' | 'address';
  version: number;
  hash: string;
}

/** Units that a home has had, by item. */
export type Usage = { itemId: string; quantity: number }[];

export interface Home {
  id: string;
  scopeId: string;
  ownAllowance: number | null;
  ownAllowanceReason: string;
  mergedInto: string | null;
}

export interface ClaimedHomes {
  /** The homes whose allowance counts, locked until the transaction ends; each merged home replaced by its target. */
  homeIds: string[];
  ownerIds: string[];
  isNew: boolean;
  newKeys: string[];
}

export interface WantedHome {
  scopeId: string;
  keys: HomeKey[];
  buildingHash: string;
  doorHash: string;
}

export interface ComparedRequest extends Omit<WantedHome, 'keys'> {
  homeIds: string[];
  name: string;
  email: string;
  isTyped: boolean;
}

export interface HomeShare {
  usage: Usage;
  ownAllowance: number | null;
}

/**
 * - `keys`: one request has keys of both.
 * - `same_building_and_name`: both are in one building and asked under one name.
 * - `same_door`: street, number, unit and town are the same, postcode or country are not.
 * - `same_person_and_street`: name or email address are the same, and so are street and number.
 * In the last two the address of one was typed.
 */
export type DuplicateReason = 'keys' | 'same_building_and_name' | 'same_door' | 'same_person_and_street';

export interface PossibleDuplicate {
  homeIds: [string, string];
  reason: DuplicateReason;
}

export interface HomeStore {
  /**
   * For each address, every home that one of its keys belongs to, by id; a new home if there is none. Unowned
   * keys are given to the home, unless the keys lead to several homes. The homes are locked until the
   * transaction ends. Addresses are handled in order: later ones find what earlier ones were given.
   * @returns what each leads to, in the order given.
   */
  claim(wanted: WantedHome[]): Promise<ClaimedHomes[]>;
  /** Removes the homes and keys that `claim` made in this transaction. */
  forget(made: { homeIds: string[]; keys: { scopeId: string; hash: string }[] }): Promise<void>;
  /** Locks homes until the transaction ends, in the order of their ids. @returns them in that order, merged homes once. */
  lock(homeIds: string[]): Promise<string[]>;
  find(homeId: string): Promise<Home | null>;
  /** Homes with all homes merged into the same one, by id. */
  members(homeIds: string[]): Promise<Home[]>;
  /**
   * The units that requests take from the allowance of a home and of homes merged into it: those accepted from
   * `since` on, and all open ones.
   */
  usage(homeId: string, since: Instant): Promise<Usage>;
  /** The allowance that staff have given this home or one merged into it, in units of the offer; null means the offer's. */
  ownAllowance(homeId: string): Promise<number | null>;
  /**
   * Both of these for many homes; each pair of home and `since` once.
   * @param exceptRequestId A request that is not counted: the one that is about to move.
   * @returns the share of each, in the order given.
   */
  shares(wanted: { homeId: string; since: Instant }[], exceptRequestId?: string): Promise<HomeShare[]>;
  setOwnAllowance(homeId: string, given: { allowance: number | null; reason: string }): Promise<void>;
  /** Merges homes into others; null undoes a merge. Transactions waiting for one of these locks see the change. */
  setMergedInto(changes: { homeId: string; mergedInto: string | null }[]): Promise<void>;
  countAtBuildings(buildings: Pick<WantedHome, 'scopeId' | 'buildingHash'>[]): Promise<number[]>;
  /** Records which homes may be the same as those of saved requests, a few for each. */
  noteAlike(saved: ComparedRequest[]): Promise<void>;
  /**
   * Pairs of unmerged homes that staff have not kept apart; unless one request has
   * keys of both, only where both have requests that count.
   * @param ofHomes Those that one of these is in; all when absent.
   */
  possibleDuplicates(scopeIds: string[], max: number, ofHomes?: string[]): Promise<PossibleDuplicate[]>;
}

declare module '../store.ts' {
  interface Repositories {
    homes: HomeStore;
  }
}
