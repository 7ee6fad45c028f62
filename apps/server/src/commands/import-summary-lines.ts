import type { ImportSummary, RefusalReason } from '@doorstep/address-index';

const reasons: Record<RefusalReason, string> = {
  broken_line: 'the line is broken',
  no_point: 'no position',
  no_number: 'no number and no name',
  no_street: 'no street and no place',
  no_country: 'no country; --country names one',
  near_zero: 'the position is in the sea off Africa (0, 0)',
  out_of_range: 'the position is nowhere on earth',
  swapped: 'latitude and longitude look swapped',
};

/** What an import did, in lines to read. */
export function summaryLines(summary: ImportSummary): string[] {
  const count = (value: number) => value.toLocaleString('en');
  return [
    `Data set ${summary.dataset}: ${count(summary.addresses)} addresses in ${count(summary.streets)} streets, ` +
      `${(summary.bytes / 1_000_000).toFixed(1)} MB, in ${summary.seconds.toFixed(1)} s`,
    `rows read  ${count(summary.rowsRead)}`,
    `kept       ${count(summary.kept)}`,
    `merged     ${count(summary.merged)}  (repeats of an address that was kept)`,
    `changed    ${count(summary.changed)}  (kept with something put right)`,
    `refused    ${count(summary.refused.reduce((sum, refusal) => sum + refusal.count, 0))}`,
    ...summary.refused.flatMap((refusal) => [
      `  ${count(refusal.count)}  ${reasons[refusal.reason]}`,
      ...refusal.examples.map(({ file, line, text }) => `      ${file}:${line}  ${visible(text)}`),
    ]),
  ];
}

/** Data is untrusted: it must not move the cursor or colour the terminal. */
function visible(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ').slice(0, 100);
}
