import * as v from 'valibot';
import {
  addressDatasetSchema,
  addressFileInputSchema,
  addressImportInputSchema,
  addressPreviewInputSchema,
  addressSearchInputSchema,
  addressUploadInputSchema,
  uploadPartBytes,
  uploadPartQuerySchema,
} from '../address-data.ts';
import {
  addressDataSchema,
  addressImportSchema,
  addressPreviewSchema,
  addressReportSchema,
  foundAddressesSchema,
  uploadedPartSchema,
} from './address-data-answers.ts';
import type { OperationTable } from './operation.ts';

const manage = { action: 'addresses.manage', about: 'installation' } as const;

export const addressDataOperations = {
  'GET /address-data': {
    ...manage,
    id: 'getAddressData',
    summary: 'Data sets of the machine that answers, files to import from, and the import that runs or ran last.',
    answer: addressDataSchema,
  },
  'POST /address-data/search': {
    ...manage,
    id: 'searchAddressData',
    summary: 'Looks an address up as a visitor would, in one data set or in all.',
    body: addressSearchInputSchema,
    answer: foundAddressesSchema,
    errors: ['not_found', 'unavailable'],
  },
  'GET /address-data/report': {
    ...manage,
    id: 'getAddressReport',
    summary: 'What the import of a data set counted, repaired and left out, with examples.',
    query: addressDatasetSchema,
    answer: addressReportSchema,
    errors: ['not_found'],
  },
  'POST /address-data/remove': {
    ...manage,
    id: 'removeAddressData',
    summary: 'Removes a data set. Visitors stop finding its addresses within two seconds.',
    body: addressDatasetSchema,
    errors: ['not_found', 'state_conflict'],
  },
  'POST /address-files': {
    ...manage,
    id: 'beginAddressUpload',
    summary: 'Begins the upload of a file to import from. Its bytes follow, in parts of at most 4 MB.',
    body: addressUploadInputSchema,
    status: 201,
    answer: v.object({ upload: v.string() }),
  },
  'PUT /address-files': {
    ...manage,
    id: 'uploadAddressPart',
    summary: 'Takes the next bytes of an upload. The same part may be sent again.',
    query: uploadPartQuerySchema,
    body: { upload: ['application/octet-stream'] },
    maxBytes: uploadPartBytes,
    answer: uploadedPartSchema,
    errors: ['not_found', 'state_conflict'],
  },
  'POST /address-files/remove': {
    ...manage,
    id: 'removeAddressFile',
    summary: 'Deletes a file to import from. Data that was imported from it stays.',
    body: addressFileInputSchema,
    errors: ['state_conflict'],
  },
  'POST /address-files/preview': {
    ...manage,
    id: 'previewAddressFile',
    summary: 'The first rows of a file, what its columns hold, and the addresses they become. Nothing is imported.',
    body: addressPreviewInputSchema,
    answer: addressPreviewSchema,
    errors: ['rate_limited'],
  },
  'POST /address-imports': {
    ...manage,
    id: 'importAddresses',
    summary:
      'Starts an import in a process of its own, one at a time. The data that was there answers until it is done.',
    body: addressImportInputSchema,
    status: 201,
    answer: addressImportSchema,
    errors: ['state_conflict'],
  },
  'POST /address-imports/cancel': {
    ...manage,
    id: 'cancelAddressImport',
    summary: 'Cancels the import that runs. Nothing of it is kept.',
    errors: ['state_conflict'],
  },
} as const satisfies OperationTable;
