import { LookupAnswerError, type LookupFetch } from '@doorstep/address-lookup';

/** A thousand addresses take half of this and parse within 20 ms. */
const maxBytes = 2 * 1024 * 1024;

/** `fetch` for calls by the server. Stops reading a response that is larger than any valid one. */
export const boundedFetch: LookupFetch = async (url, init) => {
  const answer = await fetch(url, init);
  return { ok: answer.ok, status: answer.status, text: () => readBounded(answer) };
};

async function readBounded({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    length += part.length;
    if (length > maxBytes) throw new LookupAnswerError(`more than ${maxBytes} bytes`);
    parts.push(part);
  }
  return new TextDecoder().decode(Buffer.concat(parts));
}
