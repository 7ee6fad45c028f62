/** Whether an input method handles the key. Safari commits with an Enter that has code 229 but not `isComposing`. */
export function belongsToComposition({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229;
}
