import type * as v from 'valibot';
import { accountOperations } from './account-operations.ts';
import { addressOperations } from './address-operations.ts';
import { addressDataOperations } from './address-data-operations.ts';
import { auditOperations } from './audit-operations.ts';
import { batchOperations } from './batch-operations.ts';
import { counterOperations } from './counter-operations.ts';
import { offerOperations } from './offer-operations.ts';
import type { AnswerOf, Operation, OperationTable, ParamsOf, Query, Schema } from './operation.ts';
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

type Row<K extends OperationKey> = (typeof operations)[K];
type ParamsPart<K> = keyof ParamsOf<K> extends never ? object : { params: ParamsOf<K> };
type QueryPart<O> = O extends { query: infer Q extends Query } ? { query?: Partial<v.InferOutput<Q>> } : object;
type BodyPart<O, File> = O extends { body: infer B }
  ? B extends Schema
    ? object extends v.InferInput<B>
      ? { body?: v.InferInput<B> }
      : { body: v.InferInput<B> }
    : { body: File }
  : object;

/**
 * Inputs and answers of each operation, as types only: all that the API client knows of the table. The published
 * package has the same types, generated from the schemas.
 */
export type Operations<File> = {
  [K in OperationKey]: {
    input: ParamsPart<K> & QueryPart<Row<K>> & BodyPart<Row<K>, File>;
    answer: AnswerOf<Row<K>, File>;
    once: Row<K> extends { once: infer O } ? O : null;
    isTriable: Row<K> extends { isTriable: true } ? true : false;
  };
};
