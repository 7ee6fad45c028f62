import { accountOperations } from './account-operations.ts';
import { addressOperations } from './address-operations.ts';
import { addressDataOperations } from './address-data-operations.ts';
import { auditOperations } from './audit-operations.ts';
import { batchOperations } from './batch-operations.ts';
import { counterOperations } from './counter-operations.ts';
import { offerOperations } from './offer-operations.ts';
import type { Operation, OperationTable } from './operation.ts';
import { homeOperations } from './home-operations.ts';
import { packingOperations } from './packing-operations.ts';
import { peopleOperations } from './people-operations.ts';
import { privacyOperations } from './privacy-operations.ts';
import { requestOperations } from './request-operations.ts';
import { returnOperations } from './return-operations.ts';
import { serviceOperations } from './service-operations.ts';
import { insightOperations, todayOperations } from './today-operations.ts';
import { tokenOperations } from './token-operations.ts';
import { eventOperations, webhookOperations } from './webhook-operations.ts';

/**
 * Every operation of the API, declared once. The server registers them from this table, the console calls them by these
 * keys, and the OpenAPI document, the reference and the tests of roles, errors and odd input are generated from the
 * same rows.
 */
export const operations = {
  ...accountOperations,
  ...addressOperations,
  ...addressDataOperations,
  ...auditOperations,
  ...batchOperations,
  ...counterOperations,
  ...eventOperations,
  ...homeOperations,
  ...insightOperations,
  ...offerOperations,
  ...packingOperations,
  ...peopleOperations,
  ...privacyOperations,
  ...requestOperations,
  ...returnOperations,
  ...serviceOperations,
  ...todayOperations,
  ...tokenOperations,
  ...webhookOperations,
} as const satisfies OperationTable;

export type OperationKey = keyof typeof operations;

export interface ListedOperation extends Operation {
  key: OperationKey;
  method: string;
  /** Below `/api/v1`. */
  path: string;
}

export const operationList: readonly ListedOperation[] = Object.entries<Operation>(operations).map(([key, row]) => {
  const [method = '', path = ''] = key.split(' ');
  return { ...row, key: key as OperationKey, method, path };
});
