import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';

let last: string | null = null;
let cameByLink = false;

/** Distinguishes a navigation from the first page of a visit and from a re-render. */
const visitedPages = {
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

interface PageHeadingProps {
  title: string;
  /** Next to the heading: a badge, a few words. */
  beside?: ReactNode;
  /** At the far side: the page's main action. */
  action?: ReactNode;
}

/** The page's h1. It takes the focus after a navigation, so that a screen reader announces the page. */
export function PageHeading({ title, beside, action }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    document.title = `${title} – Doorstep`;
  }, [title]);

  useEffect(() => {
    // On the first page, the browser's own start at the top is expected.
    const isFocusLost = document.activeElement === null || document.activeElement === document.body;
    if (visitedPages.shouldFocus(pathname, isFocusLost)) heading.current?.focus();
  }, [pathname]);

  return (
    <div className="page-heading">
      <div className="page-heading-title">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {beside}
      </div>
      {action ? <div className="page-heading-action">{action}</div> : null}
    </div>
  );
}
