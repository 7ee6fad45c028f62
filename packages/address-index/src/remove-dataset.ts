import { rmSync, statSync } from 'node:fs';
import { removeImportReport, removeOrigin } from './index-format/provenance.ts';
import { datasetPath, syncFolder } from './index-format/index-folder.ts';

/** Removes a data set; a running reader drops it at its next refresh. @returns false when it does not exist. */
export function removeDataset(indexFolder: string, dataset: string): boolean {
  const path = datasetPath(indexFolder, dataset);
  if (path === null || statSync(path, { throwIfNoEntry: false }) === undefined) return false;
  rmSync(path);
  removeImportReport(path);
  removeOrigin(path);
  syncFolder(indexFolder);
  return true;
}
