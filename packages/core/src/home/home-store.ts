import type { Instant } from '../instant.ts';

export interface HomeKey {
  kind: 'register' | 'address';
  /** Version of the canonical form. */
  version: number;
  hash: string;
}

/** Units that a home has had, by item. */
export type Usage = { itemId: string; quantity: number }[];

export interface Home {
  id: string;
  scopeId: string;
  /** In units of the offer; null means the offer's. */
  ownAllowance: number | null;
  ownAllowanceReason: string;
  /** The home that this one was merged into; null when it counts for itself. */
  mergedInto: string | null;
}

/** Where the keys of an address lead. */
export interface ClaimedHomes {
  /** The homes whose allowance counts, locked until the transaction ends; merged ones as the home they were merged into. */
  homeIds: string[];
  /** The homes that own the keys: what a request keeps, so that undoing a merge gives each its own back. */
  ownerIds: string[];
  /** Nobody had any of the keys: the homes were made by this call, and nothing was asked for there yet. */
  isNew: boolean;
  /** Hashes of the keys that nobody had before this one. */
  newKeys: string[];
}

/** An address whose home is wanted. */
export interface WantedHome {
  scopeId: string;
  /** At least one. */
  keys: HomeKey[];
  /** Of the same address without its unit. */
  buildingHash: string;
  doorHash: string;
}

/** A request that was saved, by what its home is compared with others. */
export interface ComparedRequest extends Omit<WantedHome, 'keys'> {
  homeIds: string[];
  /** Of the contact; empty where it was not given. */
  name: string;
  email: string;
  /** Nobody vouches for the address. Two that the address data has are two, however alike. */
  isTyped: boolean;
}

/** What a home has had, and what it may have where staff have said so. */
export interface HomeShare {
  usage: Usage;
  /** In units of the offer; null means the offer's. */
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

/** Two homes that may be one. */
export interface PossibleDuplicate {
  homeIds: [string, string];
  reason: DuplicateReason;
}

export interface HomeStore {
  /**
   * For each address every home that one of its keys belongs to, in the order of their ids; a new home when none does. Keys
   * that nobody owns yet are given to the home, unless the keys lead to several homes. The homes are locked until the
   * transaction ends. Of several addresses the first comes first: what it is given, the next ones find.
   * @returns what each leads to, in the order given.
   */
  claim(wanted: WantedHome[]): Promise<ClaimedHomes[]>;
  /** Removes what `claim` made in this transaction: homes, and keys of homes. */
  forget(made: { homeIds: string[]; keys: { scopeId: string; hash: string }[] }): Promise<void>;
  /** Holds homes until the transaction ends, always in the order of their ids. @returns them in that order, merged ones as one. */
  lock(homeIds: string[]): Promise<string[]>;
  find(homeId: string): Promise<Home | null>;
  /** Homes with all those that are merged into the same ones, by id. */
  members(homeIds: string[]): Promise<Home[]>;
  /**
   * What requests that take the allowance of a home, and of those merged into it, have asked for: those accepted from
   * `since` on, and all open ones.
   */
  usage(homeId: string, since: Instant): Promise<Usage>;
  /** The allowance that staff have given this home or one merged into it, in units of the offer; null means the offer's. */
  ownAllowance(homeId: string): Promise<number | null>;
  /**
   * Both of many homes, no two the same with the same `since`.
   * @param exceptRequestId A request that is not counted: the one that is about to move.
   * @returns the share of each, in the order given.
   */
  shares(wanted: { homeId: string; since: Instant }[], exceptRequestId?: string): Promise<HomeShare[]>;
  setOwnAllowance(homeId: string, given: { allowance: number | null; reason: string }): Promise<void>;
  /** Merges homes into others; null undoes it. Transactions that wait for one of their locks see the change. */
  setMergedInto(changes: { homeId: string; mergedInto: string | null }[]): Promise<void>;
  /**
   * Homes known at buildings. Whoever else counts there waits for the end of this transaction.
   * @returns how many each has, in the order given.
   */
  countAtBuildings(buildings: Pick<WantedHome, 'scopeId' | 'buildingHash'>[]): Promise<number[]>;
  /** Records the homes that those of saved requests may be the same as, a few of each. */
  noteAlike(saved: ComparedRequest[]): Promise<void>;
  /**
   * Pairs of homes that stand for themselves, and of which staff have not said that they are two; unless one request has
   * keys of both, only where both have something that counts.
   * @param ofHomes Those that one of these is in; all when absent.
   */
  possibleDuplicates(scopeIds: string[], max: number, ofHomes?: string[]): Promise<PossibleDuplicate[]>;
}

declare module '../store.ts' {
  interface Repositories {
    homes: HomeStore;
  }
}
