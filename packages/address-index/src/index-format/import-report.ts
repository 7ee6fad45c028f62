import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportSummary } from '../ingest/import-summary.ts';
import { fileEnding } from './file-layout.ts';

export interface ImportReport extends ImportSummary {
  importedAt: string;
  licence: string;
  attribution: string;
}

function reportPath(indexPath: string): string {
  return `${indexPath.slice(0, -fileEnding.length)}.import.json`;
}

/** @returns a function that moves the report next to the data set's file. */
export function writeImportReport(partFolder: string, report: ImportReport): (indexPath: string) => void {
  const part = join(partFolder, 'report.json');
  writeFileSync(part, `${JSON.stringify(report, null, 2)}\n`);
  return (indexPath) => renameSync(part, reportPath(indexPath));
}

export function removeImportReport(indexPath: string): void {
  rmSync(reportPath(indexPath), { force: true });
}
