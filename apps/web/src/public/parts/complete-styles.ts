import laterStyles from '../look/later.css?url';

let completed: Promise<void> | null = null;

/**
 * Adds the styles of the pages after an offer, if the document contains only those of the first page: after those, and
 * before an organisation's own.
 * @throws if they cannot be loaded.
 */
export function completeStyles(document: Document): Promise<void> {
  completed ??= new Promise<void>((resolve, reject) => {
    const first = document.querySelector('style[data-first]');
    if (first === null) return resolve();
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: laterStyles });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      completed = null;
      reject(new Error('the styles cannot be loaded'));
    });
    first.after(link);
  });
  return completed;
}
