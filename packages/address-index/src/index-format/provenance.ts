// Where a data set came from, kept next to its file: the report of its import, or the URL that it was pulled from.
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportSummary } from '../ingest/import-summary.ts';
import { fileEnding } from './file-layout.ts';
import { datasetPath } from './index-folder.ts';

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

/** The report of a data set's last import; null when there is none, as for a pulled data set. */
export function readImportReport(indexFolder: string, dataset: string): ImportReport | null {
  const path = datasetPath(indexFolder, dataset);
  if (path === null) return null;
  try {
    return JSON.parse(readFileSync(reportPath(path), 'utf8')) as ImportReport;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

export function removeImportReport(indexPath: string): void {
  rmSync(reportPath(indexPath), { force: true });
}

function originPath(indexPath: string): string {
  return `${indexPath.slice(0, -fileEnding.length)}.origin`;
}

export function writeOrigin(indexPath: string, url: string): void {
  writeFileSync(originPath(indexPath), `${url}\n`, { mode: 0o600 }); // the URL may contain a key
}

/** Null for a data set imported on this machine. */
export function readOrigin(indexPath: string): string | null {
  try {
    return readFileSync(originPath(indexPath), 'utf8').trim();
  } catch {
    return null;
  }
}

export function removeOrigin(indexPath: string): void {
  rmSync(originPath(indexPath), { force: true });
}
