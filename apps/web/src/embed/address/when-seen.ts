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
