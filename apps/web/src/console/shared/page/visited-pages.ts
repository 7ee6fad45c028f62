let last: string | null = null;
let cameByLink = false;

/** Tells a navigation from the first page of a visit, and from the same page drawn again. */
export const visitedPages = {
  /**
   * Whether a heading that appears should take the focus: after a navigation, and when it takes the place of the one
   * that stood there while the page loaded and had the focus.
   * @param isFocusLost Nothing on the page has the focus.
   */
  shouldFocus(pathname: string, isFocusLost: boolean): boolean {
    const isSame = last === pathname;
    if (!isSame) cameByLink = last !== null;
    last = pathname;
    return isSame ? cameByLink && isFocusLost : cameByLink;
  },
};
