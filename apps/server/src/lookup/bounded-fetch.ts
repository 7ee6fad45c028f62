import { LookupAnswerError, type LookupFetch } from '@doorstep/address-lookup';

/** A thousand addresses have half of this, and are read within 20 ms. */
const maxBytes = 2 * 1024 * 1024;

/** `fetch` for calls of the server: what a service sends beyond any answer of its protocol is not read, nor passed on. */
export const boundedFetch: LookupFetch = async (url, init) => {
  const answer = await fetch(url, init);
  return { ok: answer.ok, status: answer.status, text: () => readBounded(answer) };
};

async function readBounded({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop early cancels the rest.
  for await (const part of body ?? []) {
    length += part.length;
    if (length > maxBytes) throw new LookupAnswerError(`more than ${maxBytes} bytes`);
    parts.push(part);
  }
  return new TextDecoder().decode(Buffer.concat(parts));
}
