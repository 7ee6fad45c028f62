import {
  type AddressIndex,
  type ColumnMapping,
  type DatasetInfo,
  type Refusal,
  type Remark,
  columnsOf,
  readImportReport,
  removeDataset,
} from '@doorstep/address-index';
import { type AddressMapping, type AddressReading, addressColumns } from '@doorstep/contract';
import type { addressDataOperations, addressOperations } from '@doorstep/contract/operations';
import { type AuditEntry, type Context, DoorstepError, nameOf, recordAudit, toIso } from '@doorstep/core';
import { hostname } from 'node:os';
import type { AddressImports, ImportState } from '../address-data/address-imports.ts';
import { type ImportFailure, type Reading, runImport } from '../address-data/run-import.ts';
import type { UploadFolder } from '../address-data/upload-folder.ts';
import { countCall, createRateLimit } from '../http/rate-limit.ts';
import type { AddressProofs } from '../lookup/address-proofs.ts';
import type { Handlers } from '../operations/handlers.ts';

export interface AddressDataParts {
  folder: string;
  index: AddressIndex;
  uploads: UploadFolder;
  imports: AddressImports;
}

const ageingAfterMs = 365 * 86_400_000;
const monthMs = ageingAfterMs / 12;
/** Below this share the remaining time cannot be estimated. */
const minDone = 0.05;
const maxFound = 20;
const previewMaxMs = 20_000;

export function createAddressDataHandlers({
  folder,
  index,
  uploads,
  imports,
}: AddressDataParts): Handlers<typeof addressDataOperations> {
  // Each preview starts a process.
  const previewed = createRateLimit({ max: 60, perSeconds: 60 });

  const requireDataset = (name: string): DatasetInfo => {
    const found = index.datasets().find(({ dataset }) => dataset === name);
    if (found === undefined) throw new DoorstepError('not_found');
    return found;
  };
  const previewOf = async (path: string, reading: Reading) => {
    const outcome = await runImport({ kind: 'preview', path, reading }, { signal: AbortSignal.timeout(previewMaxMs) });
    if (outcome.kind === 'previewed') return outcome;
    const error: ImportFailure =
      outcome.kind === 'failed' ? outcome.error : { code: 'process_ended', detail: '', refused: [] };
    return { preview: null, error };
  };

  return {
    async 'GET /address-data'({ context: { store } }) {
      const at = await store.now();
      const current = imports.current();
      return {
        machine: hostname(),
        process: process.pid,
        datasets: index.datasets().map((info) => ({
          name: info.dataset,
          countries: info.countries,
          addresses: info.addresses,
          streets: info.streets,
          bytes: info.bytes,
          importedAt: info.importedAt,
          ageMonths: Math.max(0, Math.floor((at - Date.parse(info.importedAt)) / monthMs)),
          isAgeing: at - Date.parse(info.importedAt) > ageingAfterMs,
          licence: info.licence,
          credit: info.attribution,
          hasReport: readImportReport(folder, info.dataset) !== null,
        })),
        damaged: index.damagedFiles().map(({ path }) => withoutFolder(path, folder)),
        folder: uploads.path,
        files: (await uploads.list()).map(({ name, bytes, changedAt }) => ({
          name,
          bytes,
          changedAt: toIso(Math.round(changedAt)),
        })),
        maxUploadBytes: uploads.maxBytes,
        import: current && presentImport(current, uploads.path),
      };
    },
    'POST /address-data/search'({ body: { text, dataset } }) {
      const query = { Text: text, Countries: [], language: '', limit: maxFound };
      if (dataset !== null) requireDataset(dataset);
      const found = dataset === null ? index.find(query) : index.findIn(dataset, query);
      return {
        found: found.map(({ Text, Description, Type }) => ({
          text: Text,
          description: Description,
          kind: Type === 'Address' ? 'address' : 'several',
        })),
      };
    },
    'GET /address-data/report'({ query: { dataset } }) {
      const report = readImportReport(folder, requireDataset(dataset).dataset);
      if (report === null) throw new DoorstepError('not_found');
      return {
        dataset,
        importedAt: report.importedAt,
        licence: report.licence,
        credit: report.attribution,
        seconds: report.seconds,
        rowsRead: report.rowsRead,
        addresses: report.addresses,
        streets: report.streets,
        merged: report.merged,
        changed: report.changed,
        refused: presentTallies(report.refused, uploads.path),
        noticed: presentTallies(report.remarks, uploads.path),
        files: report.files.map(({ name, format, encoding, rows }) => ({
          name: withoutFolder(name, uploads.path),
          format,
          encoding,
          rows,
        })),
        skipped: report.skipped.map((name) => withoutFolder(name, uploads.path)),
      };
    },
    async 'POST /address-data/remove'({ context, body: { dataset } }) {
      requireDataset(dataset);
      const current = imports.current();
      if (current?.state === 'running' && current.dataset === dataset) throw new DoorstepError('state_conflict');
      await record(context, { action: 'address_data.removed', subjectId: dataset });
      removeDataset(folder, dataset);
    },
    async 'POST /address-files'({ body }) {
      return { upload: await uploads.begin(body) };
    },
    async 'PUT /address-files'({ context, query: { upload, at }, body }) {
      const part = await uploads.append(upload, at, body);
      if (part.file !== null) await record(context, { action: 'address_data.file_uploaded', subjectId: part.file });
      return part;
    },
    async 'POST /address-files/remove'({ context, body: { file } }) {
      const current = imports.current();
      if (current?.state === 'running' && current.file === file) throw new DoorstepError('state_conflict');
      await uploads.pathOf(file);
      await record(context, { action: 'address_data.file_removed', subjectId: file });
      await uploads.remove(file);
    },
    async 'POST /address-files/preview'({ body, reply }) {
      const path = await uploads.pathOf(body.file);
      countCall(reply, previewed, { by: 'service', key: 'address-preview' });
      const { preview, error } = await previewOf(path, readingOf(body));
      return {
        format: preview?.format ?? null,
        encoding: preview?.encoding ?? '',
        columns: preview?.columns ?? [],
        rows: preview?.rows ?? [],
        mapping: preview?.mapping == null ? null : presentMapping(preview.mapping, preview.columns),
        rowsRead: preview?.rowsRead ?? 0,
        kept: preview?.kept ?? 0,
        refused: presentTallies(preview?.refused ?? [], uploads.path),
        noticed: presentTallies(preview?.remarks ?? [], uploads.path),
        addresses: preview?.addresses ?? [],
        error: error && presentError(error, uploads.path),
      };
    },
    async 'POST /address-imports'({ context, body }) {
      const { dataset, file, replace, licence, credit } = body;
      const path = await uploads.pathOf(file);
      if (!replace && index.datasets().some((each) => each.dataset === dataset))
        throw new DoorstepError('state_conflict');
      if (imports.current()?.state === 'running') throw new DoorstepError('state_conflict');
      const reading = readingOf(body);
      // The preview shows a guess; make the same guess here.
      const guess = reading.mapping === undefined ? (await previewOf(path, reading)).preview : null;
      const mapping =
        reading.mapping ?? (guess?.format === 'csv' || guess?.format === 'geojson' ? guess.mapping : null);
      const started = imports.start(
        {
          kind: 'import',
          path,
          reading: { ...reading, ...(mapping === null ? {} : { mapping }) },
          dataset,
          indexFolder: folder,
          replace,
          ...(licence === '' ? {} : { licence }),
          ...(credit === '' ? {} : { attribution: credit }),
          file,
          startedBy: nameOf(context.actor),
        },
        async (outcome) => {
          if (outcome.kind !== 'imported') return;
          const detail = { addresses: outcome.addresses };
          await record(context, { action: 'address_data.imported', subjectId: dataset, detail });
        },
      );
      await record(context, { action: 'address_data.import_started', subjectId: dataset, detail: { file } });
      return presentImport(started, uploads.path);
    },
    async 'POST /address-imports/cancel'({ context }) {
      const current = imports.current();
      imports.cancel();
      await record(context, { action: 'address_data.import_cancelled', subjectId: current?.dataset ?? '' });
    },
  };
}

async function record(
  context: Context,
  entry: Pick<AuditEntry, 'action' | 'subjectId'> & { detail?: AuditEntry['detail'] },
): Promise<void> {
  await context.store.transaction(async (tx) =>
    recordAudit(context, tx, { at: await tx.now(), subjectKind: 'address_data', ...entry }),
  );
}

function readingOf({ country, encoding, mapping }: AddressReading): Reading {
  return {
    ...(country === '' ? {} : { country }),
    ...(encoding === '' ? {} : { encoding }),
    ...(mapping === null ? {} : { mapping: mappingOf(mapping) }),
  };
}

function mappingOf({ columns, streetHoldsNumber, hasHeader }: AddressMapping): ColumnMapping {
  const chosen: ColumnMapping['columns'] = {};
  for (const part of addressColumns) {
    const names = columns[part] ?? [];
    if (names.length === 0) continue;
    const choice = names.length === 1 ? (names[0] ?? '') : names;
    if (part === 'street') chosen.street = streetHoldsNumber ? { column: choice, holdsNumber: true } : choice;
    else chosen[part] = choice;
  }
  return { columns: chosen, ...(hasHeader ? {} : { header: false }) };
}

function presentMapping({ columns, header }: ColumnMapping, names: readonly string[]) {
  const { street } = columns;
  // Formats and files may spell column names in different case.
  const written = new Map(names.map((name) => [name.toUpperCase(), name]));
  return {
    columns: Object.fromEntries(
      Object.entries(columns).map(([part, choice]) => [
        part,
        [...new Set(columnsOf(choice).flatMap((column) => written.get(column.toUpperCase()) ?? []))],
      ]),
    ),
    streetHoldsNumber: typeof street === 'object' && 'holdsNumber' in street && street.holdsNumber,
    hasHeader: header !== false,
  };
}

function presentImport(state: ImportState, folder: string) {
  const { dataset, file, startedAt, startedBy, endedAt, phase, rowsRead, share, failure } = state;
  return {
    dataset,
    file,
    state: state.state,
    startedAt: toIso(startedAt),
    startedBy,
    endedAt: toIso(endedAt),
    phase,
    rowsRead,
    done: share,
    secondsLeft:
      state.state === 'running' && phase === 'reading' && share !== null && share >= minDone
        ? Math.ceil(((Date.now() - startedAt) / 1000 / share) * (1 - share))
        : null,
    error: failure && presentError(failure, folder),
    refused: presentTallies(failure?.refused ?? [], folder),
  };
}

function presentError({ code, detail }: ImportFailure, folder: string) {
  return { code, detail: code === 'process_ended' ? '' : withoutFolder(detail, folder) };
}

function presentTallies<T extends Refusal | Remark>(tallies: readonly T[], folder: string) {
  return tallies.map(({ reason, count, examples }) => ({
    reason: reason as T['reason'],
    rows: count,
    examples: examples.map(({ file, at, text }) => ({ file: withoutFolder(file, folder), at: String(at), text })),
  }));
}

function withoutFolder(text: string, folder: string): string {
  return text.replaceAll(`${folder}/`, '');
}

export function createAddressHandlers(proofs: AddressProofs): Handlers<typeof addressOperations> {
  const { x = '', kid } = proofs.publicKey;
  const key = { kty: 'OKP', crv: 'Ed25519', x, kid, use: 'sig', alg: 'EdDSA' } as const;
  return {
    'GET /addresses/keys': async () => ({ keys: [key] }),
    async 'POST /addresses/verify'({ body }) {
      const verified = proofs.verify(body.proof);
      if (verified.kind === 'forged') return { outcome: 'forged', address: null, issuedAt: null, ageSeconds: null };
      const { kind, issuedAt } = verified;
      const { units: _, ...address } = verified.address;
      const ageSeconds = Math.max(0, Math.floor((Date.now() - issuedAt) / 1000));
      return { outcome: kind, address, issuedAt: toIso(issuedAt), ageSeconds };
    },
  };
}
