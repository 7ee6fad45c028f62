import { rmSync, statSync } from 'node:fs';
import { removeOrigin } from './index-format/dataset-origin.ts';
import { removeImportReport } from './index-format/import-report.ts';
import { datasetPath, syncFolder } from './index-format/index-folder.ts';

/** Takes a data set away; a running reader lets go of it at its next look. @returns false when there is none of this name. */
export function removeDataset(indexFolder: string, dataset: string): boolean {
  const path = datasetPath(indexFolder, dataset);
  if (path === null || statSync(path, { throwIfNoEntry: false }) === undefined) return false;
  rmSync(path);
  removeImportReport(path);
  removeOrigin(path);
  syncFolder(indexFolder);
  return true;
}
