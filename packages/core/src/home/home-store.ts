import type { Instant } from '../instant.ts';

export interface HomeKey {
  kind: 'register' | 'address';
  version: number;
  hash: string;
}

/** Units given to a home, by item. */
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
  /** The homes that own the keys; stored with the request, so that undoing a merge restores each home's own. */
  ownerIds: string[];
  /** All keys were new: this call made the homes, which have no requests yet. */
  isNew: boolean;
  /** Hashes of the keys that were new with this home. */
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
 * Why two homes may be one:
 * - `keys`: one request has keys of both.
 * - `same_building_and_name`: both are in one building and asked under one name.
 * - `same_door`: same street, number, unit and town, but another postcode or country.
 * - `same_person_and_street`: same name or email address, street and number.
 *
 * For the last two, one of the addresses was typed.
 */
export type DuplicateReason = 'keys' | 'same_building_and_name' | 'same_door' | 'same_person_and_street';

export interface PossibleDuplicate {
  homeIds: [string, string];
  reason: DuplicateReason;
}

export interface HomeStore {
  /**
   * For each address, every home that one of its keys belongs to, by id; a new home if there is none. Unowned keys go
   * to the home, unless the keys lead to several homes. Homes stay locked until the transaction ends. Addresses are
   * handled in order, so later ones find keys that earlier ones were given.
   * @returns one entry per address, in the order given.
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
   * The units that requests take from the allowance of a home and of homes merged into it: accepted ones since `since`,
   * and all open ones.
   */
  usage(homeId: string, since: Instant): Promise<Usage>;
  /** The allowance that staff gave this home or one merged into it, in units of the offer; null means the offer's. */
  ownAllowance(homeId: string): Promise<number | null>;
  /**
   * Usage and own allowance of many homes; each pair of home and `since` once.
   * @param exceptRequestId A request to leave out, because it is about to move.
   * @returns the share of each, in the order given.
   */
  shares(wanted: { homeId: string; since: Instant }[], exceptRequestId?: string): Promise<HomeShare[]>;
  setOwnAllowance(homeId: string, given: { allowance: number | null; reason: string }): Promise<void>;
  /** Merges homes into others; null undoes a merge. Transactions waiting for one of these locks see the change. */
  setMergedInto(changes: { homeId: string; mergedInto: string | null }[]): Promise<void>;
  /** Counts known homes per building, in the order given. Other transactions that count there wait for this one. */
  countAtBuildings(buildings: Pick<WantedHome, 'scopeId' | 'buildingHash'>[]): Promise<number[]>;
  /** Records a few possible duplicates for the home of each saved request. */
  noteAlike(saved: ComparedRequest[]): Promise<void>;
  /**
   * Pairs of unmerged homes that staff have not kept apart. Unless one request has keys of both, both need requests
   * that count.
   * @param ofHomes Only pairs with one of these; all when absent.
   */
  possibleDuplicates(scopeIds: string[], max: number, ofHomes?: string[]): Promise<PossibleDuplicate[]>;
}

declare module '../store.ts' {
  interface Repositories {
    homes: HomeStore;
  }
}
