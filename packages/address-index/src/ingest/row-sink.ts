import type { AddressRow } from './address-row.ts';
import type { RefusalReason, RemarkReason } from './import-summary.ts';

/** `at` is a line number or words ("way 42"), `text` is lazy. The row is reused, so copy its values. */
export interface RowSink {
  row(row: AddressRow, text: () => string, at: number | string): void;
  refused(reason: RefusalReason, text: () => string, at: number | string): void;
  remark(reason: RemarkReason, text: () => string, at: number | string): void;
}
