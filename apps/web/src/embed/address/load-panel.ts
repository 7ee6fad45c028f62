import { panelAddress } from 'virtual:panel-address';
import type * as Panel from './mount-panel.ts';
import { panelVersion } from './panel-version.ts';

/** Longer than anybody types without a suggestion, and past it the field says that the search is out of reach. */
const timeoutMs = 10_000;

let loading: Promise<typeof Panel> | null = null;
let attempts = 0;

/**
 * Fetches the second part, once for all elements of a page; after a failure again.
 * @throws when it does not come, does not come in time, or is of another version.
 */
export function loadPanel(): Promise<typeof Panel> {
  loading ??= withinTime(fetchPanel()).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function fetchPanel(): Promise<typeof Panel> {
  const address = new URL(panelAddress, import.meta.url);
  // A browser keeps the failure of an address as it keeps a module.
  if (attempts > 0) address.searchParams.set('attempt', String(attempts));
  attempts += 1;
  const panel = (await import(/* @vite-ignore */ address.href)) as typeof Panel;
  if (panel.version !== panelVersion) throw new Error(`${address.href} is of another version than this page`);
  return panel;
}

async function withinTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${timeoutMs / 1000} s`)), timeoutMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
