import { readPageData, type PageData } from '../page-data.ts';

export type Visit =
  /** The next page, to be shown in this one's place. */
  | { kind: 'page'; data: PageData; url: string }
  /** Something else than a page of ours came back, such as a proxy's own: the browser had better show it itself. */
  | { kind: 'foreign' }
  /** No answer: nothing was lost, and the same can be sent again. */
  | { kind: 'lost' }
  | { kind: 'failed'; reason: 'busy' | 'server' };

const timeoutMs = 30_000;

/** Sends a form as the browser would, and reads the page that answers, without leaving this one. */
export async function sendForm(form: HTMLFormElement, submitter: HTMLElement | null): Promise<Visit> {
  const button = submitter instanceof HTMLButtonElement ? submitter : null;
  const target = new URL(button?.getAttribute('formaction') ?? form.action, document.baseURI);
  try {
    const answer = await fetch(target, {
      method: 'POST',
      body: new URLSearchParams(textFields(new FormData(form, button))),
      headers: { accept: 'text/html' },
      credentials: 'same-origin',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const data = readPageData(new DOMParser().parseFromString(await answer.text(), 'text/html'));
    // A page of trouble would take the place of the form; said beside the form it costs nothing.
    if (data === null || data.page.kind === 'error') {
      if (answer.status === 429) return { kind: 'failed', reason: 'busy' };
      if (answer.status >= 500) return { kind: 'failed', reason: 'server' };
    }
    if (data === null) return { kind: 'foreign' };
    return { kind: 'page', data, url: `${new URL(answer.url).pathname}${target.hash}` };
  } catch {
    return { kind: 'lost' };
  }
}

function textFields(data: FormData): [string, string][] {
  return [...data].flatMap(([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : []));
}
