import { content } from 'virtual:embedded-files';

/** Longer than anyone types without a suggestion; after it the field says that the search is unavailable. */
const timeoutMs = 10_000;

const attempts = new Map<string, number>();

/**
 * Loads a file next to `/embed.js`; retries after a failure.
 * @throws if it does not load in time.
 */
export async function fetchFile<Module>(name: string): Promise<Module> {
  // A template in `new URL` would make Vite bundle every matching file.
  const path = `./${name}?content=${content}`;
  const address = new URL(path, import.meta.url);
  // Browsers cache a failed module URL like a module.
  const attempt = attempts.get(name) ?? 0;
  if (attempt > 0) address.searchParams.set('attempt', String(attempt));
  attempts.set(name, attempt + 1);
  return withinTime(import(/* @vite-ignore */ address.href) as Promise<Module>);
}

async function withinTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${timeoutMs / 1000} s`)), timeoutMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
