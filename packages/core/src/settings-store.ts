/** Settings of this store, by name. */
export interface SettingsStore {
  get(name: string): Promise<string | null>;
  put(name: string, value: string): Promise<void>;
  /** Writes it if it is not there yet. @returns what is there now. */
  putOnce(name: string, value: string): Promise<string>;
}

declare module './store.ts' {
  interface Repositories {
    settings: SettingsStore;
  }
}
