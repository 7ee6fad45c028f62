let last: string | null = null;

/** Tells a navigation from the first page of a visit, and from the same page drawn again. */
export const visitedPages = {
  isNew(pathname: string): boolean {
    const isNavigation = last !== null && last !== pathname;
    last = pathname;
    return isNavigation;
  },
};
