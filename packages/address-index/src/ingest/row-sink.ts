import type { AddressRow } from './address-row.ts';
import type { RefusalReason, RemarkReason } from './import-summary.ts';

/**
 * Where the rows of one file go. `at` is a line number, or words where there are no lines ("way 42"). `text` is what
 * stood there, made only when it is wanted. The row object is reused: take what you need before returning.
 */
export interface RowSink {
  row(row: AddressRow, text: () => string, at: number | string): void;
  refused(reason: RefusalReason, text: () => string, at: number | string): void;
  remark(reason: RemarkReason, text: () => string, at: number | string): void;
}
