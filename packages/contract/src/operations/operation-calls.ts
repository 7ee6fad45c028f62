import type * as v from 'valibot';
import type { OperationKey, operations } from './all-operations.ts';
import type { AnswerOf, ParamsOf, Query, Schema } from './operation.ts';

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
