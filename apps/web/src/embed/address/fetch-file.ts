import { content } from 'virtual:embedded-files';

/** Longer than anybody types without a suggestion, and past it the field says that the search is out of reach. */
const timeoutMs = 10_000;

const attempts = new Map<string, number>();

/**
 * Fetches a file that stands beside `/embed.js`; after a failure again.
 * @throws when it does not come, or does not come in time.
 */
export async function fetchFile<Module>(name: string): Promise<Module> {
  // A template in `new URL` would have Vite build in every file that fits it.
  const path = `./${name}?content=${content}`;
  const address = new URL(path, import.meta.url);
  // A browser keeps the failure of an address as it keeps a module.
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
