/** Calls back once an element comes into view, or close to it; never for one that is always hidden. */
export function whenSeen(element: Element, onSeen: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onSeen();
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
}
