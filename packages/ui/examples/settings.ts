/** What the server of the examples tells the page. */
export interface ExampleSettings {
  lookupUrl: string;
  lookupKey: string;
  debounceMs: number;
  limit?: number;
  minLength?: number;
  auto: 'load' | 'focus' | 'manual';
  language: string;
}

export const defaultSettings: ExampleSettings = {
  lookupUrl: '/Capture/Interactive',
  lookupKey: '',
  debounceMs: 150,
  auto: 'focus',
  language: 'en',
};
