/** Whether a key is for the input method: Safari commits with an Enter that is no longer `isComposing`, but has code 229. */
export function belongsToComposition({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229;
}
