import { loadConfig } from '../src/config.ts';
import { openInstallation } from '../src/open-installation.ts';

/** A new store in a data folder, or where the settings say, because commands create none. */
export async function makeStore(dataFolder: string, settings: Record<string, string> = {}): Promise<void> {
  const installation = await openInstallation(loadConfig({ ...settings, DOORSTEP_DATA: dataFolder }));
  await installation.close();
}
