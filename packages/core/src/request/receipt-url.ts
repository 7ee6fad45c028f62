import type { Context } from '../context.ts';

/** The secret link to a request's receipt; whoever has it may see and withdraw the request. */
export function receiptUrl(
  { secrets, baseUrl }: Pick<Context, 'secrets' | 'baseUrl'>,
  request: { id: string; reference: string },
): string {
  return `${baseUrl}/r/${request.reference}/${secrets.receiptSecret(request.id)}`;
}
