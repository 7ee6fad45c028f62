/** Where the live examples find their addresses. */
export interface LiveSettings {
  /** Origin of a running Doorstep. */
  doorstep: string;
  lookupKey: string;
}
