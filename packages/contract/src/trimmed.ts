import * as v from 'valibot';

/** Spaces, marks with no letter to stand on, what Unicode asks programs not to show, and the empty cell of Braille. */
const nothingShown = /^[\s\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}\u2800]*$/u;

/** Whether nobody would see anything of a text: it answers no question and names nothing. */
export function isBlank(text: string): boolean {
  return nothingShown.test(text);
}

/** A text without the spaces around it; empty where nothing of it is seen. */
export const trimmed = v.transform((text: string) => (isBlank(text) ? '' : text.trim()));
