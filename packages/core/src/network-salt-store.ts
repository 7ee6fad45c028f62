/** The salts that networks are hashed with. Days are numbered since 1970, UTC. */
export interface NetworkSaltStore {
  /**
   * The salt of a day: `fresh`, unless another process has made it.
   * @throws when the day is over and the salt was destroyed meanwhile.
   */
  ofDay(day: number, fresh: string): Promise<string>;
  /** Deletes the salts of earlier days: networks can no longer be hashed as they were then. */
  destroyBefore(day: number): Promise<void>;
}

declare module './store.ts' {
  interface Repositories {
    networkSalts: NetworkSaltStore;
  }
}
