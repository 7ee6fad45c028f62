import { elementSource } from './element-source.ts';
import type * as Panel from './mount-panel.ts';
import { panelVersion } from './panel-version.ts';

let loading: Promise<typeof Panel> | null = null;

/**
 * Loads the second part, once for all elements of a page; retries after a failure.
 * @throws if it does not load in time, or is of another version.
 */
export function loadPanel(): Promise<typeof Panel> {
  loading ??= fetchPanel().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function fetchPanel(): Promise<typeof Panel> {
  const name = 'embed-address.js';
  const panel = await elementSource().load<typeof Panel>(name);
  if (panel.version !== panelVersion) throw new Error(`${name} is of another version than this page`);
  return panel;
}
