let last: string | null = null;
let cameByLink = false;

/** Distinguishes a navigation from the first page of a visit and from a re-render. */
export const visitedPages = {
  /**
   * Whether a new heading should take the focus: after a navigation, and when it replaces the focused heading of the
   * loading state.
   * @param isFocusLost Nothing on the page has the focus.
   */
  shouldFocus(pathname: string, isFocusLost: boolean): boolean {
    const isSame = last === pathname;
    if (!isSame) cameByLink = last !== null;
    last = pathname;
    return isSame ? cameByLink && isFocusLost : cameByLink;
  },
};
