import { type ImportSummary, refusalWords, type RemarkReason } from '@doorstep/address-index';

const remarks: Record<RemarkReason, string> = {
  header_repaired: 'the header and the first record shared a line, and were cut apart',
  title_skipped: 'a title above the header was left out',
  postcode_padded: 'the postcode had lost its zeros, which were put back',
  postcode_form: 'the postcode has not the form of its country; the address was kept',
  decimal_number: 'a whole number had become a decimal ("10.0"), and was made whole',
  id_rounded: 'the id had been rounded by a spreadsheet ("1.2E+11"), and was left out',
  region_by_postcode: 'the region disagreed with the postcode, whose region was taken',
  number_is_text: 'the number has no digit; it is found as text',
  number_is_mixed: 'a name or a unit stood in the number ("FLAT A, 64")',
  unit_from_number: 'the unit stood in the number ("2/14")',
  short_street: 'the street is a single character',
  many_numbers: 'a list of numbers became several addresses',
};

const delimiterNames: Record<string, string> = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' };
const maxFiles = 5;

export function summaryLines(summary: ImportSummary): string[] {
  const count = (value: number) => value.toLocaleString('en');
  const reasons = <R extends string>(
    tallies: readonly { reason: R; count: number; examples: { file: string; at: number | string; text: string }[] }[],
    words: Record<R, string>,
  ) =>
    tallies.flatMap((tally) => [
      `  ${count(tally.count)}  ${words[tally.reason]}`,
      ...tally.examples.map(({ file, at, text }) => `      ${place(file, at)}  ${visible(text)}`),
    ]);
  return [
    `Data set ${summary.dataset}: ${count(summary.addresses)} addresses in ${count(summary.streets)} streets, ` +
      `${(summary.bytes / 1_000_000).toFixed(1)} MB, in ${summary.seconds.toFixed(1)} s ` +
      `(${count(Math.round(summary.rowsRead / summary.seconds))} rows/s)`,
    ...summary.files.slice(0, maxFiles).map((file) => {
      const how = [file.format, file.encoding, delimiterNames[file.delimiter] ?? file.delimiter].filter(Boolean);
      return `read       ${visible(file.name)}  (${how.join(', ')}; ${count(file.rows)} rows)`;
    }),
    ...(summary.files.length > maxFiles ? [`           and ${count(summary.files.length - maxFiles)} more files`] : []),
    ...(summary.skipped.length === 0 ? [] : [`left out   ${shortList(summary.skipped)}`]),
    `rows read  ${count(summary.rowsRead)}`,
    `kept       ${count(summary.kept)}`,
    `merged     ${count(summary.merged)}  (repeats of an address that was kept)`,
    `changed    ${count(summary.changed)}  (kept with something put right)`,
    `refused    ${count(summary.refused.reduce((sum, refusal) => sum + refusal.count, 0))}`,
    ...reasons(summary.refused, refusalWords),
    ...alikeLines(summary),
    ...(summary.remarks.length === 0 ? [] : ['noticed']),
    ...reasons(summary.remarks, remarks),
  ];
}

function place(file: string, at: number | string): string {
  return visible(typeof at === 'number' ? `${file}:${at}` : `${file}, ${at}`);
}

function shortList(names: readonly string[]): string {
  const shown = names.slice(0, maxFiles).map(visible).join(', ');
  return names.length > maxFiles ? `${shown} and ${names.length - maxFiles} more` : shown;
}

function visible(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ').slice(0, 100);
}

function alikeLines({ dataset, sharedForms }: ImportSummary): string[] {
  const count = (value: number) => value.toLocaleString('en');
  const { disambiguated, ambiguous, listedTwice } = sharedForms;
  if (disambiguated + ambiguous + listedTwice === 0) return [];
  return [
    `alike      ${count(ambiguous)}  (one form, several places: requests are held)`,
    `           ${count(disambiguated)}  (told apart by their towns)`,
    `           ${count(listedTwice)}  (one building under several towns or postcodes: one home)`,
    `           doorstep addresses collisions ${dataset} lists them`,
  ];
}
