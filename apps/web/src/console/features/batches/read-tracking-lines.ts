export interface TrackingLine {
  /** From 1, as typed. */
  line: number;
  text: string;
  reference: string;
  /** Empty where there is none in the line. */
  number: string;
}

/** One parcel a line: a reference, then a tracking number, with a tab, comma, semicolon or space between. Empty lines are left out. */
export function readTrackingLines(typed: string): TrackingLine[] {
  return typed.split('\n').flatMap((raw, index) => {
    const text = raw.trim();
    if (text === '') return [];
    const [, reference = '', number = ''] = /^"?([^\s,;"]*)"?[\s,;]*"?([^"]*)"?$/.exec(text) ?? [];
    return [{ line: index + 1, text, reference: reference.toUpperCase(), number: number.trim() }];
  });
}
