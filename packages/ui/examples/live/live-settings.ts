export interface LiveSettings {
  doorstep: string;
  lookupKey: string;
}
