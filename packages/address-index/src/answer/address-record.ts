import type { Address, UnitKnowledge } from '@doorstep/contract';

/** An address of the index; it names no organisation. */
export interface AddressRecord extends Address {
  /** The id it was retrieved by; temporary. */
  id: string;
  dataset: string;
  /** The register's own stable id; null when the data has none. */
  sourceId: string | null;
  /** Of the building, whether this address is one of its units or the building itself. */
  units: UnitKnowledge;
  /** The kind of place in the data's own words; null when it does not say. */
  placeKind: string | null;
  /** Whom to credit; "" for nobody. */
  attribution: string;
}
