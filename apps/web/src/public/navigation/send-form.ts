import { isPageData, type PageData } from '../page-data.ts';

export type FormAnswer =
  | { kind: 'page'; data: PageData; url: string }
  | { kind: 'foreign' }
  | { kind: 'lost' }
  | { kind: 'failed'; reason: 'busy' | 'server' };

const timeoutMs = 30_000;

export async function sendForm(form: HTMLFormElement, submitter: HTMLElement | null): Promise<FormAnswer> {
  const button = submitter instanceof HTMLButtonElement ? submitter : null;
  const target = new URL(button?.getAttribute('formaction') ?? form.action, document.baseURI);
  try {
    const answer = await fetch(target, {
      method: 'POST',
      body: new URLSearchParams(textFields(new FormData(form, button))),
      // The same URL returns a document to browsers that request one.
      headers: { accept: 'application/json' },
      credentials: 'same-origin',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const data = readData(await answer.text());
    // An error page would replace the form; a message next to the form loses nothing.
    if (data === null || data.page.kind === 'error') {
      if (answer.status === 429) return { kind: 'failed', reason: 'busy' };
      if (answer.status >= 500) return { kind: 'failed', reason: 'server' };
    }
    if (data === null) return { kind: 'foreign' };
    const query = data.frame.embed === null ? '' : target.search;
    return { kind: 'page', data, url: `${new URL(answer.url).pathname}${query}${target.hash}` };
  } catch {
    return { kind: 'lost' };
  }
}

function readData(text: string): PageData | null {
  try {
    const content: unknown = JSON.parse(text);
    return isPageData(content) ? content : null;
  } catch {
    return null;
  }
}

function textFields(data: FormData): [string, string][] {
  return [...data].flatMap(([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : []));
}
