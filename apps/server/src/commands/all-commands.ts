import { addressesCollisions, addressesList, addressesRemove } from './addresses.ts';
import { addressesFind } from './addresses-find.ts';
import { addressesImport } from './addresses-import.ts';
import { addressesPull } from './addresses-pull.ts';
import { api } from './api.ts';
import { assetsKeep } from './assets-keep.ts';
import { batchesCsv } from './batches-csv.ts';
import { batchesLabels, batchesList } from './batches.ts';
import type { Command } from './command.ts';
import { backup } from './backup.ts';
import { demo } from './demo.ts';
import { drawVerify } from './draw-verify.ts';
import { doctor } from './doctor.ts';
import { keysCreateLookup, keysList, keysRevoke } from './keys.ts';
import { migrate } from './migrate.ts';
import { move } from './move.ts';
import { offersCreate, offersPublish, offersShow } from './offers.ts';
import { privacyErase, privacyExport, privacyReportCommand } from './privacy.ts';
import { requestsExport } from './requests-export.ts';
import { restore } from './restore.ts';
import { serve } from './serve.ts';
import { staffLink } from './staff-link.ts';
import { tokensCreate, tokensList, tokensRevoke } from './tokens.ts';
import { verify } from './verify.ts';

export const commands: Command[] = [
  serve,
  migrate,
  doctor,
  verify,
  backup,
  restore,
  move,
  assetsKeep,
  addressesImport,
  addressesPull,
  addressesList,
  addressesRemove,
  addressesFind,
  addressesCollisions,
  keysCreateLookup,
  keysList,
  keysRevoke,
  tokensCreate,
  tokensList,
  tokensRevoke,
  offersCreate,
  offersShow,
  offersPublish,
  requestsExport,
  batchesList,
  batchesLabels,
  batchesCsv,
  privacyReportCommand,
  privacyExport,
  privacyErase,
  drawVerify,
  api,
  demo,
  staffLink,
];
