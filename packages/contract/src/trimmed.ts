import * as v from 'valibot';

/** Spaces, marks with no letter to stand on, what Unicode asks programs not to show, and the empty cell of Braille. */
const nothingShown = /^[\s\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}\u2800]*$/u;

export function isBlank(text: string): boolean {
  return nothingShown.test(text);
}

/**
 * What turns the direction of whatever follows: a name with it turns the sentence, the label or the line of a mail that it
 * stands in. Copied numbers bring it along unseen. Direction without it comes from the letters, and from the marks U+200E
 * and U+200F, which turn nothing.
 */
const directionControls = /[\u202a-\u202e\u2066-\u2069]/g;

const withoutControls = (text: string): string => text.replaceAll(directionControls, '');

export const unturned = v.transform(withoutControls);

export const trimmed = v.transform((text: string) => (isBlank(text) ? '' : withoutControls(text).trim()));
