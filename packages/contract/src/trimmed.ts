import * as v from 'valibot';

/** Spaces, combining marks without a letter, characters that Unicode marks as invisible, and the empty Braille cell. */
const nothingShown = /^[\s\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}\u2800]*$/u;

export function isBlank(text: string): boolean {
  return nothingShown.test(text);
}

/**
 * Controls that change the direction of the text that follows: in a name they would turn the whole sentence, label or
 * email line. Copied numbers often contain them unseen. Direction still follows from letters and the marks U+200E and
 * U+200F, which affect nothing else.
 */
const directionControls = /[\u202a-\u202e\u2066-\u2069]/g;

export const withoutControls = (text: string): string => text.replaceAll(directionControls, '');

export const unturned = v.transform(withoutControls);

/** Without surrounding spaces; empty if nothing in it is visible. */
export const trimmed = v.transform((text: string) => (isBlank(text) ? '' : withoutControls(text).trim()));
